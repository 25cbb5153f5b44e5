import { readScene } from '../../activities/scene-text.ts';
import { whysIn } from '../../activities/why.ts';
import type { OpenDraft, OpenRule } from './open-rule.ts';
import { pointOf } from './open-rule.ts';

/** What a sentence gives a reason for, or what it says follows. */
export const whyRule: OpenRule = {
  id: 'why',
  worth: 2.4,
  find: (ground) => {
    const { bodies } = ground.reading;
    const scene = readScene(
      ground.reading,
      bodies.map(({ id }) => id),
      bodies.map(({ text }) => text).join('\n\n'),
    );
    return whysIn(scene).map(
      ({ question, sentence }): OpenDraft => ({
        subjects: [],
        question,
        points: [pointOf(sentence, ground)],
        chunk: sentence.chunk,
        salience: ground.reading.salience(sentence),
      }),
    );
  },
};
