import { fixture, fixtureNames } from '../unit/engine/teach.ts';

const english = fixtureNames.slice(0, 5).map(fixture).join('\n\n');

let variant = 0;
/** Text of a length that no measurement has seen before: the engine remembers what it has read. */
export const freshText = (characters: number): string => {
  let text = '';
  while (text.length < characters) {
    variant += 1;
    text += `${english.replace(/\b(\w{6,})\b/g, (word) => (word.length % 3 === variant % 3 ? `${word}${variant}` : word))}\n\n`;
  }
  return text.slice(0, characters);
};
