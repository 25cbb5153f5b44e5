import { authorStyles } from '../../../../shared/catalogue/author-styles.ts';
import { categories } from '../../../../shared/catalogue/categories.ts';
import { durations } from '../../../../shared/catalogue/contract-choices.ts';
import { genres } from '../../../../shared/catalogue/genres.ts';
import { MATERIAL_CHARACTERS, PASS_MARK, RECYCLING_DAYS, UPLOAD_BYTES } from '../../../../shared/catalogue/limits.ts';
import { formatBytes } from '../../lib/words/format.ts';
import { capital, inDigits, inWords } from '../../texts/numbers.ts';
import { tourTexts } from './texts.ts';
/** The cards of the features page. */
export const cards: readonly { title: string; text: string; fact: string }[] = [
  {
    title: tourTexts.modesTitle,
    text: tourTexts.modesText,
    fact: tourTexts.modesFact,
  },
  {
    title: tourTexts.bringTitle,
    text: tourTexts.bringText,
    fact: tourTexts.bringFact({ size: formatBytes(UPLOAD_BYTES), characters: inDigits(MATERIAL_CHARACTERS) }),
  },
  {
    title: tourTexts.startTitle,
    text: tourTexts.startText,
    fact: tourTexts.startFact,
  },
  {
    title: tourTexts.sourceTitle,
    text: tourTexts.sourceText,
    fact: tourTexts.sourceFact,
  },
  {
    title: tourTexts.kindsTitle,
    text: tourTexts.kindsText,
    fact: tourTexts.kindsFact,
  },
  {
    title: tourTexts.progressTitle,
    text: tourTexts.progressText({ mark: PASS_MARK }),
    fact: tourTexts.progressFact,
  },
  {
    title: tourTexts.readerTitle,
    text: tourTexts.readerText({
      genres: capital(inWords(genres.length)),
      authors: inWords(authorStyles.length),
      categories: inWords(categories.length),
    }),
    fact: tourTexts.readerFact({ minutes: durations[0], hours: inWords(durations.at(-1)! / 60) }),
  },
  {
    title: tourTexts.growTitle,
    text: tourTexts.growText,
    fact: tourTexts.growFact,
  },
  {
    title: tourTexts.shareTitle,
    text: tourTexts.shareText,
    fact: tourTexts.shareFact,
  },
  {
    title: tourTexts.keepTitle,
    text: `${tourTexts.keepBin(RECYCLING_DAYS, { days: inWords(RECYCLING_DAYS) })} ${tourTexts.keepText}`,
    fact: tourTexts.keepFact,
  },
];
