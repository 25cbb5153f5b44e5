import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { isOpenKey } from '../../../shared/model/learning/question.ts';
import { contractFor, type Taught, teach } from './teach.ts';

const text = readFileSync(path.resolve(import.meta.dirname, '../../fixtures/texts/dawrat-al-ma.md'), 'utf8');
const latin = /[A-Za-z]{2,}/;

describe('an Arabic text', () => {
  let taught: Taught;
  beforeAll(async () => {
    taught = await teach(text, contractFor(15));
  });

  it('becomes a lesson in Arabic, with chapters and questions that it answers', () => {
    expect(taught.context.language).toBe('ar');
    expect(taught.failed).toEqual([]);
    expect(taught.plan.title).toBe('دورة الماء');
    const chapters = taught.scenes.filter(({ type }) => type === 'chapter');
    expect(chapters.length).toBeGreaterThan(1);
    const keys = taught.scenes.flatMap((scene) => scene.keys);
    expect(keys.length).toBeGreaterThan(1);
    for (const key of keys)
      expect(text).toContain(isOpenKey(key) ? key.points[0]?.evidence.quote : key.evidence?.quote);
  });

  it('is told without a word of English, and lists with its own comma', () => {
    const said = taught.scenes.map(({ title, content }) => `${title} ${content ?? ''}`).join('\n');
    const asked = taught.scenes.flatMap(({ quiz }) => quiz?.questions ?? []).map(({ question }) => question);
    expect([taught.plan.description, said, ...asked].filter((part) => latin.test(part))).toEqual([]);
    expect(said).toMatch(/\*\*الجريان السطحي\*\*، \*\*/);
  });
});
