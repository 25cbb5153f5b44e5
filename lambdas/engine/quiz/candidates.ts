import type { Lesson } from '../lesson.ts';
import type { ReadChunk } from '../text/chunk.ts';
import type { Candidate, Ground } from './candidate.ts';
import { type Settled, settled } from './settle.ts';
import { claimCandidates } from './templates/claims.ts';
import { clockCandidates } from './templates/clock.ts';
import { contrastCandidates } from './templates/contrasts.ts';
import { identifierCandidates } from './templates/identifiers.ts';
import { listCandidates } from './templates/lists.ts';
import { minutesCandidates } from './templates/minutes.ts';
import { momentCandidates } from './templates/moments.ts';
import { namedCandidates } from './templates/named.ts';
import { nameCandidates } from './templates/names.ts';
import { peopleCandidates } from './templates/people.ts';
import { quantityCandidates } from './templates/quantities.ts';
import { siblingCandidates } from './templates/siblings.ts';
import { speakerCandidates } from './templates/speakers.ts';
import { storyCandidates } from './templates/stories.ts';
import { tableCandidates } from './templates/tables.ts';
import { termCandidates } from './templates/terms.ts';

const templates: readonly ((ground: Ground) => Candidate[])[] = [
  tableCandidates,
  termCandidates,
  quantityCandidates,
  identifierCandidates,
  nameCandidates,
  momentCandidates,
  speakerCandidates,
  siblingCandidates,
  peopleCandidates,
  clockCandidates,
  namedCandidates,
  minutesCandidates,
  storyCandidates,
  listCandidates,
  contrastCandidates,
];

/** Every question that these chunks could honestly be asked about, the best first. */
export const questionsOn = (
  { material, level }: Pick<Lesson, 'material' | 'level'>,
  chunks: readonly ReadChunk[],
): Settled[] => {
  const sentences = material.chunks.flatMap((chunk) => chunk.sentences);
  const ground = { material, chunks, sentences };
  const facts = templates.flatMap((candidates) => candidates(ground));
  return [...facts, ...claimCandidates(ground, facts)]
    .map((candidate) => settled(candidate, material.language, level))
    .filter((question) => question !== undefined)
    .sort((a, b) => b.score - a.score || (a.candidate.question < b.candidate.question ? -1 : 1));
};
