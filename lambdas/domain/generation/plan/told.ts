import { passagesIn } from '../../../../shared/model/learning/activity.ts';
import type { WrittenScene } from '../../scene/written-scene.ts';
import type { Plan } from './plan.ts';

/** What became of a chapter, for whoever looks back on it. */
export interface ToldChapter {
  readonly order: number;
  readonly title: string;
  /** What it was to teach; empty where nobody planned that. */
  readonly point: string;
  /** What shows it, as `ScenePoint` has it: the clue, the step of the running example, the likeness. */
  readonly means: string;
  readonly quotes: readonly { readonly chunk: string; readonly quote: string }[];
  readonly terms: readonly { readonly term: string; readonly definition: string }[];
  /** Its last paragraph, or the end of that. */
  readonly ends: string;
}

const MOST = { quotes: 6, terms: 10, ends: 400 } as const;

const endOf = (content: string): string => {
  const last =
    content
      .trim()
      .split(/\n{2,}/)
      .at(-1) ?? '';
  if (last.length <= MOST.ends) return last;
  const end = last.slice(last.indexOf(' ', last.length - MOST.ends) + 1);
  // From the beginning of a sentence, where one begins
  return end.replace(/^[^.!?…]*[.!?…]["”’»)]*\s+(?=\S)/, '');
};

/** What its activities quote says more of a chapter than its few sources do. */
const quotesOf = ({ sources, activities }: WrittenScene): ToldChapter['quotes'] =>
  [...sources, ...activities.flatMap(passagesIn)]
    .filter(({ start, end }, at, all) => !all.slice(0, at).some((one) => one.start < end && start < one.end))
    .slice(0, MOST.quotes)
    .map(({ chunk, quote }) => ({ chunk, quote }));

/** The chapters that are written, in their order, up to the scene `before`. A chapter that was given up is not among them. */
export const toldBefore = (plan: Plan, written: readonly WrittenScene[], before: number): ToldChapter[] =>
  written
    .filter(({ type, order }) => type === 'chapter' && order < before)
    .toSorted((one, other) => one.order - other.order)
    .map((scene) => {
      const planned = plan.scenes.find(({ order }) => order === scene.order)?.point;
      return {
        order: scene.order,
        title: scene.title,
        point: planned?.point ?? '',
        means: planned?.means ?? '',
        quotes: quotesOf(scene),
        terms: scene.terms.slice(0, MOST.terms).map(({ term, definition }) => ({ term, definition })),
        ends: endOf(scene.content ?? ''),
      };
    });
