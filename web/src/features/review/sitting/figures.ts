import type { CardGrade } from '../../../../../shared/model/learning/card.ts';
import { MINUTE } from '../../../../../shared/model/time.ts';
import type { CardVerdict, Sitting } from './sitting.ts';

const all = ['again', 'hard', 'good', 'easy'] as const satisfies readonly CardGrade[];

/** After a miss only these are offered: nobody knew well what they had wrong. */
export const gradesFor = (verdict: CardVerdict): readonly CardGrade[] => (verdict === 'wrong' ? all.slice(0, 2) : all);

/** The grade that Enter takes; null where only the learner can say. */
export const gradeSet = (verdict: CardVerdict): CardGrade | null =>
  verdict === 'own' ? null : verdict === 'wrong' ? 'again' : 'good';

export const leftOf = ({ waiting, current }: Sitting): number => waiting.length + (current ? 1 : 0);

/** Minutes for so many cards, at least one. */
export const minutesFor = (cards: number, secondsACard: number): number =>
  Math.max(1, Math.round((cards * secondsACard) / 60));

export interface SittingFigures {
  readonly cards: number;
  /** Remembered when they were first asked. */
  readonly atOnce: number;
  readonly minutes: number;
}

/** Each card once, however often it came back. */
export const figuresOf = ({ steps }: Pick<Sitting, 'steps'>): SittingFigures => {
  const first = new Map<string, boolean>();
  for (const { card, did, missed } of steps) {
    const { id } = card.card;
    if (did !== 'suspended' && !first.has(id)) first.set(id, !missed && (did === 'practised' || did.grade !== 'again'));
  }
  const took = steps.reduce((sum, one) => sum + one.took, 0);
  return {
    cards: first.size,
    atOnce: [...first.values()].filter(Boolean).length,
    minutes: Math.max(1, Math.round(took / MINUTE)),
  };
};

/** Cards that are answered and do not come back today. */
export const doneOf = ({ steps, waiting, current }: Sitting): number => {
  const open = new Set([...waiting, ...(current ? [current] : [])].map(({ card }) => card.id));
  return new Set(steps.map(({ card }) => card.card.id).filter((id) => !open.has(id))).size;
};
