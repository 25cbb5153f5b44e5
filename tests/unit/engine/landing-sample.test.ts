import { beforeAll, describe, expect, it } from 'vitest';
import type { WrittenScene } from '../../../lambdas/domain/scene/written-scene.ts';
import { isOpen, isOpenKey } from '../../../shared/model/learning/question.ts';
import { sampleEdition } from '../../../web/src/features/landing/sample-edition.ts';
import { contractFor, teach } from './teach.ts';

const { genre, vignette, title, text, definition, question } = sampleEdition;
const [before, term, after] = text;
const section = `${before}**${term}**${after}`;
const material = `# What Light Does in a Leaf

## Light is caught

Leaves look green because their chlorophyll takes up red and blue light and throws back the green. **Chlorophyll** is the pigment that catches the light. It sits in a thin skin inside the leaf’s cells, the thylakoid membrane.

## ${title}

${section}

## Sugar is built

**Carbon fixation** is the binding of carbon dioxide to a larger molecule. The **Calvin cycle** is the ring of reactions that builds sugar from carbon dioxide. It needs no light of its own.

## Sugar is spent

**Hydrolysis** is the splitting of starch into sugar. **Glycolysis** is the splitting of sugar into two parts.
`;

describe('the page of an edition that the landing page shows', () => {
  let scenes: readonly WrittenScene[];
  let chapter: WrittenScene;
  beforeAll(async () => {
    ({ scenes } = await teach(material, contractFor(15, { genre })));
    chapter = scenes.find(({ content }) => content?.includes(section))!;
  });

  it('is what the engine makes of that text: the sentences, the words at the door and the margin', () => {
    expect(chapter.vignette).toBe(vignette);
    expect(chapter.terms).toContainEqual({ term, definition: `${definition}.` });
    expect(chapter.activities).toContainEqual(expect.objectContaining({ kind: 'recall', heading: title }));
  });

  it('asks what the engine asks, and says of a wrong option what the engine says of it', () => {
    const quiz = scenes.find((scene) => scene.quiz?.questions.some((one) => one.question === question.text));
    const asked = quiz?.quiz?.questions.find((one) => one.question === question.text);
    const key = quiz?.keys.find(({ id }) => id === asked?.id);
    if (!asked || !key || isOpen(asked) || isOpenKey(key)) throw new Error('It is not asked');
    expect(asked.options[key.correctAnswer]).toBe(question.right);
    expect(key.about?.[asked.options.indexOf(question.wrong)]).toBe(question.about);
    expect(key.evidence?.quote.replaceAll('*', '')).toBe(question.evidence);
  });
});
