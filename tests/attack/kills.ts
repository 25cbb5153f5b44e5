import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { SessionId } from '../../shared/model/id.ts';
import { randomFrom } from './random.ts';
import { newFolder, startTarget } from './target.ts';
import { clientAt, countLost, signUpAt, writeSession } from './writing.ts';

const KILLS = 30;
const WRITERS = 4;
const LONGEST_WAIT_MS = 1_500;

/** Kills the process at random moments during concurrent writes. All acknowledged writes must exist afterwards. */
export const attackKills = async (seed: number): Promise<string | undefined> => {
  const random = randomFrom(seed);
  const dataDir = newFolder();
  let [acknowledged, lost] = [0, 0];
  let target = await startTarget(dataDir);
  try {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const token = await signUpAt(target);
      const api = clientAt(target, token);
      const written = new Map<SessionId, string>();
      let killed = false;
      const writers = Array.from({ length: WRITERS }, async (_, writer) => {
        for (let at = 0; !killed; at += 1) {
          const title = `${kill}.${writer}.${at}`;
          const id = await writeSession(api, title);
          if (id !== undefined) written.set(id, title);
        }
      });
      await wait(random() * LONGEST_WAIT_MS);
      await target.stop('SIGKILL');
      killed = true;
      await Promise.all(writers);
      target = await startTarget(dataDir);
      acknowledged += written.size;
      lost += await countLost(clientAt(target, token), written);
    }
  } finally {
    await target.stop('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
  console.log(`kills: ${KILLS} kills, seed ${seed}: ${acknowledged} acknowledged writes, ${lost} lost`);
  return lost > 0 ? `${lost} of ${acknowledged} acknowledged writes` : undefined;
};
