/** How each author style sounds, by its slug: the opening of a story without a model, and a sample beside the choice. */
export const styleVoices = {
  tolkien:
    'It is told in the low halls that whoever carries a true word carries a light; and that such words were cut into stone in the old days, so that they should outlast the hands that cut them. Keep watch for the inscriptions.',
  shakespeare:
    'Two voices share this stage: a Scholar who has the book, and a Page who has the questions. Now and then the Page turns to you and speaks aside. Do not trust every aside.',
  austen:
    'It is generally assumed that a reader who opens a serious book must be in want of an excuse to close it. The reader whom we have in mind will forgive us for assuming otherwise.',
  dickens:
    'There will be many faces along the way, in doorways and behind counters, each with one thing to say and determined to say it. Listen to them all; and mind the end of the chapter, for it seldom is one.',
  poe: 'I shall tell it calmly. I was calm then, too; I merely could not stop. One room after another I entered, each closed around a single thought, and from none of them did I come out as I had gone in.',
  twain:
    'I will say at the start that I meant to improve on the facts here and there, which is a habit of mine. But I checked them against the material every time, and every time the material won.',
  doyle:
    'My friend takes the papers to the window and, as always, asks the same thing: not what I think, but what I observed. I have learned to answer the second before I venture on the first.',
  verne:
    'From the log of the expedition: instruments checked, provisions for the whole of the voyage, spirits excellent. We shall enter what we find with its name, its parts and, wherever there is one, its measure.',
  shelley:
    'I write you these letters in the order of my discoveries. You will see what I learned. I ask you to consider, in each of them, what it obliges us to; for whoever knows a thing has begun to answer for it.',
  christie:
    'The circle is closed: nobody comes in, nobody leaves, and everything that you need has been set before you openly. One or two people have overlooked it already. They were clever people, too.',
  asimov:
    'Two colleagues, one table. One of them states what the material says; the other one tries to break it. What is still standing at the end of the conversation, you may believe.',
  orwell:
    'I went and looked. I put down what I saw in short words, and where the trade uses a long one I say what it means. If a sentence here can be cut, I have missed it.',
  tagore:
    'Early, before the boats go out, the river holds quite still, and one can read in it. There is no hurry in what follows. It comes as the light comes, from one side, and then it is everywhere.',
  achebe:
    'When the elders meet under the tree, nobody speaks alone. One says how it looks from this side, another how it looks from that, and the path lies between the two. Sit down with us; there is room.',
} as const;

/** Characters that it takes to hear a voice. */
const AUDIBLE = 40;

/** The first sentence of a voice, with the next where it is only a few words; undefined for a style that has none. */
export const sampleOf = (slug: string): string | undefined => {
  if (!Object.hasOwn(styleVoices, slug)) return undefined;
  const voice: string = styleVoices[slug as keyof typeof styleVoices];
  const [first = voice, second = ''] = voice.match(/[^.?!]+[.?!]/g) ?? [];
  return first.length < AUDIBLE ? first + second : first;
};
