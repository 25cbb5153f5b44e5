import type { Apparatus, Chunk } from '../../../../lambdas/domain/material/chunk.ts';
import { assembleActivities } from '../../../../lambdas/domain/scene/activities/assemble.ts';
import { activitiesFor } from '../../../../lambdas/engine/activities/activities-for.ts';
import { isAlone } from '../../../../lambdas/engine/activities/alone.ts';
import { type FindActivities, readScene } from '../../../../lambdas/engine/activities/scene-text.ts';
import { readMaterial } from '../../../../lambdas/engine/nlp/read-material.ts';
import type { MaterialId } from '../../../../shared/model/id.ts';
import type { Activity, ActivityKind } from '../../../../shared/model/learning/activity.ts';

interface Part {
  /** The headings above it, outermost first, joined by " › ". */
  readonly heading?: string;
  readonly role?: Chunk['role'];
  readonly text: string;
}

interface Material {
  readonly language?: string;
  readonly parts: readonly Part[];
  readonly apparatus?: Partial<Apparatus>;
  /** The Markdown of the scene, if its parts do not just follow each other under their headings. */
  readonly content?: string;
  /** How many of the parts are told in chapters before. */
  readonly told?: number;
}

const lastOf = (heading: string | undefined): string => heading?.split(' › ').at(-1) ?? '';

/** The body of a material as one scene, each part under its own heading. */
const sceneOf = ({ language = 'en', parts, apparatus, content: told }: Material) => {
  const chunks = parts.map(({ heading, role, text }, at): Chunk => {
    const place = { start: 1_000 * at, end: 1_000 * at + text.length };
    return { id: `c${at + 1}`, material: 'mat_own' as MaterialId, heading: heading ?? null, role, text, ...place };
  });
  const bodies = chunks.filter(({ role }) => role === undefined);
  const all = { objectives: [], glossary: [], questions: [], ...apparatus };
  const under = bodies.map(({ heading, text }) => (heading === null ? text : `### ${lastOf(heading)}\n\n${text}`));
  const content = told ?? under.join('\n\n');
  const reading = readMaterial({ language, chunks, apparatus: all });
  const material = chunks.map(({ text }) => text).join('\n\n');
  const rules = 'No learner shall ever read these words, which are only here to be checked against.';
  return {
    reading,
    content,
    ids: bodies.map(({ id }) => id),
    context: { chunks, material, language, rules, content, apparatus: all },
  };
};

/** The sentences of a material that can be understood wherever they stand. */
export const aloneIn = (material: Material): string[] => {
  const { reading, ids, content } = sceneOf(material);
  const scene = readScene(reading, ids, content);
  return scene.sentences.filter((sentence) => isAlone(sentence, scene)).map(({ text }) => text);
};

/** What one finder makes of a material and the checks let through. */
export const madeBy = (find: FindActivities, material: Material): Activity[] => {
  const { reading, ids, content, context } = sceneOf(material);
  return find(
    readScene(
      reading,
      ids,
      content,
      reading.chunks.map(({ id }) => id),
    ),
  ).flatMap((one) => assembleActivities([one], context));
};

/** All activities of a material that is told as one chapter. */
export const chapterOf = (material: Material, seed = 'seed'): Activity[] => {
  const { reading, ids, content, context } = sceneOf(material);
  const here = ids.slice(material.told ?? 0);
  return assembleActivities(activitiesFor(reading, here, { content, seed, told: ids }), context);
};

const terms = [
  ['levain', 'ripe dough that raises the next loaf'],
  ['crumb', 'soft inside of bread'],
  ['poolish', 'wet mixture of flour and yeast'],
] as const;

/** A chapter that tells a text after what some terms are, with a glossary of them. */
export const withTerms = (text: string): Material => {
  const told =
    'A **levain** is a piece of ripe dough that raises the next loaf. The **crumb** is the soft inside of a loaf of the town. The **poolish** is a wet mixture of flour and yeast that stands for a night.';
  const lines = terms.map(([term, definition]) => `**${term}**: ${definition}`).join('\n\n');
  return {
    parts: [
      { heading: 'Bread › Words', text: `${told} ${text}` },
      { heading: 'Bread › Glossary', role: 'glossary', text: lines },
    ],
    apparatus: { glossary: terms.map(([term, definition]) => ({ term, definition, chunk: 'c2' })) },
  };
};

/** The first activity if it is of a kind. */
export const first = <K extends ActivityKind>(
  activities: readonly Activity[],
  kind: K,
): Extract<Activity, { kind: K }> | undefined =>
  activities.find((one): one is Extract<Activity, { kind: K }> => one.kind === kind);
