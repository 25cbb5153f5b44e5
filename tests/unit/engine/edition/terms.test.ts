import { expect, it } from 'vitest';
import { saidIn } from '../../../../lambdas/engine/edition/said.ts';
import { readMaterial } from '../../../../lambdas/engine/nlp/read-material.ts';
import { contractFor, teach } from '../teach.ts';

const filler = 'Boats pass the lock by day and by night, and its keeper writes each of them down in a long book. ';
const termsOf = async (text: string): Promise<string[]> =>
  (await teach(text, contractFor(15))).scenes.flatMap(({ terms }) =>
    terms.map(({ term, definition }) => `${term}: ${definition}`),
  );

const chapter = `# Locks

Every boat that goes up a river has to be lifted, and a sill keeps the gates shut. ${filler.repeat(10)}

## Chambers

A **chamber** is filled before a boat is lifted. ${filler.repeat(10)}

## Gates

A **mitre gate** is shut by the water itself against its **sill**. ${filler.repeat(10)}

## Glossary

sill
: (also, threshold) stone that a gate shuts against

chamber
: part of a canal between two gates

mitre gate
: gate of two wings that lean on each other

Office of Inland Waterways and of Their Keepers
: house in which canals are ruled
`;

it('the margin of a chapter has the terms that belong there, in the order of its text', async () => {
  const { scenes } = await teach(chapter, contractFor(15));
  const gates = scenes.find(({ content }) => content?.includes('shut by the water'));
  expect(gates?.terms.map(({ term }) => term).slice(-2)).toEqual(['mitre gate', 'sill']);
  expect(scenes.flatMap(({ terms }) => terms).filter(({ term }) => term === 'sill')).toHaveLength(1);
});

it('another name of a term stands behind what it is', async () => {
  expect(await termsOf(chapter)).toContain('sill: Stone that a gate shuts against (also, threshold).');
});

it('a definition is not taken from its second half', async () => {
  const sentence = 'Boats that need a deep basin and a long chamber with two gates are called **hulks**.';
  const terms = await termsOf(`${chapter}\n\n## Traffic\n\n${filler}\n\n${sentence}\n\n${filler.repeat(9)}`);
  expect(terms.join('\n')).not.toMatch(/: A long chamber/);
});

it('a term of the glossary may have a long name', async () => {
  const named = chapter.replace(
    '## Gates\n',
    '## Gates\n\nThe Office of Inland Waterways and of Their Keepers rules here.',
  );
  expect((await termsOf(named)).join('\n')).toContain('Office of Inland Waterways and of Their Keepers: House');
});

it.each([
  ['of something that was spoken of before', 'A boat is a thing with three parts.'],
  ['of many that says what one is', 'Lock rules are a way to keep boats apart on a river.'],
  ['of somebody in an example', 'Hubert is a retired keeper of locks. By now everybody likes Hubert for it.'],
  ['that explains it by itself', 'A **lifting power** is a power that is called lifting power by keepers.'],
  ['of an example', 'A **lugger** is an example of a boat that is too wide for the lock.'],
  ['of a habit', 'A **puffer** is sometimes a boat that waits for the lock all night.'],
  ['of a box', '### Career Connection: Keepers\n\nA warden is a keeper who has learned to swim in cold water.'],
])('a sentence %s explains no term', async (_, sentence) => {
  expect(
    (await termsOf(`${chapter}\n\n## Traffic\n\n${filler}\n\n${sentence}\n\n${filler.repeat(9)}`)).join('\n'),
  ).not.toMatch(/^(?:boat|lock rules?|warden|hubert|lifting power|lugger|puffer):/im);
});

const saidOf = (text: string): string[] =>
  saidIn(
    readMaterial({
      language: 'en',
      chunks: [{ id: 'c1', heading: 'Locks', text }],
    }),
  ).map(({ term, text: said }) => `${term}: ${said}`);

it.each([
  ['A *weir* holds the water of a river back.', 'weir: holds the water of a river back'],
  [
    'Gates that lean on each other are called *mitre gates* and hold by themselves.',
    'mitre gates: Gates that lean on each other',
  ],
])('what a sentence sets off and explains is a term: %s', (text, expected) => {
  expect(saidOf(text)).toEqual([expected]);
});

it.each([
  'This is called *filling*, and it takes long.',
  'The *sill* of the gate is made of stone.',
  '`OPEN` and `SHUT` are used to move the gates.',
  'The `FILL` command lets the water of a chamber in.',
  '- `up`: lifts a boat by one chamber\n- `down`: lowers a boat by one chamber',
  '**IMPORTANT** all the keepers close a gate before they leave.',
  '`FILL` can be called three times a day.',
  'The `FILL` command is also valid here.',
  '`SHUT` returned the gate to its place.',
  'Call the keeper:\n\n- `bell`: rung by hand',
  'If the lock is opened with the `day` argument, only boats of the day pass.',
  'The keepers *never* sleep on the boats.',
])('what says nothing of a name by itself does not: %s', (text) => {
  expect(saidOf(text)).toEqual([]);
});

it('the lesson ends with all terms of the glossary, those too that no margin has room for', async () => {
  const names = 'anchor barge cleat davit eyelet fender gasket hawser inlet jetty keelson ladder mast oar'.split(' ');
  const list = names.map((name) => `**${name}**`).join(', ');
  const entries = names.map(
    (name) => `${name}\n: ${name === 'oar' ? 'blade' : 'part'} of a boat for the ${name} alone`,
  );
  const text = `# Boats\n\n## Parts\n\nA boat has ${list}. ${filler.repeat(9)}\n\n## Ways\n\n${filler.repeat(9)}\n\n## Glossary\n\n${entries.join('\n\n')}\n`;
  const { scenes } = await teach(text, contractFor(15));
  const margins = scenes.flatMap(({ terms }) => terms.map(({ term }) => term));
  const listed = [...(scenes.at(-1)?.content ?? '').matchAll(/^- \*\*(.+?)\*\*: /gm)].map(([, name]) => name);
  expect(margins).toHaveLength(12);
  expect(listed).toEqual(names);
});

it('explains no list of labels a second time, and nothing that is typed', async () => {
  const list =
    '- lifting: water runs in below a boat\n- lowering: water runs out below a boat\n- waiting: a gate stays shut';
  const typed = 'A *>= 2.0* is a version that opens the gates, and a **gate_flag** is a word that a keeper types.';
  const text = `# Locks\n\n## Work\n\n${list}\n\n${filler.repeat(9)}\n\n## Words\n\n${typed} ${filler.repeat(9)}`;
  expect(await termsOf(text)).toEqual([]);
});

it('stands where a term is explained, and not where it is named before', async () => {
  const text = `# Locks\n\n## Overview\n\nLater we meet the **fish ladder**. ${filler.repeat(9)}\n\n## Fish\n\nA **fish ladder** is a row of small pools beside a weir. ${filler.repeat(9)}`;
  const { scenes } = await teach(text, contractFor(15));
  const [scene] = scenes.filter(({ terms }) => terms.some(({ term }) => term === 'fish ladder'));
  expect(scene?.content).toContain('a row of small pools');
});
