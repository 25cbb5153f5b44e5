import type { GenerationSpec } from '../../domain/generation/spec.ts';
import type { Chunk } from '../../domain/material/chunk.ts';
import type { Task } from './tasks.ts';

/**
 * How spec, material and task are embedded in a prompt; the model knows the spec as the "contract", by its tag. User content is always inside JSON strings or between tags, with
 * its angle brackets escaped: it cannot close a tag, so a prompt injection stays recognisable as material.
 */
const escapeTags = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const attribute = (text: string): string => escapeTags(text).replaceAll('"', '&quot;');

/** A value as JSON between tags; angle brackets in it are escaped. */
export const inTag = (tag: string, value: unknown): string =>
  `<${tag}>\n${escapeTags(JSON.stringify(value))}\n</${tag}>`;

export type PromptChunk = Pick<Chunk, 'id' | 'heading' | 'role' | 'text'>;
/** The spec with the title of the document that the material comes from, if it is a single one. */
export type DocumentSpec = GenerationSpec & { readonly document?: string };
/** The spec as it is in a prompt, with the language that the session is written in (ISO 639-1). */
export type PromptSpec = Omit<DocumentSpec, 'language'> & { readonly language: string };

export const renderSpec = (spec: PromptSpec): string => inTag('contract', spec);

export const renderTask = (task: Task): string => inTag('task', task);

export const renderMaterial = (chunks: readonly PromptChunk[]): string =>
  `<material>\n${chunks
    .map(
      ({ id, heading, role, text }) =>
        `<chunk id="${id}" heading="${attribute(heading ?? '')}"${role === undefined ? '' : ` role="${role}"`}>\n${escapeTags(text)}\n</chunk>`,
    )
    .join('\n')}\n</material>`;

/** A chunk in the outline of long material. */
export interface OutlineEntry {
  readonly id: string;
  readonly heading: string | null;
  /** Its first words. */
  readonly begins: string;
}

export const renderOutline = (entries: readonly OutlineEntry[]): string => inTag('outline', entries);
