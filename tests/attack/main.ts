import { attackBodies } from './bodies.ts';
import { attackDisk } from './disk.ts';
import { attackKills } from './kills.ts';
import { attackRaw } from './raw.ts';
import { attackSockets } from './sockets.ts';
import { withTarget } from './target.ts';

/** Each returns a description of the failure; undefined: none. */
const parts: Readonly<Record<string, (seed: number) => Promise<string | undefined>>> = {
  raw: withTarget(attackRaw),
  bodies: withTarget(attackBodies),
  kills: attackKills,
  disk: attackDisk,
  sockets: withTarget(attackSockets),
};

const usage = `npm run attack -- [PART] [SEED]

Attacks an installation of its own on this computer; PART is one of ${Object.keys(parts).join(', ')}, or all.
The site has to be built (npm run build).`;

const run = async (): Promise<number> => {
  const [wanted, seed = '1'] = process.argv.slice(2);
  const chosen = wanted === undefined ? Object.keys(parts) : [wanted];
  if (chosen.some((name) => !Object.hasOwn(parts, name)) || !Number.isInteger(Number(seed))) {
    console.error(usage);
    return 2;
  }
  const lost: string[] = [];
  for (const name of chosen) {
    const loss = await parts[name]?.(Number(seed));
    if (loss !== undefined) lost.push(`${name}: ${loss}`);
  }
  console.log(lost.length > 0 ? `Lost: ${lost.join('; ')}` : `Tried: ${chosen.join(', ')}. Lost: nothing.`);
  return lost.length > 0 ? 1 : 0;
};

process.exitCode = await run();
