import { styleVoices } from '../../../shared/catalogue/style-voices.ts';
import type { Style } from './style.ts';

const touch = (needs: Style['touches'][number]['needs'], text: string): Style['touches'][number] => ({ needs, text });

export const tolkien: Style = {
  voice: styleVoices.tolkien,
  touches: [
    touch('meaning', 'An inscription, worn but whole: *“{Term}: {meaning}.”*'),
    touch(
      'sentence',
      'The elder of the company spoke the saying of that place, as his mother had taught it to him: *“{quote}”*',
    ),
    touch('figure', 'On the way-stone somebody had set down the measure of things: *“{quote}”*'),
    touch(
      'meaning',
      'And they sang, under their breath, the verse of names, in which {term} stands for this: *{meaning}.*',
    ),
    touch('reason', '“Why is it so?” asked the youngest. “Hear, then,” said the keeper of the lore. *“{quote}”*'),
  ],
  farewell: 'So the road came round to the door from which it had set out, and the light had not gone out on the way.',
};

export const shakespeare: Style = {
  voice: styleVoices.shakespeare,
  touches: [
    touch(
      'meaning',
      '**PAGE** *(aside)*. I thought I knew that word. \n\n**SCHOLAR**. Then say it after me. {Term}: {meaning}.',
    ),
    touch(
      'sentence',
      '**PAGE**. In one line, sir, before the scene is changed?\n\n**SCHOLAR**. In one line: “{quote}”',
    ),
    touch(
      'reason',
      '**PAGE** *(aside)*. He says that it is so. He does not say why.\n\n**SCHOLAR**. I heard that. “{quote}”',
    ),
    touch('figure', '**PAGE**. A number! Give me a number that I can hold.\n\n**SCHOLAR**. Hold this one. “{quote}”'),
    touch(
      'meaning',
      '**SCHOLAR**. And what say you to {term}, my friend?\n\n**PAGE**. {Meaning}. *(Aside.)* I have been practising.',
    ),
  ],
  farewell: 'The candles are put out one by one. The Page bows, and leaves the last word to the book.',
};

export const austen: Style = {
  voice: styleVoices.austen,
  touches: [
    touch(
      'meaning',
      'One had formed, on first acquaintance, quite the wrong opinion of {term}. A closer look put matters right: {meaning}.',
    ),
    touch(
      'sentence',
      'Much might be said upon the subject, and at every dinner table was. The material, with better manners, says only: “{quote}”',
    ),
    touch('reason', 'There was, as there so often is, a reason, and it did nobody any discredit: “{quote}”'),
    touch('figure', 'Those who distrust fine words may be reassured by a figure: “{quote}”'),
    touch('meaning', 'To be introduced to {term} is to be told at once what it is worth: {meaning}.'),
  ],
  farewell:
    'And so everything found its proper place, to the satisfaction of all concerned, and rather to the surprise of some.',
};

export const dickens: Style = {
  voice: styleVoices.dickens,
  touches: [
    touch(
      'meaning',
      'Old Mrs. Tibbet, who sold buttons and had one idea, which was a good one, put it to all her customers alike: “{Term}, my dear? {Meaning}.”',
    ),
    touch(
      'sentence',
      'A thin young man on the stairs, with ink on both his cuffs, read it out to nobody in particular: “{quote}”',
    ),
    touch(
      'figure',
      'The clerk did not look up from his ledger. He had it in black and white, and in black and white he gave it: “{quote}”',
    ),
    touch(
      'reason',
      '“But why?” cried the boy with the parcels. “Because it is written,” said the coachman, “and written like this: {quote}”',
    ),
    touch(
      'meaning',
      'It hung above the shop in gilt letters, for those who can read, and for those who can’t there was a picture. {Term}: {meaning}.',
    ),
  ],
  farewell:
    'The lamps were lit down the whole length of the street, and behind every window, for once, there was somebody who knew.',
};

export const poe: Style = {
  voice: styleVoices.poe,
  touches: [
    touch(
      'meaning',
      'Then I saw it, and could see nothing else. {Term}: {meaning}. I said it aloud, and the room seemed to draw closer in order to hear.',
    ),
    touch('sentence', 'There was one sentence that I could not put from my mind, by day or by night: “{quote}”'),
    touch('figure', 'I counted. I counted again. There was no mistake: “{quote}”'),
    touch(
      'reason',
      'I demanded a reason. It came from the page itself, quietly, as if it had long been waiting to be asked: “{quote}”',
    ),
    touch('meaning', 'The name {term} stood above the door. And beneath it, so small that I had to kneel: {meaning}.'),
  ],
  farewell:
    'The last door stood open. I understood it now, all of it, and that, I believe, was what had been beating behind the wall.',
};

export const twain: Style = {
  voice: styleVoices.twain,
  touches: [
    touch(
      'meaning',
      'A fellow at the landing told me that by {term} they meant a kind of hat. I looked it up. It is no such thing; the page has it like this: {meaning}.',
    ),
    touch('figure', 'I was all set to tell you a much bigger number. The page would not stand for it: “{quote}”'),
    touch(
      'sentence',
      'I have heard the matter explained for two hours together by a man with a cane. It goes into one line: “{quote}”',
    ),
    touch(
      'reason',
      'Folks will give you forty reasons for a thing, and charge for thirty-nine. Here is the one in the book: “{quote}”',
    ),
    touch(
      'meaning',
      'If anybody asks you about {term}, between here and the next bend in the river, you may tell them so, and say that it came from me: {meaning}.',
    ),
  ],
  farewell: 'That is all there is, and all of it is so. I am as surprised as anybody.',
};

export const doyle: Style = {
  voice: styleVoices.doyle,
  touches: [
    touch(
      'meaning',
      '**What did you observe?** That {term} means something else than one supposes. The page is quite clear: {meaning}.',
    ),
    touch('figure', '**A clue, and an exact one.** “{quote}” Facts that can be counted are the last to lie.'),
    touch('reason', '**The reasoning.** One does not guess at causes when they have been written down: “{quote}”'),
    touch('sentence', '**Note it down.** “{quote}” It seems a trifle. I have known whole cases to hang on less.'),
    touch('meaning', '**A false lead.** I had a theory about {term}. It did not survive the evidence: {meaning}.'),
  ],
  farewell: '“You see,” said my friend, and put the papers in order, “it was all there. One had only to read it.”',
};
