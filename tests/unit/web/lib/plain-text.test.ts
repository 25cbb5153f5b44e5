import { expect, it } from 'vitest';
import { plainText } from '../../../../web/src/lib/words/plain-text.ts';

it.each([
  ['**Lease**: the time a message belongs to *its* worker', 'Lease: the time a message belongs to its worker'],
  ['lease** is cut in the middle, and so is `ferry sta', 'lease is cut in the middle, and so is ferry sta'],
  ['- first\n- second\n  * third', 'first second third'],
  ['3) Press the button.', '3) Press the button.'.slice(3)],
  ['## Concepts\n\n> A queue waits.', 'Concepts A queue waits.'],
  ['| Command | What |\n|---|:---:|\n| `ferry start` | begins |', 'Command · What ferry start · begins'],
  ['see [the manual](https://example.org/a_b) and ![a picture](x.png)', 'see the manual and a picture'],
  ['- [x] done', 'done'],
  ['_very_ quiet', 'very quiet'],
  ['an escaped \\* star', 'an escaped * star'],
])('reads %j without its marks', (markdown, read) => {
  expect(plainText(markdown)).toBe(read);
});

it.each([
  '2 * 3 * 4 = 24',
  'snake_case_names and __init__',
  '17. November 1869 wurde der Kanal eröffnet.',
  '−5 °C; -5 °C',
  'C# and F#',
])('leaves %j as it is', (text) => {
  expect(plainText(text)).toBe(text);
});
