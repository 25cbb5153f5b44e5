import { keepsCapital } from '../../activities/names.ts';
import { filled } from '../../locales/patterns.ts';
import { uncapitalized } from '../../nlp/words.ts';
import type { Ground } from '../candidate.ts';
import { sentencesWith } from '../searchable.ts';
import { explained } from '../siblings.ts';
import { differs, isPoint, type OpenDraft, type OpenRule, type ProposedPoint, pointOf } from './open-rule.ts';
import { subjectsIn } from './subject.ts';

const POINTS = { least: 2, most: 4 } as const;
/** The share of what the material says of something that the points are: of fewer nobody knows which are meant. */
const SHARE = 0.34;

/** What the material says of something, where that is nearly all that it says of it; each point understood by itself. */
export const toldOf = (key: string, known: readonly ProposedPoint[], ground: Ground): ProposedPoint[] => {
  const { reading } = ground;
  const points: ProposedPoint[] = [];
  for (const sentence of subjectsIn(reading).get(key)?.sentences ?? [])
    if (isPoint(sentence, ground) && differs(sentence.text, [...known, ...points], ground))
      points.push(pointOf(sentence, ground));
  const told = sentencesWith(reading, key).filter(({ sentence }) => reading.byId.get(sentence.chunk)?.role === 'body');
  return points.length >= SHARE * told.length ? points : [];
};

/** "What does the material say about …?": what is the subject of some sentences, and has no definition. */
export const aboutRule: OpenRule = {
  id: 'about',
  worth: 1.8,
  find: (ground) => {
    const phrase = ground.locale.questions.open?.about;
    if (!phrase) return [];
    const { reading } = ground;
    const known = new Set(explained(ground).map(({ key }) => key));
    return [...subjectsIn(reading).values()].flatMap(({ key, name, sentences }): OpenDraft[] => {
      if (known.has(key)) return [];
      const points = toldOf(key, [], ground);
      const [first] = points;
      const [named] = sentences;
      if (!first || !named || points.length < POINTS.least || points.length > POINTS.most) return [];
      const salience = Math.max(...sentences.map(reading.salience));
      const question = filled(phrase, { name: keepsCapital(named, reading) ? name : uncapitalized(name) });
      return [{ subjects: [key], question, points, chunk: first.chunk, salience }];
    });
  },
};
