import type { Apparatus, BookQuestion, Chunk, GlossaryEntry } from '../../domain/material/chunk.ts';
import { plainWords } from '../roles/plain.ts';
import type { PlacedBlock, PlacedSection } from './place.ts';
import { questionsIn } from './questions.ts';

const blocksOf = (section: PlacedSection): PlacedBlock[] =>
  section.parts.flatMap((part) => (part.type === 'block' ? [part] : blocksOf(part)));

const objectivesIn = (blocks: readonly PlacedBlock[]): string[] => {
  const lists = blocks.filter(({ block }) => block.kind === 'list');
  if (lists.length > 0) return lists.flatMap(({ block }) => block.items ?? []).map(({ text }) => plainWords(text));
  return blocks
    .filter(({ block }) => block.kind === 'paragraph' && !block.markdown.endsWith(':'))
    .map(({ block }) => plainWords(block.markdown));
};

/** "**term**: what it is", "term – what it is", as an item or a paragraph. */
const ENTRY =
  /^(?:\*\*(?<bold>[^*]{2,80})\*\*\s*[:–—-]?\s+|(?<plain>[^:–—.?!]{2,80}?)(?::| [–—-])\s+)(?<definition>\S.{3,})$/s;

const entriesOf = ({ block }: PlacedBlock): { term: string; definition: string }[] => {
  if (block.entries) return [...block.entries];
  const lines = block.kind === 'list' ? (block.items ?? []).map(({ text }) => text) : [block.markdown];
  return lines.flatMap((line) => {
    const groups = ENTRY.exec(line)?.groups;
    const term = groups?.['bold'] ?? groups?.['plain'];
    return term && groups?.['definition'] ? [{ term, definition: groups['definition'] }] : [];
  });
};

/** What textbooks put around their text, found in the parts that are not body. */
export const apparatusOf = (root: PlacedSection, chunks: readonly Chunk[], base: number): Apparatus => {
  const blocks = blocksOf(root);
  const withRole = (role: string) => blocks.filter((block) => block.role === role);
  const chunkAt = (block: PlacedBlock): string | undefined =>
    chunks.find(({ start, end }) => start - base <= block.start && block.start < end - base)?.id;
  const glossary = withRole('glossary').flatMap((block) => {
    const chunk = chunkAt(block);
    return chunk === undefined
      ? []
      : entriesOf(block).map(
          ({ term, definition }): GlossaryEntry => ({
            term: plainWords(term).replace(/:$/, ''),
            definition: plainWords(definition),
            chunk,
          }),
        );
  });
  const questions = questionsIn(withRole('exercises')).flatMap(
    ({ block, answerBlock, ...question }): BookQuestion[] => {
      const chunk = chunkAt(block);
      return chunk === undefined
        ? []
        : [{ ...question, chunk, answerChunk: answerBlock ? (chunkAt(answerBlock) ?? null) : null }];
    },
  );
  return { objectives: objectivesIn(withRole('objectives')), glossary, questions };
};

export const joinApparatus = (all: readonly Apparatus[]): Apparatus => ({
  objectives: all.flatMap(({ objectives }) => objectives),
  glossary: all.flatMap(({ glossary }) => glossary),
  questions: all.flatMap(({ questions }) => questions),
});
