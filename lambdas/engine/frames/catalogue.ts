import type { PromptSpec } from '../../pipeline/prompts/envelope.ts';
import type { Language } from '../languages/language.ts';
import { abroadFrame, anchorFrame, worldOf } from './anchor.ts';
import type { Frame } from './frame.ts';
import { adventure } from './genres/adventure.ts';
import { biography } from './genres/biography.ts';
import { comedy } from './genres/comedy.ts';
import { documentary } from './genres/documentary.ts';
import { drama } from './genres/drama.ts';
import { fantasy } from './genres/fantasy.ts';
import { historicalFiction } from './genres/historical-fiction.ts';
import { horror } from './genres/horror.ts';
import { mystery } from './genres/mystery.ts';
import { romance } from './genres/romance.ts';
import { scienceFiction } from './genres/science-fiction.ts';
import { thriller } from './genres/thriller.ts';
import { german } from './german.ts';
import { neutralFrame } from './neutral.ts';
import { plain } from './plain.ts';
import { spanish } from './spanish.ts';
import type { Style } from './style.ts';
import { austen, dickens, doyle, poe, shakespeare, tolkien, twain } from './styles-a.ts';
import { achebe, asimov, christie, orwell, shelley, tagore, verne } from './styles-b.ts';
import { traditionalFrame } from './traditional.ts';

const genres: ReadonlyMap<string, Frame> = new Map(
  Object.entries({
    fantasy,
    'science-fiction': scienceFiction,
    mystery,
    adventure,
    'historical-fiction': historicalFiction,
    romance,
    thriller,
    horror,
    comedy,
    drama,
    biography,
    documentary,
  }),
);

const styles: ReadonlyMap<string, Style> = new Map(
  Object.entries({
    tolkien,
    shakespeare,
    austen,
    dickens,
    poe,
    twain,
    doyle,
    verne,
    shelley,
    christie,
    asimov,
    orwell,
    tagore,
    achebe,
  }),
);

/** What a typed genre is nearest to. */
const kin: readonly (readonly [RegExp, Frame])[] = [
  [/detective|noir|crime|whodunn?it|sherlock|puzzle|clue/i, mystery],
  [/sci-?fi|cyber|space|robot|future|alien|dystop|steampunk|star/i, scienceFiction],
  [/magic|dragon|myth|legend|fairy|saga|epic|wizard|quest/i, fantasy],
  [/ghost|gothic|haunt|vampire|zombie|scary|spooky/i, horror],
  [/spy|espionage|heist|suspense|agent|conspiracy/i, thriller],
  [/love|romantic|letters/i, romance],
  [/histor|medieval|ancient|war|victorian|roman/i, historicalFiction],
  [/fun|humou?r|satire|sitcom|parody|absurd|sketch/i, comedy],
  [/stage|theat(?:er|re)|tragedy|family|soap/i, drama],
  [/memoir|life|diary|autobiograph/i, biography],
  [/report|news|true|nature|journalis/i, documentary],
];

type Told = Pick<PromptSpec, 'genre' | 'mode' | 'anchor' | 'title' | 'topic' | 'origin' | 'lessonStyle'>;

/** Story frames are written in English; other languages have one of their own, or only the lesson's own phrases. */
export const frameOf = (contract: Told, language: Language): Frame => {
  const { genre, mode } = contract;
  if (mode === 'traditional') return language.code === 'en' ? traditionalFrame(contract) : neutralFrame(language);
  const world = worldOf(contract);
  if (world && language.code === 'en') return anchorFrame(world, contract);
  const own = language.code === 'es' ? spanish : language.code === 'de' ? german : undefined;
  if (own) return world ? abroadFrame(own, language.code, world, contract) : own;
  if (language.code !== 'en') return neutralFrame(language);
  return genres.get(genre) ?? kin.find(([pattern]) => pattern.test(genre))?.[1] ?? (genre.trim() ? adventure : plain);
};

export const styleOf = (
  { authorStyle, mode }: Pick<PromptSpec, 'authorStyle' | 'mode'>,
  language: Language,
): Style | null => (language.code === 'en' && mode !== 'traditional' ? (styles.get(authorStyle) ?? null) : null);
