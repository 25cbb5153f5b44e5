import type { Choice } from './choice.ts';
import type { GenreSlug } from './genres.ts';

interface AuthorStyle extends Choice {
  /** Card text: "after {author}". */
  readonly author: string;
  /** What the generator is told; the name is only the label. */
  readonly directives: string;
  readonly genres: readonly GenreSlug[];
}

const style = (
  slug: string,
  craft: string,
  author: string,
  directives: string,
  ...genres: GenreSlug[]
): AuthorStyle => ({ slug, label: `${craft} (in the spirit of ${author})`, author, directives, genres });

export const authorStyles: readonly AuthorStyle[] = [
  style(
    'tolkien',
    'Mythic epic',
    'J. R. R. Tolkien',
    'long quest arc, named places invented for the lesson, lore revealed as artefacts, elevated but plain diction, songs and inscriptions hold definitions',
    'fantasy',
    'adventure',
  ),
  style(
    'shakespeare',
    'Stage drama',
    'William Shakespeare',
    'scenes as dialogue, asides that state misconceptions, a soliloquy before each quiz, modern spelling and vocabulary',
    'drama',
    'comedy',
  ),
  style(
    'austen',
    'Social comedy',
    'Jane Austen',
    'ironic narrator, concepts as characters who misjudge each other, free indirect speech, tidy reversals',
    'romance',
    'comedy',
  ),
  style(
    'dickens',
    'Serial panorama',
    'Charles Dickens',
    'cliff-hanger chapter ends, many small characters each carrying one idea, concrete everyday detail',
    'historical-fiction',
    'drama',
  ),
  style(
    'poe',
    'Gothic suspense',
    'Edgar Allan Poe',
    'first-person, mounting single effect, one locked room per concept, no gore for under-18 audiences',
    'horror',
    'thriller',
  ),
  style(
    'twain',
    'Tall-tale humour',
    'Mark Twain',
    'plain-spoken narrator, comic exaggeration then correction by evidence, river-journey structure',
    'comedy',
    'adventure',
  ),
  style(
    'doyle',
    'Casebook deduction',
    'Arthur Conan Doyle',
    'problem, clues (facts from the notes), false lead (misconception), reasoned solution, "what did you observe?" questions',
    'mystery',
    'thriller',
  ),
  style(
    'verne',
    'Voyage of discovery',
    'Jules Verne',
    'expedition log, measured quantities, machines explained part by part, wonder with numbers',
    'adventure',
    'science-fiction',
  ),
  style(
    'shelley',
    'Science and conscience',
    'Mary Shelley',
    'frame story in letters, cause and consequence, ethical question per chapter',
    'science-fiction',
    'horror',
  ),
  style(
    'christie',
    'Closed-circle puzzle',
    'Agatha Christie',
    'limited cast, every paragraph may hold a clue, gathering scene is the summary, fair-play answers',
    'mystery',
    'thriller',
  ),
  style(
    'asimov',
    'Idea-driven dialogue',
    'Isaac Asimov',
    'clear exposition through argument, rules stated then stress-tested, minimal description',
    'science-fiction',
    'documentary',
  ),
  style(
    'orwell',
    'Plain reportage',
    'George Orwell',
    'short declarative sentences, first-hand observation, names the jargon and replaces it',
    'documentary',
    'biography',
  ),
  style(
    'tagore',
    'Lyrical reflection',
    'Rabindranath Tagore',
    'quiet images from nature, one human moment per concept, gentle questions, circular ending',
    'biography',
    'drama',
    'romance',
  ),
  style(
    'achebe',
    'Proverb and community',
    'Chinua Achebe',
    'village-council scenes, a proverb per idea that is then explained, two viewpoints on each event',
    'historical-fiction',
    'drama',
  ),
];
