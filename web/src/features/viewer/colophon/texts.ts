import { counted, filled, texts } from '../../../texts/catalogue.ts';

/** `{writer}` is a name, set apart; the others are whole lines. */
export const colophonTexts = texts('colophon', {
  written: 'Written by {writer} on {date}.',
  writtenAndChecked: 'Written by {writer} on {date}, and checked against your notes.',
  writtenAndCheckedForOthers: 'Written by {writer} on {date}, and checked against the material.',
  edition: 'Study edition',
  editionOwn: '{edition} of {date}. Every sentence is yours; no model had a part in it.',
  editionOthers: '{edition} of {date}. Every sentence is from the material; no model had a part in it.',
  engine: 'Basic, no AI',
  nothingUsed: 'No tokens, nothing to pay',
  free: counted({ one: '{count} token in {time}, nothing to pay', other: '{count} tokens in {time}, nothing to pay' }),
  paid: counted({ one: '{count} token, {price}', other: '{count} tokens, {price}' }),
  unpriced: counted({ one: '{count} token', other: '{count} tokens' }),
  cheap: counted({ one: '{count} token, less than {price}', other: '{count} tokens, less than {price}' }),
  minutes: filled('{minutes} min'),
  seconds: filled('{seconds} s'),
});
