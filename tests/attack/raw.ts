import { knownBad, randomBad } from './raw-requests.ts';
import { type RawAnswer, sendRaw } from './send-raw.ts';
import type { Target } from './target.ts';

const REQUESTS = 10_000;
const AT_ONCE = 64;

/** A server that failed is told from one that does not know what was asked (501, 505). */
const isFailure = (answer: RawAnswer): boolean =>
  answer === 'dead' || (typeof answer === 'number' && answer >= 500 && answer !== 501 && answer !== 505);

/** Raw requests and upgrades at every port of an installation, by turns. Answers what was lost, if anything. */
export const attackRaw = async ({ ports, alive }: Target, seed: number): Promise<string | undefined> => {
  const texts = [...knownBad, ...randomBad(REQUESTS - knownBad.length, seed)];
  const failures: string[] = [];
  const counts = new Map<RawAnswer, number>();
  let next = 0;
  const sender = async (): Promise<void> => {
    while (next < texts.length && alive()) {
      const at = next++;
      const answer = await sendRaw(ports[at % ports.length] ?? 0, texts[at] ?? '');
      counts.set(answer, (counts.get(answer) ?? 0) + 1);
      if (isFailure(answer)) failures.push(`${answer}: ${JSON.stringify(texts[at]?.slice(0, 160))}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  const told = [...counts].map(([answer, count]) => `${answer} × ${count}`).join(', ');
  console.log(`raw: ${next} requests at ${ports.length} ports, seed ${seed}: ${told}`);
  for (const failure of failures.slice(0, 20)) console.log(failure);
  if (!alive()) return `the process ended within ${next} requests`;
  return failures.length > 0 ? `${failures.length} requests failed the server` : undefined;
};
