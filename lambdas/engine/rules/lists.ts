import { refusal } from '../guards/guard.ts';
import { phraseGuards } from '../guards/phrase-guards.ts';
import { filled } from '../locales/questions.ts';
import type { Block, ListItem, ReadChunk } from '../nlp/reading.ts';
import { contentWords, shared, words } from '../nlp/words.ts';
import { sectionSalience } from '../salience/section-salience.ts';
import type { Candidate, Ground, Rule } from './candidate.ts';

interface NamedList {
  readonly chunk: ReadChunk;
  readonly name: string;
  /** The heading above the one that it stands under. */
  readonly parent: string;
  readonly block: Block;
  readonly items: readonly ListItem[];
}

const LEAST_STEPS = 4;
const LEAST_ITEMS = 2;
/** Words of what is only named. */
const BARE = 3;
const LONGEST_NAME = 14;
/** Lists whose names share as much of their words are about the same. */
const SAME_NAME = 0.7;

/** A list with what it is a list of: the sentence before it that ends in a colon, or its heading. */
const listsIn = (chunk: ReadChunk): NamedList[] =>
  chunk.blocks.flatMap((block, index): NamedList[] => {
    const before = chunk.blocks[index - 1];
    const lead = before?.kind === 'paragraph' ? before.sentences.at(-1)?.text : undefined;
    const name = lead?.endsWith(':') ? lead.slice(0, -1) : index <= 1 ? (chunk.path.at(-1) ?? '') : '';
    if (block.kind !== 'list' || name === '' || words(name).length > LONGEST_NAME) return [];
    return [{ chunk, name, parent: chunk.path.slice(0, -1).join('\n'), block, items: block.items ?? [] }];
  });

const allLists = ({ bodies }: Ground): NamedList[] => bodies.flatMap(listsIn);

const salienceOf = ({ chunk }: NamedList, { reading }: Ground): number =>
  (sectionSalience(reading).get(chunk.id) ?? 0) * 0.7;

/** A bare name beside "name: what it is" or a whole sentence stands out. */
const isLike = (one: string, other: string): boolean =>
  one.includes(':') === other.includes(':') && words(one).length > BARE === words(other).length > BARE;

const base = (list: NamedList, item: ListItem, ground: Ground) => ({
  chunk: list.chunk.id,
  evidence: { chunk: list.chunk.id, quote: list.chunk.text.slice(item.start, item.end) },
  shown: item.text,
  sentence: list.block.sentences.find(({ start }) => start >= item.start && start < item.end) ?? null,
  salience: salienceOf(list, ground),
  refused: refusal(phraseGuards, list.name, ground.locale.nlp) ?? refusal(phraseGuards, item.text, ground.locale.nlp),
});

/** "Which step comes directly after …?": of a numbered list that is a sequence. */
export const nextRule: Rule = {
  id: 'next',
  worth: 2.2,
  find: (ground) => {
    const { next: phrase, sequence, about } = ground.locale.questions;
    if (phrase === null || !sequence) return [];
    return allLists(ground)
      .filter(({ block, items, name }) => block.ordered && items.length >= LEAST_STEPS && sequence.test(name))
      .flatMap((list) =>
        list.items.slice(0, -1).map((item, at): Candidate => {
          const right = list.items[at + 1] ?? item;
          return {
            ...base(list, right, ground),
            subject: `next ${list.name}`,
            question: filled(phrase, { name: list.name, step: item.text.replace(/\.$/, '') }),
            right: right.text,
            pool: list.items.flatMap((other, index) =>
              index === at || index === at + 1
                ? []
                : [
                    {
                      text: other.text,
                      about: filled(about.step, { step: list.items[index - 1]?.text.replace(/\.$/, '') ?? '…' }),
                    },
                  ],
            ),
          };
        }),
      );
  },
};

/** "Which of these does the material name under …?": of lists that stand beside each other. */
export const listedRule: Rule = {
  id: 'listed',
  worth: 2,
  find: (ground) => {
    const { nlp } = ground.locale;
    const { listed: phrase, about } = ground.locale.questions;
    if (phrase === null) return [];
    const lists = allLists(ground).filter(({ items }) => items.length >= LEAST_ITEMS);
    return lists.flatMap((list) => {
      const named = contentWords(list.name, nlp);
      const beside = lists.filter(
        (other) =>
          other !== list && other.parent === list.parent && shared(contentWords(other.name, nlp), named) < SAME_NAME,
      );
      return list.items.map(
        (item): Candidate => ({
          ...base(list, item, ground),
          subject: `listed ${list.name}`,
          question: filled(phrase, { name: list.name }),
          right: item.text,
          pool: beside.flatMap((other) =>
            other.items
              .filter(({ text }) => isLike(text, item.text))
              .map(({ text }) => ({ text, about: filled(about.item, { name: other.name }) })),
          ),
        }),
      );
    });
  },
};
