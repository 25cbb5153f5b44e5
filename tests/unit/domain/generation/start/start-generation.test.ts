import { describe, expect, it } from 'vitest';
import { anchor } from '../../../../../lambdas/domain/generation/request/anchor.ts';
import { custom } from '../../../../../lambdas/domain/generation/request/custom.ts';
import { traditional } from '../../../../../lambdas/domain/generation/request/traditional.ts';
import { startGeneration } from '../../../../../lambdas/domain/generation/start/start-generation.ts';
import { textMaterial } from '../../../../../lambdas/domain/material/material.ts';
import { newId } from '../../../../../shared/model/id.ts';
import { instant } from '../../../../../shared/model/time.ts';
import { ended, memory, now, refused } from './memory.ts';

const content = 'Rivers carry water from the hills to the sea.';
const story = (sessionId: ReturnType<typeof memory>['id']) => ({
  sessionId,
  content,
  genre: 'drama',
  authorInspiration: 'verne',
  additionalContext: ' For my sister. ',
  targetAudience: 'adult' as const,
  learningObjectives: ' Name a river. ',
  difficultyLevel: 'advanced' as const,
  estimatedDuration: 30,
});
const started = (house: ReturnType<typeof memory>, some: object = {}, at = now) =>
  startGeneration(house.deps, custom, { userId: 'ann', request: { ...story(house.id), ...some }, now: at });

describe('a story that is asked for', () => {
  it('begins with its spec, its material and a place reserved in the plan of its author', async () => {
    const house = memory();
    const { ref, promptInput } = await started(house);
    expect(ref).toEqual({ sessionId: house.id, generationId: house.last().generationId });
    expect(promptInput).toBeNull();
    expect(house.last()).toMatchObject({
      kind: 'story',
      tier: 'free',
      now,
      reservation: { quota: { counter: 'story', limit: 3 }, running: 1 },
      spec: { origin: 'own', language: undefined, genre: 'drama', authorStyle: 'verne', title: 'Rivers' },
      session: {
        status: 'generating',
        generation_id: ref.generationId,
        genre: 'drama',
        contract_snapshot: { sceneCountTarget: 9, basic: true },
        assessment_config: null,
      },
    });
    expect(house.last().added).toMatchObject([{ kind: 'text', text: content, created_at: instant(now) }]);
    expect(house.last().materials).toEqual(house.last().added);
    expect(house.last().fingerprint).toMatch(/^[0-9a-f]{64}$/);
  });

  it('holds the subscription plan of now, and the language that was asked for', async () => {
    const house = memory();
    house.state.tier = 'pro';
    await started(house, { language: 'fr', genre: 'Cozy noir' });
    expect(house.last()).toMatchObject({ tier: 'pro', reservation: { quota: null }, spec: { language: 'fr' } });
    const unknown = memory();
    unknown.state.tier = undefined;
    await started(unknown);
    expect(unknown.last().tier).toBe('free');
  });

  it('is begun once: the same request again is answered with what it began', async () => {
    const house = memory();
    const first = await started(house, { savePrompt: true });
    expect(first.promptInput).toMatchObject({
      session_id: house.id,
      phase: 'extract',
      status: 'pending',
      created_at: instant(now),
      input_snapshot: {
        title: 'Rivers',
        contentPreview: content,
        hasFile: false,
        scenePlan: { range: '8-9', target: 9 },
      },
    });
    expect(await started(house, { savePrompt: true })).toEqual({ ref: first.ref, promptInput: null });
    house.set(ended);
    expect((await started(house, { savePrompt: true })).ref).toEqual(first.ref);
    expect(house.state.started).toHaveLength(1);
  });

  it('keeps no prompt of a call that lost the race against the same one', async () => {
    const house = memory();
    const other = { id: newId('gen'), kind: 'story', phase: 'extract' } as const;
    house.state.meanwhile = () => {
      house.state.meanwhile = () => {};
      house.set({ generation_id: other.id });
    };
    const twin = memory('custom', { id: house.id });
    await started(twin, { savePrompt: true });
    house.state.latest = { ...other, fingerprint: twin.last().fingerprint };
    expect(await started(house, { savePrompt: true })).toEqual({
      ref: { sessionId: house.id, generationId: other.id },
      promptInput: null,
    });
  });

  it('is refused while another is written, and once one is', async () => {
    const house = memory();
    await started(house);
    await expect(started(house, { genre: 'mystery' })).rejects.toEqual(refused('already_generating'));
    house.set(ended);
    await expect(started(house, { genre: 'mystery' })).rejects.toEqual(refused('already_written'));
    expect(house.state.started).toHaveLength(1);
  });

  it('is not found by anybody else', async () => {
    const house = memory();
    const request = story(house.id);
    await expect(startGeneration(house.deps, custom, { userId: 'bob', request, now })).rejects.toEqual(
      refused('session_not_found'),
    );
    expect(house.state.session).toMatchObject({ status: 'generating', failure_reason: null });
  });

  it('leaves a draft with the reason when it is refused, and throws that reason', async () => {
    const house = memory();
    await expect(started(house, { content: 'short' })).rejects.toEqual(refused('content_short'));
    expect(house.state.session).toMatchObject({
      status: 'draft',
      failure_reason: { code: 'refused', params: { error: 'content_short' } },
    });
  });

  it('throws what went wrong first when the reason cannot be kept', async () => {
    const house = memory();
    house.refuseStart('budget_spent');
    const deps = house.deps as { sessions: object };
    const broken = {
      ...deps,
      sessions: { ...deps.sessions, rewrite: () => Promise.reject(new Error('down')) },
    } as never;
    await expect(startGeneration(broken, custom, { userId: 'ann', request: story(house.id), now })).rejects.toEqual(
      refused('budget_spent'),
    );
  });
});

describe('the material of a generation', () => {
  const attached = textMaterial(newId('ses'), 'Attached before.', 1);

  it('is in anchor mode what was attached, then the new text; in the other modes the new text alone', async () => {
    const lesson = memory('traditional');
    const request = {
      autoSelectCategory: true,
      additionalContext: '',
      targetAudience: 'college',
      difficultyLevel: 'intermediate',
      lessonStyle: 'structured',
      category: 'Business',
      savePrompt: false,
    } as const;
    lesson.state.materials = [attached];
    await startGeneration(lesson.deps, traditional, {
      userId: 'ann',
      request: { ...request, sessionId: lesson.id, content },
      now,
    });
    expect(lesson.last().materials).toMatchObject([{ text: content }]);
    expect(lesson.last()).toMatchObject({ kind: 'lesson', spec: { category: null, origin: 'own' } });

    const house = memory('anchor');
    house.state.materials = [attached];
    await startGeneration(house.deps, anchor, { userId: 'ann', request: topic(house, { content }), now });
    expect(house.last().materials).toMatchObject([{ text: 'Attached before.' }, { text: content }]);
  });

  const topic = (house: ReturnType<typeof memory>, some: object = {}) => ({
    sessionId: house.id,
    content: '',
    targetAudience: 'high' as const,
    difficultyLevel: 'beginner' as const,
    anchorUniverse: 'Star Wars',
    spoilersOk: true,
    genre: 'ai-choice',
    authorInspiration: 'ai-choice',
    additionalContext: 'Topic: Leadership | Sub-topic: Leading Teams',
    savePrompt: true,
    ...some,
  });

  it('may be missing where the engine has a text on the topic', async () => {
    const house = memory('anchor');
    await startGeneration(house.deps, anchor, { userId: 'ann', request: topic(house), now });
    expect(house.last()).toMatchObject({ kind: 'story', materials: [], spec: { origin: 'model' } });
    const typed = memory('anchor');
    const request = topic(typed, { additionalContext: 'Topic: Beekeeping' });
    await expect(startGeneration(typed.deps, anchor, { userId: 'ann', request, now })).rejects.toEqual(
      refused('material_required'),
    );
  });

  it('is what an input that is kept says of it ', async () => {
    const house = memory('anchor');
    const { promptInput } = await startGeneration(house.deps, anchor, { userId: 'ann', request: topic(house), now });
    expect(promptInput?.input_snapshot).toMatchObject({ contentPreview: '', hasFile: false, title: 'Rivers' });
  });
});
