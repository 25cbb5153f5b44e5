import { describe, expect, it } from 'vitest';
import { notesOn } from '../../../../../lambdas/domain/generation/plan/notes.ts';
import { chunkChooser } from '../../../../../lambdas/domain/generation/plan/plan-chunks.ts';
import { kindsIn } from '../../../../../lambdas/domain/generation/plan/question-kinds.ts';
import { MAX_CHUNKS } from '../../../../../lambdas/domain/material/default-chunks.ts';
import type { SceneType } from '../../../../../shared/model/session/scene-type.ts';

const ids = Array.from({ length: 40 }, (_, at) => `c${at + 1}`);
const chooser = () => {
  const choose = chunkChooser(new Set(ids));
  return (type: SceneType, own: readonly string[], proposal: readonly string[] = []) =>
    choose({ order: 1, type, questions: 0, chunks: own }, proposal);
};

describe('the chunks of a scene', () => {
  it('are those that were proposed and are known, each once, else those of the draft', () => {
    const choose = chooser();
    expect(choose('chapter', ['c1'], ['c2', 'c2', 'c99'])).toEqual(['c2']);
    expect(choose('chapter', ['c1'], ['c99'])).toEqual(['c1']);
    expect(choose('summary', ['c1'], ['c3'])).toEqual(['c3']);
  });

  it('are no more than such a scene can bear', () => {
    expect(chooser()('chapter', ids)).toHaveLength(MAX_CHUNKS.chapter);
    expect(chooser()('recap', ids)).toHaveLength(MAX_CHUNKS.other);
    const choose = chooser();
    for (const id of ids) choose('chapter', [id]);
    expect(choose('quiz', [], ids)).toHaveLength(MAX_CHUNKS.quiz);
  });

  it('are, of a quiz, what was taught and not asked; what was asked may follow, three or as many', () => {
    const choose = chooser();
    for (const id of ids.slice(0, 8)) choose('chapter', [id]);
    expect(choose('quiz', ['c1', 'c9'], ['c1', 'c2', 'c3', 'c4', 'c9'])).toEqual(['c1', 'c2', 'c3', 'c4']);
    expect(choose('quiz', [], ['c1', 'c2', 'c3', 'c4', 'c5'])).toEqual(['c5', 'c1', 'c2', 'c3']);
    expect(choose('quiz', ['c5', 'c6'], ['c1', 'c2'])).toEqual(['c6']);
    expect(choose('quiz', ['c6'], [])).toEqual(['c7', 'c8']);
    expect(choose('quiz', ['c6'], ['c1'])).toEqual(ids.slice(0, 8).slice(0, MAX_CHUNKS.quiz));
  });

  it('are none of a quiz before anything was taught', () => {
    expect(chooser()('quiz', ['c1'], ['c2'])).toEqual([]);
  });
});

describe('the notes on a lesson', () => {
  const scene = { order: 1, title: 'Roots', chunks: [], questions: 0 };
  const drafted = { order: 1, type: 'chapter', chunks: [], questions: 0 } as const;
  const full = {
    spec: { sceneTarget: 1, questionTarget: 4 },
    draft: { scenes: [drafted], questions: 4 },
    missing: [],
    passed: 4,
  };

  it('are none where all is as it was wished', () => {
    expect(notesOn({ ...full, spec: { ...full.spec, origin: 'own', language: 'fr' }, language: 'fr' })).toEqual([]);
  });

  it.each([
    ['fewer scenes', { sceneTarget: 2, questionTarget: 4 }, { wantedScenes: 2, wantedQuestions: 4 }],
    ['fewer questions', { sceneTarget: 1, questionTarget: 5 }, { wantedScenes: 1, wantedQuestions: 5 }],
  ])('say that the material bears %s', (_, spec, wanted) => {
    expect(notesOn({ ...full, spec })).toEqual([{ code: 'thin', params: { scenes: 1, questions: 4, ...wanted } }]);
  });

  it('say that it is not in the language that was asked for, where that is one on offer', () => {
    const asked = (language: string) => notesOn({ ...full, spec: { ...full.spec, language }, language: 'en' });
    expect(asked('fr')).toEqual([{ code: 'untranslated', params: { language: 'fr' } }]);
    expect(asked('toString')).toEqual([]);
    expect(notesOn({ ...full, language: 'en' })).toEqual([]);
  });

  it('name the scenes that are missing, but no quiz: its questions are counted', () => {
    const missing = (type: SceneType) => notesOn({ ...full, missing: [{ ...scene, type }] });
    expect(missing('chapter')).toEqual([{ code: 'unwritten', params: { kind: 'chapter', title: 'Roots' } }]);
    expect(missing('recap')).toEqual([{ code: 'unwritten', params: { kind: 'scene', title: 'Roots' } }]);
    expect([...missing('quiz'), ...missing('assessment')]).toEqual([]);
    expect(notesOn({ ...full, passed: 3 })).toEqual([{ code: 'dropped', params: { dropped: 1, questions: 4 } }]);
  });

  it('say first that a model wrote what it is written from', () => {
    expect(notesOn({ ...full, spec: { ...full.spec, origin: 'model' } })).toEqual([{ code: 'borrowed' }]);
  });

  it('say that the material does not mention the topic, and nothing where it does or nobody can tell', () => {
    const about = (topic: string, subtopic: string, text: string, origin: 'own' | 'model' = 'own') =>
      notesOn({
        ...full,
        spec: { ...full.spec, origin, topic: { topic, subtopic, focus: '' } },
        chunks: [{ heading: 'Baking', text }],
      });
    const note = (topic: string) => [{ code: 'elsewhere', params: { topic } }];
    expect(about('Photosynthesis', '', 'Yeast feeds on sugar.')).toEqual(note('Photosynthesis'));
    expect(about('Biology', 'Light reactions', 'Yeast feeds on sugar.')).toEqual(note('Light reactions'));
    expect(about('Biology', 'Yeasts', 'Yeast feeds on sugar.')).toEqual([]);
    expect(about('Baking bread', '', 'Yeast feeds on sugar.')).toEqual([]);
    expect(about('DNA', '', 'Yeast feeds on sugar.')).toEqual([]);
    expect(about('Photosynthesis', '', 'Yeast feeds on sugar.', 'model')).toEqual([{ code: 'borrowed' }]);
  });
});

describe('the kinds of the questions that were written', () => {
  const choice = { id: 'q1', question: 'What?', options: ['a', 'b'] };
  const open = (kind: 'short_answer' | 'case_study') => ({ id: kind, question: 'Why?', kind });

  it('are counted over all scenes, those without a quiz among them', () => {
    const quiz = (...questions: readonly object[]) => ({ quiz: { questions } }) as never;
    expect(
      kindsIn([quiz(choice, choice, open('short_answer')), { quiz: null } as never, quiz(open('case_study'), choice)]),
    ).toEqual({ mcqCount: 3, shortAnswerCount: 1, caseStudyCount: 1 });
    expect(kindsIn([])).toEqual({ mcqCount: 0, shortAnswerCount: 0, caseStudyCount: 0 });
  });
});
