import type { GenerationSpec } from '../../domain/generation/spec.ts';
import type { Chunk } from '../../domain/material/chunk.ts';
import type { Task } from './tasks.ts';

/**
 * How spec, material and task stand in a prompt. Everything that was not written here is inside JSON strings or
 * between tags whose angle brackets it cannot produce: material can say what it likes and still only be material.
 */
const CHUNK = /<chunk id="([^"]+)" heading="([^"]*)">\n([\s\S]*?)\n<\/chunk>/g;

const escapeTags = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const unescapeTags = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const attribute = (text: string): string => escapeTags(text).replaceAll('"', '&quot;');

/** A value between tags that nothing in it can close. */
export const inTag = (tag: string, value: unknown): string =>
  `<${tag}>\n${escapeTags(JSON.stringify(value))}\n</${tag}>`;
const fromTag = (tag: string, text: string): unknown => {
  const found = new RegExp(`<${tag}>\\n([\\s\\S]*?)\\n</${tag}>`).exec(text)?.[1];
  return found === undefined ? undefined : JSON.parse(unescapeTags(found));
};

export type PromptChunk = Pick<Chunk, 'id' | 'heading' | 'text'>;
/** The spec with what the document is called that the material comes from, where it is one. */
export type DocumentSpec = GenerationSpec & { readonly document?: string };
/** The spec as a prompt carries it, with the language the lesson is written in (ISO 639-1). */
export type PromptSpec = Omit<DocumentSpec, 'language'> & { readonly language: string };

export const renderSpec = (spec: PromptSpec): string => inTag('contract', spec);
export const readSpec = (prompt: string): PromptSpec | undefined =>
  fromTag('contract', prompt) as PromptSpec | undefined;

export const renderTask = (task: Task): string => inTag('task', task);
export const readTask = (prompt: string): Task | undefined => fromTag('task', prompt) as Task | undefined;

export const renderMaterial = (chunks: readonly PromptChunk[]): string =>
  `<material>\n${chunks
    .map(
      ({ id, heading, text }) =>
        `<chunk id="${id}" heading="${attribute(heading ?? '')}">\n${escapeTags(text)}\n</chunk>`,
    )
    .join('\n')}\n</material>`;

export const readMaterial = (prompt: string): PromptChunk[] =>
  [...prompt.matchAll(CHUNK)].map(([, id, heading, text]) => ({
    id: id ?? '',
    heading: heading ? unescapeTags(heading) : null,
    text: unescapeTags(text ?? ''),
  }));

/** A chunk as the outline of long material names it. */
export interface OutlineEntry {
  readonly id: string;
  readonly heading: string | null;
  /** The words it begins with. */
  readonly begins: string;
}

export const renderOutline = (entries: readonly OutlineEntry[]): string => inTag('outline', entries);
export const readOutline = (prompt: string): OutlineEntry[] | undefined =>
  fromTag('outline', prompt) as OutlineEntry[] | undefined;
