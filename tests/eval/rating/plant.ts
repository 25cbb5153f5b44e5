import { inOrder } from './order.ts';
import type { Item } from './question-sheet.ts';

type Fault = (item: Item, other: Item) => Partial<Item>;

const swapped = (options: readonly string[], at: number, text: string): string[] => options.toSpliced(at, 1, text);
const wrongAt = ({ options, right }: Item): number => (right + 1) % options.length;

/** Ways in which questions go wrong that a rater has to notice. */
const faults: readonly Fault[] = [
  // The key is not what the passage says.
  (item) => ({ right: wrongAt(item) }),
  // Two options are right.
  (item) => ({ options: swapped(item.options, wrongAt(item), `${item.options[item.right]} or so`) }),
  // The wrong options are of another kind.
  (item, other) => ({
    options: item.options.map((option, at) =>
      at === item.right ? option : (other.options[at % other.options.length] ?? ''),
    ),
  }),
  // The passage is about something else.
  (_, other) => ({ quote: other.quote, around: other.around }),
  // What is asked can't be told any more.
  (item) => ({ question: `${item.question.split(/[“„«]/)[0]}“… _____ …”` }),
  // The question says the answer.
  (item) => ({ question: `${item.question} (It has to do with: ${item.options[item.right]}.)` }),
];

interface Planted {
  readonly items: readonly Item[];
  /** Numbers of those that were spoiled, counted from 1. */
  readonly spoiled: readonly number[];
}

/** The items, of which the given number has one of the faults. */
export const withFaults = (items: readonly Item[], count: number, seed: string): Planted => {
  const chosen = inOrder([...items.keys()], String, `${seed}/plant`).slice(0, count);
  const out = [...items];
  for (const [nth, at] of chosen.entries()) {
    const item = items[at];
    const other = items[(at + 7) % items.length];
    if (item && other) out[at] = { ...item, ...faults[nth % faults.length]?.(item, other) };
  }
  return { items: out, spoiled: chosen.map((at) => at + 1).toSorted((one, next) => one - next) };
};
