import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../shared/contract/contract.ts';
import { badInputs, type RawInput } from './bad-inputs.ts';
import { call } from './call.ts';
import { samples } from './samples.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
}, 120_000);
afterAll(() => world.close());

describe.each(endpoints)('%s', (name, endpoint) => {
  it('refuses every malformed call with something a person can read', async () => {
    const { held, token } = world.identities[endpoint.access === 'admin' ? 'owner' : 'author'];
    const good = samples[name](held) as RawInput;
    for (const bad of badInputs(endpoint, good)) {
      const { status, text } = await call(world.stack.origin, endpoint, bad, token);
      const seen = `${bad.what}: ${status} ${text.slice(0, 200)}`;
      expect(status, seen).toBeGreaterThanOrEqual(400);
      expect(status, seen).toBeLessThan(500);
      const body = JSON.parse(text) as { error?: string; message?: string };
      expect(body.error ?? body.message, seen).toMatch(/\w{3}/);
      expect(text, seen).not.toMatch(/at .*\.ts:|node_modules|ZodError/);
    }
  });
});
