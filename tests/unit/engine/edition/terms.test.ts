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
  ['of a box', '### Career Connection: Keepers\n\nA warden is a keeper who has learned to swim in cold water.'],
])('a sentence %s explains no term', async (_, sentence) => {
  expect(
    (await termsOf(`${chapter}\n\n## Traffic\n\n${filler}\n\n${sentence}\n\n${filler.repeat(9)}`)).join('\n'),
  ).not.toMatch(/^(?:boat|lock rules?|warden):/im);
});

const saidOf = (text: string): string[] =>
  saidIn(
    readMaterial({
      language: 'en',
      chunks: [{ id: 'c1', heading: 'Locks', text }],
    }),
  ).map(({ term, text: said }) => `${term}: ${said}`);

it.each([
  ['The `FILL` command lets the water of a chamber in, so the boat rises.', 'FILL: lets the water of a chamber in'],
  ['`OPEN` and `SHUT` are used to move the gates.', 'OPEN and SHUT: are used to move the gates'],
  [
    'The chamber can be emptied by its keeper using the `DRAIN` command.',
    'DRAIN: The chamber can be emptied by its keeper using the DRAIN command.',
  ],
  ['A *weir* holds the water of a river back.', 'weir: holds the water of a river back'],
  ['Calling `wait` stops the boat until a gate is open.', 'wait: Calling wait stops the boat until a gate is open.'],
  [
    'Gates that lean on each other are called *mitre gates* and hold by themselves.',
    'mitre gates: Gates that lean on each other are called mitre gates and hold by themselves.',
  ],
  [
    '- `up`: lifts a boat by one chamber\n- `down`: lowers a boat by one chamber',
    'up: lifts a boat by one chamber|down: lowers a boat by one chamber',
  ],
])('a manual says what its names do: %s', (text, expected) => {
  expect(saidOf(text).join('|')).toBe(expected);
});

it.each([
  'This is called *filling*, and it takes long.',
  'The *sill* of the gate is made of stone.',
  '`FILL` can be called three times a day.',
  'The `FILL` command is also valid here.',
  '`SHUT` returned the gate to its place.',
  'Call the keeper:\n\n- `bell`: rung by hand',
  'If the lock is opened with the `day` argument, only boats of the day pass.',
  'The keepers *never* sleep on the boats.',
])('what says nothing of a name by itself does not: %s', (text) => {
  expect(saidOf(text)).toEqual([]);
});

it('the lesson ends with its terms where there are enough of them for a list', async () => {
  const closing = async (text: string): Promise<string> =>
    (await teach(text, contractFor(15))).scenes.at(-1)?.content ?? '';
  const [few = ''] = chapter.split('\nOffice of');
  expect(await closing(few)).not.toContain('### Key terms');
  expect(await closing(`${few}\nkeeper\n: somebody who opens the gates for boats\n`)).toMatch(
    /### Key terms\n\n- \*\*chamber\*\*: Part of a canal between two gates\.\n- \*\*keeper/,
  );
});
