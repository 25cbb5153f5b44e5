import { describe, expect, it } from 'vitest';
import { beingWritten, generationView, inkedOf } from '../../../../web/src/features/generation/generation-view.ts';
import { AT, aScene, aSession, atWork } from '../samples/sessions.ts';

const later = (seconds: number) => Date.parse(AT) + seconds * 1000;

describe('how far the writing is', () => {
  it('shows which scenes are done and which one comes', () => {
    const view = generationView(atWork(5, 9), later(75));
    expect(view.phase).toBe('Writing scenes');
    expect([view.written, view.total, view.percent]).toEqual([5, 9, 56]);
    expect(view.parts).toEqual(['done', 'done', 'done', 'done', 'done', 'now', 'open', 'open', 'open']);
  });

  it('reckons the time left from the pace so far, of which the plan was a part', () => {
    expect(generationView(atWork(5, 9), later(120)).timeLeft).toBe(60_000);
  });

  it('says that it takes longer when the usual time is over and nothing stands', () => {
    const late = (written: number, total: number | null, seconds: number) =>
      generationView(atWork(written, total), later(seconds)).isLate;
    expect([late(0, null, 170), late(0, null, 190), late(1, null, 190), late(0, 9, 190)]).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(late(5, 9, 190)).toBe(false);
  });

  it('promises no time before the first scene, nor for the checks at the end', () => {
    expect(generationView(atWork(0, 9), later(20)).timeLeft).toBeNull();
    const checked = atWork(9, 9);
    expect(generationView(checked, later(90))).toMatchObject({ phase: 'Checking what was written', timeLeft: null });
    const last = {
      ...checked,
      generation: checked.generation && { ...checked.generation, phase: 'finalize' as const },
    };
    expect(generationView(last, later(90))).toMatchObject({ phase: 'Checking what was written', timeLeft: null });
  });

  it('promises no time for a lesson whose writing has rested', () => {
    expect(generationView(atWork(5, 9), later(2 * 24 * 3_600)).timeLeft).toBeNull();
  });

  it('draws as many parts as are aimed for until the plan stands', () => {
    const view = generationView(atWork(0, null), later(1));
    expect(view.parts).toHaveLength(9);
    expect(view.total).toBeNull();
  });

  it('waits when the generation was not accepted yet', () => {
    expect(generationView(atWork(0, null, { generation: null }), later(1)).phase).toBe('Waiting to start');
  });

  it('names the first scene that is not written as the one at work', () => {
    const scenes = [aScene(1), aScene(2, { state: 'stub' }), aScene(3, { state: 'stub' })];
    expect(beingWritten(scenes)?.title).toBe('Scene 2');
  });

  it('prints the cover as far as the scenes are written', () => {
    expect(inkedOf(atWork(3, 6))).toBe(0.5);
    expect(inkedOf(atWork(0, null))).toBe(0);
    expect(inkedOf(aSession())).toBeUndefined();
    expect(inkedOf(aSession({ status: 'draft' }))).toBe(0);
  });
});
