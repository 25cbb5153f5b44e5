import type { DocumentItem } from '../document.ts';
import type { Solution } from './answers.ts';
import type { PlacedBlock } from './place.ts';

export interface NumberedItem {
  readonly number: string;
  readonly item: DocumentItem;
  readonly block: PlacedBlock;
}

/** The items of numbered lists with the numbers they have. */
export const numberedItems = (blocks: readonly PlacedBlock[]): NumberedItem[] =>
  blocks
    .filter(({ block }) => block.kind === 'list' && block.ordered)
    .flatMap((placed) => {
      const marks = [...placed.block.markdown.matchAll(/^(\d+)\. /gm)].map(([, number]) => number ?? '');
      return (placed.block.items ?? []).map((item, at) => ({ number: marks[at] ?? '', item, block: placed }));
    });

/** "1. b", "2) C" and "3 d" in a row: what an answer key says in one line. */
const KEY_LINE = /(?<![\w.])(\d{1,3})[.):]?\s*\(?([a-h])\)?(?=[\s,;.]|$)/gi;

/** Whether a text is a key by itself: letters of more than one question. */
export const isKeyLine = (text: string): boolean => (text.match(KEY_LINE)?.length ?? 0) > 1;

/** Answers by the number of their question, from parts that hold nothing else. A number that comes twice tells nothing. */
export const answerKey = (blocks: readonly PlacedBlock[]): ReadonlyMap<string, Solution> => {
  const key = new Map<string, Solution>();
  const twice = new Set<string>();
  const put = (number: string, answer: string, block: PlacedBlock) => {
    if (key.has(number)) twice.add(number);
    key.set(number, { answer, block });
  };
  const line = (text: string, block: PlacedBlock): boolean => {
    const pairs = [...text.matchAll(KEY_LINE)];
    for (const [, number = '', letter = ''] of pairs) put(number, letter, block);
    return pairs.length > 0;
  };
  for (const { number, item, block } of numberedItems(blocks)) {
    if (!/\d/.test(item.text) || !line(`${number}. ${item.text}`, block)) put(number, item.text, block);
  }
  for (const block of blocks) if (block.block.kind === 'paragraph') line(block.block.markdown, block);
  for (const number of twice) key.delete(number);
  return key;
};
