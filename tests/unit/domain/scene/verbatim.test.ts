import { describe, expect, it } from 'vitest';
import type { SceneRecord } from '../../../../lambdas/domain/scene/scene.ts';
import { countVerbatim } from '../../../../lambdas/domain/scene/verbatim.ts';
import { newId } from '../../../../shared/model/id.ts';
import { chapter, quiz } from '../../../integration/lesson.ts';

const kept = { session_id: newId('ses'), user_id: 'ann', generation_id: newId('gen'), state: 'written', minutes: 1 };
const sceneOf = (content: string | null, written = chapter(1)): SceneRecord =>
  ({ ...written, ...kept, sources: [], terms: [], activities: [], content, version: 1 }) as SceneRecord;

const material = [
  { text: '# Cells\n\nEvery cell has a thin membrane. It lets water pass\nand keeps salt out.' },
  { text: 'Plants catch light with green leaves. Nobody shares this last sentence.' },
];

describe('what a shared lesson shows of its material', () => {
  it('is counted by sentences, however they are marked up and broken into lines [SESS-46]', () => {
    const lesson = sceneOf(
      'He read: “Every **cell** has a thin membrane.” It lets water pass and keeps\nsalt out. Plants are green.',
    );
    expect(countVerbatim(material, [lesson])).toEqual({ sentences: 4, verbatim: 2 });
  });

  it('counts what only a question, a quote or a term shows', () => {
    const asked = sceneOf(null, quiz(2));
    const [question] = asked.quiz?.questions ?? [];
    if (!question) throw new Error('The sample has no question');
    const shown = { ...asked, quiz: { ...asked.quiz, questions: [{ ...question, question: material[1]?.text }] } };
    expect(countVerbatim(material, [shown as SceneRecord]).verbatim).toBe(2);
    const term = { term: 'leaf', definition: 'Plants catch light with green leaves.' };
    expect(countVerbatim(material, [{ ...sceneOf('Nothing.'), terms: [term] }]).verbatim).toBe(1);
  });

  it('is nothing of what was only told in other words, and no sentence counts twice', () => {
    expect(
      countVerbatim([...material, ...material], [sceneOf('A cell is wrapped in a membrane, thin as a film.')]),
    ).toEqual({
      sentences: 4,
      verbatim: 0,
    });
  });
});
