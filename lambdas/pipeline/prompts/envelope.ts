import type { GenerationSpec } from '../../domain/generation/spec.ts';
import type { Chunk } from '../../domain/material/chunk.ts';
import type { Task } from './tasks.ts';

/** The tags of prompts, also as they would be closed. */
const OWN_TAG = /<(?=\s*\/?\s*(?:chunk|contract|material|objectives|outline|task|universe)\b)/gi;

/**
 * How spec, material and task are embedded in a prompt; the model knows the spec as the "contract", by its tag. User
 * content is always inside JSON strings or between tags, and cannot open or close one of them, so a prompt injection
 * stays recognisable as material. Everything else stays as it is: a model is asked to copy quotes letter for letter,
 * and code is full of angle brackets.
 */
const escapeTags = (text: string): string => text.replace(OWN_TAG, '&lt;');
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const attribute = (text: string): string => text.replace(/[&<>"]/g, (mark) => entities[mark] ?? mark);

/** A value as JSON between tags; it cannot close them. */
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
