import { PASS_MARK } from '../../../../shared/catalogue/limits.ts';
import { placeTexts } from '../../texts/place.ts';
import { aboutTexts } from './texts.ts';

interface Chapter {
  heading: string;
  text: string;
  points?: readonly (readonly [term: string, text: string])[];
}

export const chapters: readonly Chapter[] = [
  {
    heading: aboutTexts.servesHeading,
    text: aboutTexts.servesText,
  },
  {
    heading: aboutTexts.stepsHeading,
    text: aboutTexts.stepsText,
    points: [
      [aboutTexts.bringTitle, aboutTexts.bringText],
      [aboutTexts.chooseTitle, aboutTexts.chooseText],
      [aboutTexts.readTitle, aboutTexts.readText],
    ],
  },
  {
    heading: aboutTexts.modesHeading,
    text: aboutTexts.modesText,
    points: [
      [placeTexts.traditional, aboutTexts.traditionalText],
      [placeTexts.customStories, aboutTexts.customText],
      [placeTexts.anchor, aboutTexts.anchorText],
    ],
  },
  {
    heading: aboutTexts.whyHeading,
    text: aboutTexts.whyText({ mark: PASS_MARK }),
  },
  {
    heading: aboutTexts.privacyHeading,
    text: aboutTexts.privacyText,
  },
  {
    heading: aboutTexts.nextHeading,
    text: aboutTexts.nextText,
    points: [
      [aboutTexts.flashcardsTitle, aboutTexts.flashcardsText],
      [aboutTexts.templatesTitle, aboutTexts.templatesText],
      [aboutTexts.teamsTitle, aboutTexts.teamsText],
    ],
  },
];
