import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../../../lambdas/domain/material/detect-language.ts';
import { languageFor } from '../../../lambdas/engine/languages/languages.ts';
import { contractFor, fixture, quizzesIn, scenesIn, teach } from './teach.ts';

const chunk = (text: string) => [{ id: 'c1', heading: null, text }];

describe.each([
  { name: 'ciclo-del-agua.md', language: 'es', gap: '¿Qué' },
  { name: 'eisenbahn.md', language: 'de', gap: 'Welche' },
] as const)('material in $language', ({ name, language, gap }) => {
  it('is taught and asked about in its own language, the story included', async () => {
    const taught = await teach(fixture(name), contractFor(45, { genre: 'fantasy', authorStyle: 'tolkien' }));
    for (const { content } of scenesIn(taught)) expect(detectLanguage(content)).toBe(language);
    const questions = quizzesIn(taught).flatMap((quiz) => quiz.questions);
    expect(questions.length).toBeGreaterThan(6);
    const asked = questions.map(({ question }) => question);
    expect(detectLanguage(asked.join(' '))).toBe(language);
    expect(asked.some((question) => question.startsWith(gap))).toBe(true);
  });
});

describe('a language whose sentences are not taken apart', () => {
  const text = `# Байкал

Байкал находится на юге Восточной Сибири. Это самое глубокое озеро на Земле. Вода в нём очень прозрачная и холодная.
Зимой озеро покрывается толстым льдом, по которому ездят машины. Летом сюда приезжает много туристов из разных стран.

| Показатель | Озеро | Глубина |
| --- | --- | --- |
| первое | Байкал | 1642 |
| второе | Танганьика | 1470 |
| третье | Восток | 1200 |
| четвёртое | Сан-Мартин | 836 |

В озере живут рыбы, раки и тюлени, которых больше нигде нет. Учёные изучают их уже много лет и каждый год находят новые виды.
Вокруг озера растут густые леса. На берегах стоят небольшие города и деревни, где люди ловят рыбу и принимают гостей.`;

  it('is still asked about by its tables, with no word of another language around', async () => {
    const taught = await teach(text, contractFor(15));
    expect(taught.failed).toEqual([]);
    const questions = quizzesIn(taught).flatMap((quiz) => quiz.questions);
    expect(questions.length).toBeGreaterThan(0);
    for (const { content } of scenesIn(taught)) expect(content).not.toMatch(/[a-z]{4,}/i);
  });
});

describe('the language of a prompt', () => {
  it('is believed, unless the text is plainly in another one', () => {
    expect(languageFor('en', chunk(fixture('suez-canal.txt'))).code).toBe('en');
    expect(languageFor('en', chunk(fixture('eisenbahn.md'))).code).toBe('de');
    expect(languageFor('und', chunk(fixture('ciclo-del-agua.md'))).code).toBe('es');
    expect(languageFor('en', chunk('Kurz.')).code).toBe('en');
    expect(languageFor('xx', chunk('Zdravo, svete.')).code).toBe('en');
  });
});
