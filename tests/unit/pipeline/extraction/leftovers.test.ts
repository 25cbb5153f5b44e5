import { expect, it } from 'vitest';
import { withoutLeftovers } from '../../../../lambdas/pipeline/extraction/leftovers.ts';

it.each([
  ['title: “Locks and weirs”\n\nlayout: page\n\nA lock lifts.', '---\ntitle: "Locks and weirs"\n---\n\nA lock lifts.'],
  ['# Gates\n\ntitle: “Locks” layout: page\n\nA lock lifts.', '---\ntitle: "Locks"\n---\n\nA lock lifts.'],
  ['The upper gate (\\[link\\]) opens.', 'The upper gate opens.'],
  ['Two gates ([link] and [link]) open.', 'Two gates open.'],
  ['A gate of oak. (credit: modification of work by Ann Lee (2012))', 'A gate of oak.'],
  ['- ☒ ask the lock keeper', '- [ ] ask the lock keeper'],
  ['The title: a word on it. It earns credit (a little).', 'The title: a word on it. It earns credit (a little).'],
])('“%s” becomes “%s”', (printed, read) => {
  expect(withoutLeftovers(printed)).toBe(read);
});
