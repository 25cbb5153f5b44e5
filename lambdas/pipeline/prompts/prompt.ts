import { bodyChunks } from '../../domain/material/body-chunks.ts';
import type { Apparatus, Chunk } from '../../domain/material/chunk.ts';
import { type CallLimits, noLimits } from '../../domain/model/capacity.ts';
import type { CallInput } from './call-input.ts';
import { type DocumentSpec, inTag, renderMaterial, renderOutline, renderSpec, renderTask } from './envelope.ts';
import { instructionsFor } from './instructions.ts';
import { rulesFor } from './rules.ts';
import type { LessonTask } from './tasks.ts';
import { estimateTokens } from './tokens.ts';
import { renderUniverse } from './universe.ts';

/**
 * Shorter material is sent whole with every call and cached, which bills fewer tokens than the chunks of each call alone: a chunk is
 * asked about by its chapter, its quiz and their second readers. Of longer material, its outline and the scene's own chunks.
 */
const WHOLE_MATERIAL_TOKENS = 24_000;
/** Words of each chunk in the outline. */
const OUTLINE_WORDS = 12;

/** The prompt of all calls for one session. */
export interface SessionPrompt {
  readonly rules: string;
  readonly prefix: string;
  /** The part of the prompt for one task. */
  task(task: LessonTask): string;
  /** Both parts, and the same as data. */
  call(task: LessonTask): { readonly prefix: string; readonly task: string; readonly input: CallInput };
}

/** As many from the beginning as there is room for, and the first in any case. */
const fitting = (chunks: readonly Chunk[], tokens: number): readonly Chunk[] => {
  let taken = 0;
  const end = chunks.findIndex(({ text }) => {
    taken += estimateTokens(text);
    return taken > tokens;
  });
  return end === -1 ? chunks : chunks.slice(0, Math.max(1, end));
};

const outlineOf = (chunks: readonly Chunk[]) =>
  chunks.map(({ id, heading, text }) => ({
    id,
    heading,
    begins: text
      .split(/\s+/, OUTLINE_WORDS)
      .join(' ')
      .slice(0, 12 * OUTLINE_WORDS),
  }));

/** What long material says that its reader shall be able to do afterwards. */
const objectivesOf = (apparatus: Apparatus | undefined): string[] =>
  apparatus && apparatus.objectives.length > 0 ? [inTag('objectives', apparatus.objectives)] : [];

/** What an expansion keeps of the story stands in its tasks, as it does everywhere. */
const contractOf = (spec: DocumentSpec, language: string) => ({ ...spec, bible: undefined, language });

/** The same spec and material give the same bytes, so that the provider can cache them. */
export const sessionPrompt = (
  spec: DocumentSpec,
  language: string,
  chunks: readonly Chunk[],
  materialLanguage = language,
  apparatus?: Apparatus,
  { materialTokens, extras }: CallLimits = noLimits,
): SessionPrompt => {
  const rules = rulesFor({ ...spec, language }, materialLanguage, extras);
  const material = renderMaterial(chunks);
  const whole = estimateTokens(material) <= Math.min(WHOLE_MATERIAL_TOKENS, materialTokens);
  const prefix = [
    rules,
    renderSpec(contractOf(spec, language)),
    ...(spec.anchor ? [renderUniverse(spec)] : []),
    ...(whole ? [material] : [renderOutline(outlineOf(bodyChunks(chunks))), ...objectivesOf(apparatus)]),
  ].join('\n\n');
  const own = (task: LessonTask): string => {
    if (whole || task.kind === 'plan' || (task.kind === 'scene' && task.story?.told)) return '';
    const ids = new Set(task.chunks);
    return `${renderMaterial(
      fitting(
        chunks.filter(({ id }) => ids.has(id)),
        materialTokens,
      ),
    )}\n\n`;
  };
  const textOf = (task: LessonTask): string =>
    `${own(task)}${instructionsFor(task, spec.mode, extras)}\n\n${renderTask(task)}`;
  return {
    rules,
    prefix,
    task: textOf,
    call: (task) => ({ prefix, task: textOf(task), input: { spec, language, chunks, apparatus, task } }),
  };
};
