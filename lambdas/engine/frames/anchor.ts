import { labelOf } from '../../../shared/catalogue/choice.ts';
import { universes } from '../../../shared/catalogue/universes.ts';
import type { PromptSpec } from '../../pipeline/prompts/envelope.ts';
import { filled } from '../languages/language.ts';
import { chosen } from '../seed.ts';
import { escaped } from '../text/markdown.ts';
import { abroad } from '../universes/abroad.ts';
import type { UniverseCard } from '../universes/universe-card.ts';
import { universeCardFor } from '../universes/universe-cards.ts';
import type { Frame } from './frame.ts';

/** What was typed is filled in once and for all: a brace in it must not be filled in again. */
const harmless = (text: string): string => text.replace(/[{}]/g, '').trim();

/** A universe bound to one lesson. */
export interface World {
  readonly card: UniverseCard;
  /** As it is said, and as it stands in Markdown. */
  readonly name: string;
  readonly shown: string;
  readonly spoilersOk: boolean;
}

type Contract = Pick<PromptSpec, 'anchor' | 'title' | 'topic' | 'origin'>;

export const worldOf = ({ anchor }: Pick<PromptSpec, 'anchor'>): World | null => {
  if (!anchor) return null;
  const name = harmless(labelOf(universes, anchor.universe));
  return { card: universeCardFor(anchor.universe), name, shown: escaped(name), spoilersOk: anchor.spoilersOk };
};

const workOf = ({ card, spoilersOk }: World, work: string | null): string[] => {
  if (!work) return [];
  const named = escaped(harmless(work));
  return [
    spoilersOk
      ? `You named ${named}, and you do not mind hearing how its story goes on.`
      : filled(card.inWork, { work: named }),
  ];
};

const promise = ({ card, shown }: World, { origin }: Contract): string =>
  [
    // The card for typed universes says so itself.
    card.slug === null
      ? ''
      : `Each picture from ${shown} comes with the place where it ends, because a likeness that is taken too far teaches the wrong thing. `,
    origin === 'model'
      ? 'What is said about {topic} comes from a text that was written for this lesson, not from material of yours.'
      : 'What is said about {topic} comes from your material.',
  ].join('');

/** The story of the universe's card, with the universe, the learner's role and the work filled in. */
export const anchorFrame = (world: World, contract: Contract): Frame => {
  const { card, name, shown } = world;
  const inText = (text: string): string => text.replaceAll('{universe}', () => shown);
  const inTitle = (text: string): string => text.replaceAll('{universe}', () => name);
  const role = chosen(card.roles, `${contract.title ?? ''} ${contract.topic?.subtopic ?? ''} role`);
  const { frame } = card;
  return {
    titles: frame.titles.map(inTitle),
    scenes: frame.scenes,
    setting: [
      ...frame.setting.map(inText),
      filled(card.cast, { role }),
      ...workOf(world, contract.anchor?.work ?? null),
      promise(world, contract),
    ],
    signposts: inText(frame.signposts),
    beats: frame.beats.map(({ open, close }) => ({ open: inText(open), close: inText(close) })),
    recaps: frame.recaps.map(inText),
    bridges: frame.bridges.map(inText),
    gates: frame.gates.map(inText),
    ending: frame.ending.map(inText),
  };
};

/** A story of another language with the universe named in its opening: whose pictures they are, and whose facts. */
export const abroadFrame = (frame: Frame, language: string, { shown }: World, { origin }: Contract): Frame => {
  const words = abroad[language];
  if (!words) return frame;
  const facts = origin === 'model' ? words.borrowed : words.own;
  return { ...frame, setting: [...frame.setting, words.cast.replaceAll('{universe}', () => shown), facts] };
};
