import type { LocaleActivities } from '../activities.ts';
import { whyOf } from './why.ts';

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const YEAR = '1\\d{3}|20\\d{2}';

export const activities: LocaleActivities = {
  means: 'What do you think “{term}” means?',
  sort: 'Where does each belong?',
  steps: {
    ordered:
      /\b(?:steps?|procedure|process|sequence|stages?|phases?|in (?:this|the following|that) order|how (?:to|.{2,60} (?:is|are) (?:made|done|built|formed|produced|prepared|calculated))|algorithm|cycle|instructions)\b/i,
    unordered:
      /\b(?:mechanisms?|techniques?|methods?|options?|rules?|types?|kinds?|reasons?|facts?|ways?|examples?|factors?|principles|advantages|questions?|characteristics|either)\b/i,
    counted: /^(?:step|stage|phase) (?:\d{1,2}|one|two|three|four|five|six|seven|eight)\s*[.:–—-]\s*/i,
    first: /^(?:first(?:ly)?|to begin(?: with)?|at first|initially),?\s+/i,
    next: /^(?:second(?:ly)?|third(?:ly)?|fourth(?:ly)?|next|then|after that|afterwards?|from there|subsequently|in the next step),?\s+/i,
    last: /^(?:finally|lastly|last|in the end|at the end),?\s+/i,
    dated: new RegExp(
      `^(?:By|In|On) (?:(?:early|late|mid-|the (?:spring|summer|fall|autumn|winter) of) ?)?(?:(?:${MONTH})(?: \\d{1,2},)? )?(?:of )?(?<year>${YEAR}), | (?:in|on) (?:(?:early|late) )?(?:(?:${MONTH})(?: \\d{1,2},)? )?(?<late>${YEAR})(?=\\.$)`,
    ),
    question: '{name}: what is the order of the steps?',
    events: 'In which order did these events happen?',
  },
  why: whyOf,
  aside:
    /^(?:[\p{L} ]{3,30} connections?|(?:interactive )?link|note|tip|did you know|case study|aging and|disorders of)\b/iu,
  unfit:
    /\b(?:in|on|of|at|from|by|see|this|the|following|above|below) (?:above |following )?(?:figure|diagram|graph|image|map|photo(?:graph)?|picture|illustration)\b/i,
};
