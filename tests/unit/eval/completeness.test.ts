import { expect, it } from 'vitest';
import type { Chunk } from '../../../lambdas/domain/material/chunk.ts';
import type { WrittenScene } from '../../../lambdas/domain/scene/written-scene.ts';
import { completenessOf } from '../../eval/completeness.ts';
import { riversMaterial } from '../../fixtures/lesson/rivers.ts';

const chunkOf = (id: string, heading: string, text: string, role?: Chunk['role']): Chunk => ({
  id,
  material: riversMaterial,
  heading,
  role,
  text,
  start: 0,
  end: text.length,
});
const sceneOf = (type: WrittenScene['type'], content: string): WrittenScene => ({
  order: 1,
  type,
  title: 'A lesson',
  content,
  quiz: null,
  keys: [],
  sources: [],
  terms: [],
  activities: [],
  asked: 0,
  passed: 0,
});

const chunks = [
  chunkOf('c1', 'Kilns › Firing', '## Firing\n\nA kiln is **fired** slowly. Water leaves the clay.'),
  chunkOf('c2', 'Kilns › Cooling', 'Cooling takes longer than firing does. The door stays shut.'),
  chunkOf('c3', 'Kilns › Glossary', 'grog: ground clay', 'glossary'),
];

it('a sentence of the body counts as told wherever its words stand, however they are set', () => {
  const scenes = [
    sceneOf(
      'chapter',
      'A kiln is fired slowly. *Water leaves the clay.* Cooling takes longer than firing does. The door stays shut.',
    ),
  ];
  expect(completenessOf(chunks, scenes, 'en')).toEqual({ sentences: 4, told: 4, leftOver: 0, lost: [], torn: [] });
});

it('a section that the closing names is left over, and not lost', () => {
  const scenes = [sceneOf('chapter', chunks[0]?.text ?? ''), sceneOf('summary', 'More from this material: Cooling')];
  expect(completenessOf(chunks, scenes, 'en')).toMatchObject({ told: 2, leftOver: 2, lost: [], torn: [] });
});

it('a sentence left out in the middle of a section is lost, and its section torn', () => {
  const scenes = [sceneOf('chapter', `${chunks[0]?.text} Cooling takes longer than firing does.`)];
  expect(completenessOf(chunks, scenes, 'en')).toMatchObject({
    told: 3,
    lost: ['The door stays shut.'],
    torn: ['c2 Cooling'],
  });
});

it('a sentence that stands in two sections tears neither, and one that only the closing quotes is not told', () => {
  const twice = chunkOf('c4', 'Kilns › Opening', 'This is the hour of the door. This is the temperature that it has.');
  const again = chunkOf('c5', 'Kilns › Emptying', 'This is the temperature that it has. Gloves are worn.');
  const scenes = [
    sceneOf('chapter', again.text),
    sceneOf('summary', 'More from this material: Opening\n\nThis is the hour of the door.'),
  ];
  expect(completenessOf([twice, again], scenes, 'en')).toEqual({
    sentences: 4,
    told: 3,
    leftOver: 1,
    lost: [],
    torn: [],
  });
});
