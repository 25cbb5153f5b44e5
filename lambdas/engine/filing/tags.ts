import { type Tags, type tagKinds, tagsOf } from '../../../shared/catalogue/tags.ts';
import type { Reading } from '../nlp/reading.ts';

const TAGS = { sample: 60_000, most: 3 } as const;

/** Exams and tools with a name that is also a word: only as they are written. */
const CASED: Readonly<Record<string, RegExp>> = {
  act: /\bACT\b/,
  sat: /\bSAT\b/,
  ap: /\bAP (?:exam|course|class)/i,
  gre: /\bGRE\b/,
  git: /\bgit\b|\bGit\b/,
  excel: /\bExcel\b/,
  canva: /\bCanva\b/,
  tableau: /\bTableau\b/,
  media: /\bmedia (?:industry|company|companies|organi[sz]ation)/i,
  energy: /\benergy (?:industry|sector|company|companies|market|supplier)/i,
  education: /\beducation(?:al)? (?:system|sector|polic)/i,
  reflection: /\breflective (?:practice|journal)|\bself-reflection\b/i,
  retail: /\bretail(?:er)?s?\b/i,
  analogy: /\banalog(?:y|ies)\b.*\blearn/i,
  elaboration: /\belaborative\b|\belaboration (?:technique|strategy)/i,
  government: /\bgovernment (?:agency|agencies|department|procurement)/i,
  construction: /\bconstruction (?:site|industry|worker|company)/i,
};

/** Only tags of the vocabulary, and only those the material names. */
export const tagsFor = ({ chunks }: Reading): Tags => {
  const text = chunks
    .map((chunk) => chunk.text)
    .join('\n')
    .slice(0, TAGS.sample);
  const found = (kind: (typeof tagKinds)[number]): string[] =>
    tagsOf(kind)
      .filter((tag) => {
        const words = tag.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('-', '[ -]');
        return (CASED[tag] ?? new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'iu')).test(text);
      })
      .slice(0, TAGS.most);
  return { industry: found('industry'), exam: found('exam'), tool: found('tool'), pedagogy: found('pedagogy') };
};
