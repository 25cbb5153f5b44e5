import type { Nodes } from 'mdast';
import { fold } from '../../domain/scene/fold.ts';
import { treeOf } from '../nlp/markdown.ts';
import type { ReadChunk } from '../nlp/reading.ts';
import type { Chapter } from './chapters.ts';
import { escaped, joined } from './fill.ts';

/** Headings inside a scene begin here: its title stands above them. */
const TOP = 3;
const DEEPEST = 6;
const DIVIDER = '* * *';

const htmlIn = (node: Nodes): { start: number; end: number }[] => {
  const [start, end] = [node.position?.start.offset, node.position?.end.offset];
  if (node.type === 'html' && start !== undefined && end !== undefined) return [{ start, end }];
  return 'children' in node ? node.children.flatMap(htmlIn) : [];
};

/** Tags that a text speaks of, and does not mean, are shown as they are written. */
const withoutHtml = (markdown: string): string => {
  if (!/<[a-z!/?]/i.test(markdown)) return markdown;
  return htmlIn(treeOf(markdown))
    .toReversed()
    .reduce(
      (text, { start, end }) => text.slice(0, start) + text.slice(start, end).replaceAll('<', '\\<') + text.slice(end),
      markdown,
    );
};

const heading = (depth: number, text: string): string =>
  `${'#'.repeat(Math.min(DEEPEST, TOP + Math.max(0, depth)))} ${text}`;

/** The text of a chunk with the headings in it at the depth that they have in the scene. */
const bodyOf = ({ text, blocks, path }: ReadChunk, above: number): string => {
  const inside = blocks.filter(({ kind }) => kind === 'heading');
  const least = Math.min(...inside.map(({ level = 1 }) => level));
  return inside.toReversed().reduce((out, block) => {
    const words =
      out
        .slice(block.start, block.end)
        .split('\n')[0]
        ?.replace(/^ {0,3}#+[ \t]*|[ \t]+#+[ \t]*$/g, '') ?? '';
    const depth = path.length - above + (block.level ?? 1) - least;
    return out.slice(0, block.start) + heading(depth, words) + out.slice(block.end);
  }, text);
};

/**
 * The chapter's Markdown: its sections as the material has them, complete and in their order, under their headings. What
 * stands above all of them is not repeated.
 */
export const chapterText = ({ title, chunks }: Chapter): string => {
  const [first] = chunks;
  const paths = chunks.map(({ path }) => path);
  const differs = first?.path.findIndex((name, depth) => paths.some((path) => path[depth] !== name)) ?? -1;
  const above = differs === -1 ? (first?.path.length ?? 0) : differs;
  let last: readonly string[] = first?.path.slice(0, above) ?? [];
  const parts = chunks.map((chunk) => {
    const from = chunk.path.findIndex((name, depth) => last[depth] !== name);
    // Back from an aside, without a heading that says so.
    const headed = chunk.blocks[0]?.kind === 'heading';
    const back = from === -1 && last.length > chunk.path.length && !headed ? DIVIDER : '';
    const fresh = from === -1 ? [] : chunk.path.slice(from).map((name, at) => ({ name, depth: from + at - above }));
    last = chunk.path;
    return joined(back, ...fresh.map(({ name, depth }) => heading(depth, escaped(name))), bodyOf(chunk, above));
  });
  const text = withoutHtml(joined(...parts));
  const [line = ''] = text.split('\n', 1);
  const repeats = line.startsWith('#') && fold(line.replace(/^#+ /, '')) === fold(escaped(title));
  return repeats ? text.slice(line.length).trim() : text;
};
