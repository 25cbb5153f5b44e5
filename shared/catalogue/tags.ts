import * as z from 'zod/mini';

/** A starter vocabulary; the generator may add slugs of its own, three a kind at most. */
export const tagVocabulary = {
  industry:
    'healthcare finance education software manufacturing retail construction energy hospitality government media logistics',
  exam: 'pmp cpa sat act gre gmat ielts toefl ap a-level bar-exam usmle nclex aws-certification comptia',
  tool: 'excel python sql javascript git figma power-bi tableau quickbooks autocad canva linux',
  pedagogy:
    'spaced-repetition active-recall worked-example case-based socratic storytelling analogy scaffolding interleaving elaboration dual-coding reflection',
} as const;

export type TagKind = keyof typeof tagVocabulary;
export const tagKinds = ['industry', 'exam', 'tool', 'pedagogy'] as const satisfies readonly TagKind[];
export const tagsOf = (kind: TagKind): string[] => tagVocabulary[kind].split(' ');

const slugs = z.array(z.string());
export const TagsSchema = z.object({ industry: slugs, exam: slugs, tool: slugs, pedagogy: slugs });
export type Tags = z.infer<typeof TagsSchema>;
