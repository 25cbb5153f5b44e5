import { expect, it } from 'vitest';
import { type Import, imports, inward, isBelow, outward, sources } from './sources.ts';

const handlers = ['lambdas/domain', 'lambdas/store', 'lambdas/adapters', 'lambdas/runtime', 'shared'];

/** What each room knows besides itself, as docs/architecture.md says. The longest name that fits a file is its room. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  shared: [],
  'lambdas/functions.ts': ['shared'],
  'lambdas/schedules.ts': [],
  'lambdas/table.ts': [],
  'lambdas/bucket.ts': [],
  'lambdas/retries.ts': [],
  'lambdas/stream/readers.ts': ['lambdas/retries.ts'],
  'lambdas/domain': ['shared'],
  'lambdas/store': ['lambdas/domain', 'shared'],
  'lambdas/adapters': ['lambdas/domain', 'shared'],
  'lambdas/runtime': ['lambdas/domain', 'lambdas/store', 'lambdas/adapters', 'shared'],
  'lambdas/document': ['lambdas/domain/material', 'shared'],
  'lambdas/engine': ['lambdas/document', 'lambdas/pipeline/prompts', 'lambdas/domain', 'shared'],
  'lambdas/http': ['lambdas/domain', 'lambdas/runtime', 'shared'],
  'lambdas/pipeline': [...handlers, 'lambdas/document', 'lambdas/functions.ts', 'lambdas/retries.ts'],
  'lambdas/billing': handlers,
  'lambdas/socket': handlers,
  'lambdas/identity': handlers,
  'lambdas/stream': handlers,
  'lambdas/job': [...handlers, 'lambdas/functions.ts', 'lambdas/retries.ts'],
  infra: [
    'lambdas/functions.ts',
    'lambdas/schedules.ts',
    'lambdas/table.ts',
    'lambdas/bucket.ts',
    'lambdas/retries.ts',
    'lambdas/stream/readers.ts',
    'lambdas/pipeline/definition.ts',
    'lambdas/job/definition.ts',
    'shared',
  ],
  // It asks the model what the product asks it, before it deploys anything.
  'infra/deploy': ['infra', 'lambdas/adapters/bedrock', 'lambdas/domain/model', 'lambdas/runtime', 'shared'],
  local: ['lambdas', 'infra/build', 'infra/deploy/smoke.ts', 'infra/outputs.ts', 'shared'],
  'web/src': ['shared'],
  // What a refused call is answered is said by the client too, where it has the code alone.
  'web/src/texts': ['shared/model/error-code.ts'],
  'web/src/ui': ['web/src/texts'],
  'web/src/lib': ['shared', 'web/src/texts'],
  web: ['shared'],
  tests: ['infra', 'lambdas', 'local', 'shared', 'web'],
};

const roomOf = (file: string): string | undefined =>
  Object.keys(rooms)
    .filter((room) => isBelow(file, room))
    .sort((a, b) => b.length - a.length)[0];

const written = ({ from, to }: Import) => `${from} → ${to}`;

it('gives every file a room', () => {
  expect(sources.filter((file) => roomOf(file) === undefined)).toEqual([]);
});

it('lets each room know only what is above it', () => {
  const strange = inward.filter(({ from, to }) => {
    const room = roomOf(from);
    return room !== undefined && ![room, ...rooms[room]!].some((known) => isBelow(to, known));
  });
  expect(strange.map(written)).toEqual([]);
});

/** The folders of a room that reach themselves through others of it, each with one way round. */
const circlesIn = (room: string): string[] => {
  const folderOf = (file: string) => (isBelow(file, room) ? file.slice(room.length + 1).split('/')[0]! : undefined);
  const knows = new Map<string, Set<string>>();
  for (const { from, to } of inward) {
    const [one, other] = [folderOf(from), folderOf(to)];
    if (one === undefined || other === undefined || one === other || /\.tsx?$/.test(one) || /\.tsx?$/.test(other))
      continue;
    knows.set(one, (knows.get(one) ?? new Set()).add(other));
  }
  const wayBack = (start: string): string[] | undefined => {
    const waiting = [[start]];
    const seen = new Set<string>();
    for (let way = waiting.shift(); way; way = waiting.shift())
      for (const next of knows.get(way.at(-1)!) ?? []) {
        if (next === start) return [...way, start];
        if (!seen.has(next)) waiting.push([...way, next]);
        seen.add(next);
      }
    return undefined;
  };
  return [...knows.keys()].flatMap((folder) => wayBack(folder)?.join(' → ') ?? []);
};

it.each([
  'lambdas/domain',
  'lambdas/store',
  'lambdas/pipeline',
  'lambdas/runtime',
  'lambdas/adapters',
  'lambdas/http',
  'lambdas/stream',
  'infra',
  'web/src/features',
])('lets no folder of %s know one that knows it', (room) => {
  expect(circlesIn(room)).toEqual([]);
});

it('keeps adapters from knowing each other', () => {
  const adapterOf = (file: string) => /^lambdas\/adapters\/([^/]+)/.exec(file)?.[1];
  const crossing = inward.filter(({ from, to }) => {
    const [one, other] = [adapterOf(from), adapterOf(to)];
    return one !== undefined && other !== undefined && one !== other;
  });
  expect(crossing.map(written)).toEqual([]);
});

/** What another feature says may be said here in its words. */
const isTexts = (file: string) => /^web\/src\/features\/.*\/texts\.ts$/.test(file);

it('keeps pages of the site from knowing each other; only what they share is shared', () => {
  const shared = [
    'activity',
    'auth',
    'cover',
    'generation',
    'library',
    'post',
    'progress',
    'quiz',
    'share',
    'shell',
    'subscription',
    'upload',
    'writer',
  ];
  const featureOf = (file: string) => /^web\/src\/features\/([^/]+)/.exec(file)?.[1];
  const crossing = inward.filter(({ from, to }) => {
    const [one, other] = [featureOf(from), featureOf(to)];
    return one !== undefined && other !== undefined && one !== other && !shared.includes(other) && !isTexts(to);
  });
  expect(crossing.map(written)).toEqual([]);
});

/** Which rooms may load a package that talks to the world. */
const edges: readonly (readonly [package_: RegExp, rooms: readonly string[]])[] = [
  [/^@aws-sdk\/(client|lib|util)-dynamodb$|^@aws-sdk\/lib-dynamodb$/, ['lambdas/store', 'lambdas/runtime']],
  [/^(@aws-sdk\/|stripe$)/, ['lambdas/adapters', 'lambdas/runtime']],
  [
    /^node:(fs|http|https|net|child_process|worker_threads)/,
    // The engine's texts are files beside it
    ['lambdas/pipeline', 'lambdas/adapters', 'lambdas/runtime/logs/source-stack.ts', 'lambdas/engine/data/read.ts'],
  ],
];

it('keeps the world out of the domain, the routes and the engine: only the edges load an SDK', () => {
  const wrong = outward.filter(({ from, to, typeOnly }) => {
    if (!from.startsWith('lambdas/') || typeOnly) return false;
    const edge = edges.find(([pattern]) => pattern.test(to));
    return edge !== undefined && !edge[1].some((room) => isBelow(from, room));
  });
  expect(wrong.map(written)).toEqual([]);
});

it('takes the small zod everywhere: the whole one weighs four times as much in a page', () => {
  expect(imports.filter(({ to }) => to === 'zod').map(written)).toEqual([]);
});
