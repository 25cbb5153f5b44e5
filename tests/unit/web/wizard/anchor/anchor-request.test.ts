import { describe, expect, it } from 'vitest';
import { errorCodes } from '../../../../../shared/model/error-code.ts';
import { emptyAnchor } from '../../../../../web/src/features/wizard/anchor/anchor-draft.ts';
import {
  attachRefusal,
  contextOf,
  generateBody,
  refusalOf,
  sessionBody,
  universeOf,
} from '../../../../../web/src/features/wizard/anchor/anchor-request.ts';
import { fullnessOf } from '../../../../../web/src/features/wizard/anchor/material-section.tsx';
import { SESSION } from '../../samples/sessions.ts';

const curated = { ...emptyAnchor, topic: 'learning-habits', subtopic: 'active-recall', universe: 'star-wars' };
const FILE = { uploadId: 'upl_01JZ8E5V6H7K8M9N0P1Q2R3S4T', name: 'tides.pdf', size: 10, until: 0 } as const;
const ai = { basic: false, attached: false };
const TOPIC = 'Choose a topic + sub-topic, or enter a manual topic.';

describe('the context of an anchor lesson', () => {
  it('has the parts that have a value [GEN-12, GEN-13]', () => {
    expect(contextOf(curated)).toBe('Topic: Learning Habits | Sub-topic: Active Recall');
    expect(contextOf({ ...curated, focus: ' before exams ' })).toBe(
      'Topic: Learning Habits | Sub-topic: Active Recall | Focus: before exams',
    );
    expect(contextOf({ ...curated, topicMode: 'manual', manualTopic: 'Tides' })).toBe('Topic: Tides');
  });
});

describe('an anchor lesson that may be generated', () => {
  it('has a session [ANCH-18]', () => {
    expect(refusalOf(curated, undefined, ai)?.text).toBe('Please select or create a session first');
    expect(refusalOf(curated, SESSION, ai)).toBeUndefined();
  });

  it('has a category and a sub-topic, or a topic that was entered [ANCH-19, ANCH-20, ANCH-21]', () => {
    expect(refusalOf({ ...curated, subtopic: '' }, SESSION, ai)?.text).toBe(TOPIC);
    expect(refusalOf({ ...curated, topic: '', subtopic: '' }, SESSION, ai)?.text).toBe(TOPIC);
    expect(refusalOf({ ...curated, topicMode: 'manual', manualTopic: '  ' }, SESSION, ai)?.text).toBe(TOPIC);
    expect(refusalOf({ ...curated, topicMode: 'manual', manualTopic: 'Tides' }, SESSION, ai)).toBeUndefined();
  });

  it('has a universe, or leaves it to the AI [ANCH-22, ANCH-23]', () => {
    const text = 'Select an anchor universe (or choose AI).';
    expect(refusalOf({ ...curated, universe: '' }, SESSION, ai)?.text).toBe(text);
    expect(refusalOf({ ...curated, universe: 'custom', customUniverse: ' ' }, SESSION, ai)?.text).toBe(text);
    expect(refusalOf({ ...curated, universe: 'ai-choice' }, SESSION, ai)).toBeUndefined();
  });
});

describe('an anchor lesson where no language model writes', () => {
  const basic = { basic: true, attached: false };
  const manual = { ...curated, topicMode: 'manual', manualTopic: 'Tides' } as const;

  it('needs material for a topic that is not offered, which is said before anything is made [GEN-01, ANCH-24]', () => {
    const { text } = errorCodes.material_required;
    expect(refusalOf(manual, SESSION, basic)).toEqual({ text, at: 'material' });
    expect(refusalOf(curated, SESSION, basic)).toBeUndefined();
    expect(refusalOf({ ...manual, content: 'The sea rises.' }, SESSION, basic)).toBeUndefined();
    expect(refusalOf({ ...manual, file: FILE }, SESSION, basic)).toBeUndefined();
  });

  it('takes what is attached to the session, unless another session is named [ANCH-24]', () => {
    const attached = { ...basic, attached: true };
    expect(refusalOf(manual, SESSION, attached)).toBeUndefined();
    expect(refusalOf({ ...manual, newTitle: 'Another' }, SESSION, attached)?.at).toBe('material');
  });
});

describe('material that may be attached', () => {
  it('has a session and words [ANCH-12, ANCH-13]', () => {
    expect(attachRefusal('Notes', undefined)?.text).toBe('Please select a session first');
    expect(attachRefusal('  ', SESSION)?.text).toBe('Content is required');
  });

  it('has at most 100,000 characters [ANCH-14, ANCH-15]', () => {
    expect(attachRefusal('x'.repeat(100_000), SESSION)).toBeUndefined();
    expect(attachRefusal('x'.repeat(100_001), SESSION)?.text).toBe('Content too long. Max 100,000 characters.');
  });

  it('is near the limit above 90 percent, and over it above all [ANCH-16, ANCH-17]', () => {
    expect([90_000, 90_001, 100_000, 100_001].map(fullnessOf)).toEqual(['fine', 'near', 'near', 'over']);
  });
});

describe('what is sent', () => {
  it('makes a session with the anchor defaults and a trimmed title [ANCH-10, ANCH-25]', () => {
    expect(sessionBody('  Habits ')).toEqual({
      title: 'Habits',
      mode: 'anchor',
      genre: 'ai-choice',
      authorInspiration: 'ai-choice',
      targetAudience: 'high',
      difficultyLevel: 'intermediate',
      estimatedDuration: 45,
    });
  });

  it('names a universe by its label, or as it was typed [GEN-10]', () => {
    expect(universeOf(curated)).toBe('Star Wars');
    expect(universeOf({ ...curated, universe: 'custom', customUniverse: ' Moomins ' })).toBe('Moomins');
    expect(universeOf({ ...curated, universe: 'ai-choice' })).toBe('ai-choice');
  });

  it('is what the function takes [GEN-09, GEN-11, GEN-14, ANCH-24]', () => {
    expect(generateBody({ ...curated, workTitle: 'A New Hope', spoilersOk: true }, SESSION)).toEqual({
      sessionId: SESSION,
      content: '',
      targetAudience: 'high',
      difficultyLevel: 'intermediate',
      estimatedDuration: 45,
      resolvedSceneCount: 14,
      resolvedQuizCount: 8,
      anchorUniverse: 'Star Wars',
      anchorWorkTitle: 'A New Hope',
      spoilersOk: true,
      genre: 'ai-choice',
      authorInspiration: 'ai-choice',
      additionalContext: 'Topic: Learning Habits | Sub-topic: Active Recall',
      savePrompt: true,
    });
  });

  it('tells nothing of a work or spoilers when the AI chooses', () => {
    const sent = generateBody({ ...curated, universe: 'ai-choice', workTitle: 'Left over', spoilersOk: true }, SESSION);
    expect(sent.spoilersOk).toBe(false);
    expect(sent).not.toHaveProperty('anchorWorkTitle');
  });
});
