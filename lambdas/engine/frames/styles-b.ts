import { styleVoices } from '../../../shared/catalogue/style-voices.ts';
import type { Style } from './style.ts';

const touch = (needs: Style['touches'][number]['needs'], text: string): Style['touches'][number] => ({ needs, text });

export const verne: Style = {
  voice: styleVoices.verne,
  touches: [
    touch('figure', '**Log, measured:** “{quote}” Entered and initialled by the whole crew.'),
    touch('meaning', '**Log, identified:** {Term}. Nature of the thing: {meaning}.'),
    touch('sentence', '**Log, observed:** “{quote}” The captain had it read out twice, from sheer pleasure.'),
    touch('reason', '**Log, explained:** “{quote}” Our engineer, who had bet against it, paid up with good grace.'),
    touch('meaning', '**Log, inventory:** one entry was missing, and is herewith supplied. {Term}: {meaning}.'),
  ],
  farewell: '**Log, last entry:** arrived, with all hands, all instruments, and more knowledge than we had room for.',
};

export const shelley: Style = {
  voice: styleVoices.shelley,
  touches: [
    touch(
      'reason',
      '*You ask for causes, my dear friend. I copy them out for you:* “{quote}” *And who answers for what follows from them?*',
    ),
    touch(
      'meaning',
      '*I enclose the exact sense of a word, so that we do not misunderstand each other.* {Term}: {meaning}. *Whom does it serve to know this?*',
    ),
    touch(
      'sentence',
      '*One sentence I could not seal up with the rest without marking it:* “{quote}” *Would you have wished not to know it?*',
    ),
    touch(
      'figure',
      '*Here is the measure of it, as I found it:* “{quote}” *How much of a thing is enough? I leave the question with you.*',
    ),
    touch(
      'meaning',
      '*I once used the word carelessly, and regret it.* {Term}: {meaning}. *What we name rightly we may treat rightly.*',
    ),
  ],
  farewell: '*I close the last of my letters. What you now know is yours; so is what you do with it.*',
};

export const christie: Style = {
  voice: styleVoices.christie,
  touches: [
    touch('meaning', '**Those present.** Seated rather far from the window: {term}. As to what that is: {meaning}.'),
    touch(
      'sentence',
      '**Said in passing, while the tea was poured.** “{quote}” Hardly anybody listened. One should have.',
    ),
    touch('figure', '**A detail.** “{quote}” Exact figures are so seldom mentioned by accident.'),
    touch('reason', '**The motive.** There always is one: “{quote}”'),
    touch('meaning', '**A mistaken identity.** {Term} had been taken for something else entirely. In fact: {meaning}.'),
  ],
  farewell:
    'Everybody had been asked into the drawing room. Nothing was said there that had not been said before; it was merely said in order.',
};

export const asimov: Style = {
  voice: styleVoices.asimov,
  touches: [
    touch(
      'meaning',
      '“Define it,” she said.\n\n“{Term},” he said. “{Meaning}.”\n\n“Can you say it more simply?” He thought. He could not.',
    ),
    touch('reason', '“That is a claim. Where is the argument?”\n\n“In the same sentence. ‘{quote}’”'),
    touch('figure', '“How much, exactly?”\n\n“‘{quote}’”\n\nShe wrote it down. She only ever wrote down numbers.'),
    touch(
      'sentence',
      '“State it as a rule.”\n\n“‘{quote}’”\n\n“And where does it stop being true?” It was, he had to admit, the better question.',
    ),
    touch('meaning', '“You say {term} as if I knew what it meant.”\n\n“{Meaning}.”\n\n“Then say so the first time.”'),
  ],
  farewell: '“I could not break it,” she said at last, and closed her notebook. From her it was the highest praise.',
};

export const orwell: Style = {
  voice: styleVoices.orwell,
  touches: [
    touch('meaning', 'They have a word for it: {term}. In plain English: {meaning}.'),
    touch('sentence', 'One sentence holds most of it. “{quote}”'),
    touch('figure', 'I distrust big words and trust small numbers. “{quote}”'),
    touch('reason', 'I asked why. I was told why. “{quote}”'),
    touch('meaning', '{Term}. It sounds like more than it is. It is this: {meaning}.'),
  ],
  farewell: 'That is what is there. I have added nothing.',
};

export const tagore: Style = {
  voice: styleVoices.tagore,
  touches: [
    touch(
      'meaning',
      'A leaf turns on the water and shows its other side. {Term}: {meaning}. Had you looked at it like this before?',
    ),
    touch('sentence', 'The boatman rests his oar and says it as one says the name of a friend: “{quote}”'),
    touch('reason', 'Rain falls, and does not ask why. We ask. “{quote}” Is it not good that there is an answer?'),
    touch('figure', 'The child counts the lamps along the bank, and gets it right. “{quote}” What would you count?'),
    touch('meaning', 'Somebody has set a small lamp beside the term {term}. In its light one reads: {meaning}.'),
  ],
  farewell:
    'Evening. The river holds still again, and what you saw in it this morning is still there; only you see more.',
};

export const achebe: Style = {
  voice: styleVoices.achebe,
  touches: [
    touch(
      'meaning',
      '“He who does not know the name of the yam will be sold a stone,” said the oldest. “So learn the name. {Term}: {meaning}.”',
    ),
    touch(
      'sentence',
      '“A word is a seed, and a sentence is a field,” said the woman with the calabash. She planted this one: “{quote}”',
    ),
    touch(
      'reason',
      '“The smoke has a father,” said one. “Let us visit him,” said the other. And they found it written: “{quote}”',
    ),
    touch('figure', '“Count the goats before you praise the herd,” said the herdsman, and counted: “{quote}”'),
    touch(
      'meaning',
      '“From my side it looks like a small thing,” said the first. “From mine, like a large one,” said the second. Both meant {term}, which is to say: {meaning}.',
    ),
  ],
  farewell:
    'The elders rose, for the shadows had grown long. “What has been understood by all,” said the oldest, “nobody needs to carry alone.”',
};
