import { tourTexts } from './texts.ts';
/** What the features page tells of, each with what one can count on. */
export const cards: readonly { title: string; text: string; fact: string }[] = [
  {
    title: tourTexts.modesTitle,
    text: tourTexts.modesText,
    fact: tourTexts.modesFact,
  },
  {
    title: tourTexts.bringTitle,
    text: tourTexts.bringText,
    fact: tourTexts.bringFact,
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
    text: tourTexts.progressText,
    fact: tourTexts.progressFact,
  },
  {
    title: tourTexts.readerTitle,
    text: tourTexts.readerText,
    fact: tourTexts.readerFact,
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
    text: tourTexts.keepText,
    fact: tourTexts.keepFact,
  },
];
