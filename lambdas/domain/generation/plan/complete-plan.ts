import { categories } from '../../../../shared/catalogue/categories.ts';
import { slugify } from '../../../../shared/catalogue/choice.ts';
import type { Tags } from '../../../../shared/catalogue/tags.ts';
import type { SceneType } from '../../../../shared/model/session/scene-type.ts';
import { bodyChunks } from '../../material/body-chunks.ts';
import type { Chunk } from '../../material/chunk.ts';
import { tidyLine, tidyTags } from '../../scene/tidy.ts';
import type { ScenePoint } from './bible.ts';
import type { UntitledScene } from './draft-plan.ts';
import type { Plan, PlannedScene } from './plan.ts';
import { chunkChooser } from './plan-chunks.ts';

/** A plan as a model proposes it, not validated. */
export interface PlanProposal extends Description {
  readonly scenes: readonly {
    readonly title: string;
    readonly chunks: readonly string[];
    /** Of a chapter; checked. */
    readonly point?: ScenePoint | undefined;
  }[];
}

/** What a proposed plan says of the lesson as a whole. */
interface Description {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly subcategory: string;
  readonly tags: Tags;
}

interface PlanInput {
  /** Null when the lesson names itself. */
  readonly title: string | null;
  readonly drafted: readonly UntitledScene[];
  readonly chunks: readonly Chunk[];
  /** Undefined when the model gave no usable one; titles then come from the material's headings. */
  readonly proposal: PlanProposal | undefined;
}

const MAX_DESCRIPTION = 300;
const defaultTitles: Readonly<Record<Exclude<SceneType, 'chapter'>, string>> = {
  overview: 'Overview',
  signposts: 'What lies ahead',
  recap: 'What we know so far',
  bridge: 'On to the next part',
  quiz: 'Check what you know',
  assessment: 'Check what you know',
  summary: 'Summary',
};

const headings = (chunk: Chunk | undefined): string[] => chunk?.heading?.split(' › ') ?? [];
const firstWords = (chunk: Chunk | undefined): string | undefined =>
  tidyLine(chunk?.text.split(/\s+/).slice(0, 8).join(' ') ?? '');

const categoryOf = (proposal: Description | undefined): Pick<Plan, 'category' | 'subcategory'> => {
  const found = categories.find(({ slug }) => slug === slugify(proposal?.category ?? ''));
  const within = found?.subcategories.find(({ slug }) => slug === slugify(proposal?.subcategory ?? ''));
  return { category: found?.slug ?? null, subcategory: within?.slug ?? null };
};

/** How the lesson is found, as far as what is proposed is valid. `title` is the learner's own; null where there is none. */
export const describedBy = (
  proposal: Description | undefined,
  title: string | null,
  chunks: readonly Chunk[],
): Omit<Plan, 'scenes'> => {
  const named = title ?? tidyLine(proposal?.title ?? '') ?? tidyLine(headings(chunks[0])[0] ?? '');
  return {
    title: named ?? firstWords(chunks[0]) ?? 'A new lesson',
    description: tidyLine(proposal?.description ?? '', MAX_DESCRIPTION) ?? '',
    ...categoryOf(proposal),
    tags: tidyTags(proposal?.tags ?? { industry: [], exam: [], tool: [], pedagogy: [] }),
  };
};

/** The first scene does not wait for the plan: the others are told what it is about, but nothing of how it would have been told. */
const pointOf = ({ order }: UntitledScene, point: ScenePoint | undefined): ScenePoint | undefined =>
  point && order === 1 ? { ...point, means: '', limit: '', hook: '' } : point;

/** "Roots", and where the same title comes again, "Roots (2)". */
export const titleDeduplicator = () => {
  const times = new Map<string, number>();
  return (title: string): string => {
    const time = (times.get(title) ?? 0) + 1;
    times.set(title, time);
    return time === 1 ? title : `${title} (${time})`;
  };
};

/**
 * Takes what is valid from a proposal, and the draft's values for the rest. The first scene keeps the
 * draft's chunks, because it is written while the plan is made.
 */
export const completePlan = ({ title, drafted, chunks: material, proposal }: PlanInput): Plan => {
  const chunks = bodyChunks(material);
  const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]));
  const choose = chunkChooser(new Set(byId.keys()));
  const unlike = titleDeduplicator();

  const scenes = drafted.map((slot, index): PlannedScene => {
    const proposed = proposal?.scenes[index];
    const ids = choose(slot, index === 0 ? [] : (proposed?.chunks ?? []));
    const first = byId.get(ids[0] ?? '');
    const own =
      slot.type === 'chapter'
        ? (tidyLine(headings(first).at(-1) ?? '') ?? firstWords(first) ?? 'Chapter')
        : defaultTitles[slot.type];
    const point = slot.type === 'chapter' ? pointOf(slot, proposed?.point) : undefined;
    return { ...slot, chunks: ids, title: unlike(tidyLine(proposed?.title ?? '') ?? own), ...(point && { point }) };
  });
  return { ...describedBy(proposal, title, chunks), scenes };
};
