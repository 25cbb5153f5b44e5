import { describe, expect, it } from 'vitest';
import { completePlan, type PlanProposal } from '../../../../../lambdas/domain/generation/plan/complete-plan.ts';
import { draftPlan } from '../../../../../lambdas/domain/generation/plan/draft-plan.ts';
import { chunksOf } from '../../../../fixtures/lesson/chunks-of.ts';
import { contractOf } from '../../../../fixtures/lesson/contract.ts';
import { riversText } from '../../../../fixtures/lesson/rivers.ts';

const chunks = chunksOf(riversText(8));
const { scenes: drafted } = draftPlan(contractOf(), chunks);
const noTags = { industry: [], exam: [], tool: [], pedagogy: [] };

const proposalOf = (some: Partial<PlanProposal> = {}): PlanProposal => ({
  title: 'The Case of the Northern Rivers',
  description: 'What the rivers carry, and where.',
  category: 'social-sciences-and-humanities',
  subcategory: 'Geography',
  tags: noTags,
  scenes: drafted.map(({ chunks: ids }, index) => ({ title: `Part ${index + 1}`, chunks: ids })),
  ...some,
});
const settle = (proposal: PlanProposal | undefined, title: string | null = null) =>
  completePlan({ title, drafted, chunks, proposal });

describe('a good proposal', () => {
  it('is taken as it is', () => {
    const plan = settle(proposalOf());
    expect(plan.title).toBe('The Case of the Northern Rivers');
    expect([plan.category, plan.subcategory]).toEqual(['social-sciences-and-humanities', 'geography']);
    expect(plan.scenes.map(({ title }) => title)).toEqual(drafted.map((_, index) => `Part ${index + 1}`));
    expect(plan.scenes.map(({ type }) => type)).toEqual(drafted.map(({ type }) => type));
  });

  it('does not rename a lesson that has its title', () => {
    expect(settle(proposalOf(), 'My rivers').title).toBe('My rivers');
  });
});

describe('a proposal that cannot be believed', () => {
  it('asks only about what was taught before, and always about something for the first time', () => {
    const everywhere = chunks.map(({ id }) => id);
    const plan = settle(
      proposalOf({
        scenes: drafted.map(({ type, chunks: ids }) => ({ title: type, chunks: type === 'quiz' ? everywhere : ids })),
      }),
    );
    const taught = new Set<string>();
    const asked = new Set<string>();
    for (const scene of plan.scenes) {
      if (scene.type === 'chapter') for (const id of scene.chunks) taught.add(id);
      if (scene.type !== 'quiz') continue;
      expect(scene.chunks.filter((id) => !taught.has(id))).toEqual([]);
      expect(scene.chunks.some((id) => !asked.has(id))).toBe(true);
      const again = scene.chunks.filter((id) => asked.has(id));
      expect(again.length).toBeLessThanOrEqual(scene.chunks.length / 2);
      for (const id of scene.chunks) asked.add(id);
    }
    expect(asked.size).toBeGreaterThan(1);
  });

  it('loses chunks that do not exist, and gets the suggested ones where none is left', () => {
    const plan = settle(proposalOf({ scenes: drafted.map(() => ({ title: 'X', chunks: ['c999', '../etc'] })) }));
    expect(plan.scenes.map(({ chunks: ids }) => ids)).toEqual(drafted.map(({ chunks: ids }) => ids));
  });

  it('keeps the first scene on the chunks it is being written from meanwhile', () => {
    const plan = settle(proposalOf({ scenes: drafted.map(() => ({ title: 'X', chunks: ['c8'] })) }));
    expect(plan.scenes[0]?.chunks).toEqual(drafted[0]?.chunks);
  });

  it('tells others what the first scene is about, and nothing of how it would have been told', () => {
    const point = { point: 'Rivers begin small.', means: 'a spring', limit: 'a lake', hook: 'Where do they end?' };
    const slots = drafted.map((slot, index) => (index < 2 ? { ...slot, type: 'chapter' as const } : slot));
    const proposal = proposalOf({ scenes: slots.map(() => ({ title: 'X', chunks: [], point })) });
    const { scenes } = completePlan({ title: null, drafted: slots, chunks, proposal });
    expect(scenes[0]?.point).toEqual({ point: point.point, means: '', limit: '', hook: '' });
    expect(scenes[1]?.point).toEqual(point);
  });

  it('gets titles of one line without marks, and never the same one twice', () => {
    const scenes = drafted.map(() => ({ title: '## The\n**long** <b>way</b>', chunks: [] }));
    const titles = settle(proposalOf({ scenes })).scenes.map(({ title }) => title);
    expect(titles.slice(0, 2)).toEqual(['The long way', 'The long way (2)']);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('gets no category that the catalogue does not have', () => {
    const plan = settle(proposalOf({ category: 'Hydrology', subcategory: 'Geography' }));
    expect([plan.category, plan.subcategory]).toEqual([null, null]);
  });

  it('gets at most three tags a kind, as slugs', () => {
    const tags = { ...noTags, tool: ['Python', 'python', 'Power BI', 'SQL', 'Excel', '!!'] };
    expect(settle(proposalOf({ tags })).tags.tool).toEqual(['python', 'power-bi', 'sql']);
  });
});

it('names a lesson after its headings when there is no proposal at all', () => {
  const plan = settle(undefined);
  expect(plan.title).toBe('Rivers of the north');
  expect(plan.scenes.filter(({ type }) => type === 'chapter').map(({ title }) => title)[0]).toBe('The Alder');
  expect(plan.scenes.map(({ chunks: ids }) => ids)).toEqual(drafted.map(({ chunks: ids }) => ids));
});
