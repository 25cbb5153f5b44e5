import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Extract } from '../../../lambdas/domain/material/chunk.ts';
import { NotAnswered, openByHand } from '../../eval/by-hand/by-hand.ts';
import { writeEdition } from '../../eval/edition.ts';
import { lessonMarkdownOf } from '../../eval/lesson-file.ts';
import { specFor } from '../../eval/lessons.ts';
import { answerSamples } from '../../fixtures/lesson/answer-samples.ts';
import { fakeModel } from '../../fixtures/lesson/fake-model.ts';
import { riverChunks } from '../../fixtures/lesson/questions.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fabula-by-hand-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const call = (task: string) => ({ name: 'scene', prefix: 'The rules.', task, maxTokens: 100 }) as const;
const open = (replay = false) => openByHand({ folder, replay, say: () => {}, pollMs: 5 });
const answer = (number: string, text: string) => writeFileSync(path.join(folder, `${number}.answer.json`), text);
const sample = JSON.stringify(answerSamples.scene);
const promptFiles = () => readdirSync(folder).filter((name) => name.endsWith('.prompt.md'));

describe('a prompt that is answered by hand', () => {
  it('is written with rules, task and schema, and the answer taken as soon as it is there', async () => {
    const asked = open().model.complete(call('Write scene 2.'));
    expect(promptFiles()).toEqual(['001-scene.prompt.md']);
    const text = readFileSync(path.join(folder, '001-scene.prompt.md'), 'utf8');
    expect(text).toMatch(/# System\n\nThe rules\.\n\n# Task\n\nWrite scene 2\.\n\n# Schema of the answer/);
    expect(text).toContain('"content"');
    answer('001', sample);
    expect((await asked).value).toEqual(answerSamples.scene);
  });

  it('is taken from a chat as well: the object among other words', async () => {
    answer('001', `Here it is:\n\`\`\`json\n${sample}\n\`\`\``);
    expect((await open().model.complete(call('Write.'))).value).toEqual(answerSamples.scene);
  });

  it('waits until the file has stopped growing', async () => {
    const asked = openByHand({ folder, replay: false, say: () => {}, pollMs: 40 }).model.complete(call('Write.'));
    for (let end = 20; end < sample.length; end += 20) {
      answer('001', sample.slice(0, end));
      await sleep(10);
    }
    answer('001', sample);
    await asked;
    expect(promptFiles()).toHaveLength(1);
  });

  it('is asked once more with the reason when the answer does not fit', async () => {
    answer('001', '{"title": 7}');
    answer('002', sample);
    await open().model.complete(call('Write.'));
    expect(readFileSync(path.join(folder, '002-scene.prompt.md'), 'utf8')).toContain('did not fit its schema');
  });

  it('is asked once more however long the first answer took', async () => {
    answer('001', '{"title": 7}');
    answer('002', sample);
    const { value } = await open().model.complete({ ...call('Write.'), timeoutMs: 0 });
    expect(value).toEqual(answerSamples.scene);
  });

  it('gets its own number when several wait at once', async () => {
    const { model } = open();
    const asked = [model.complete(call('One.')), model.complete(call('Two.'))];
    answer('002', JSON.stringify({ ...answerSamples.scene, title: 'Two' }));
    answer('001', JSON.stringify({ ...answerSamples.scene, title: 'One' }));
    expect((await Promise.all(asked)).map(({ value }) => value.title)).toEqual(['One', 'Two']);
  });

  it('is not asked again after an interruption', async () => {
    const interrupted = open().model.complete(call('Write.'));
    answer('001', sample);
    await Promise.all([interrupted, open().model.complete(call('Write.'))]);
    expect(promptFiles()).toHaveLength(1);
  });
});

describe('a replay', () => {
  it('answers with what is kept, in any order, and says what nobody asked for', async () => {
    answer('001', JSON.stringify({ ...answerSamples.scene, title: 'One' }));
    answer('002', JSON.stringify({ ...answerSamples.scene, title: 'Two' }));
    const first = open();
    await Promise.all([first.model.complete(call('One.')), first.model.complete(call('Two.'))]);
    const again = open(true);
    expect((await again.model.complete(call('Two.'))).value.title).toBe('Two');
    expect(again.faults()).toEqual([]);
    expect(again.summary()).toMatch(/^calls: 1, .*; not asked for: 001$/);
  });

  it('never answers a prompt that has changed, and says where it did', async () => {
    answer('001', sample);
    await open().model.complete(call('Write 100 words on rivers.'));
    const again = open(true);
    await expect(again.model.complete(call('Write 120 words on rivers.'))).rejects.toThrow(NotAnswered);
    expect(again.faults()[0]).toMatch(/"scene" has changed.*001[\s\S]*was: .*Write 100[\s\S]*is: .*Write 120/);
    expect(promptFiles()).toHaveLength(1);
  });

  it('gives each answer once', async () => {
    answer('001', sample);
    await open().model.complete(call('Write.'));
    const { model } = open(true);
    await model.complete(call('Write.'));
    await expect(model.complete(call('Write.'))).rejects.toThrow('one more than there are answers for');
  });
});

it('makes the same lesson of kept answers as of the model that gave them', async () => {
  const chunks = riverChunks(8);
  const extract: Extract = { chunks, language: 'en', characters: 9_600, words: 1_600, hash: 'rivers' };
  const writer = fakeModel();
  const byHand = openByHand({
    folder,
    replay: false,
    pollMs: 1,
    say: (line) => {
      const [, number = ''] = /(\d{3})\.answer/.exec(line) ?? [];
      const file = promptFiles().find((name) => name.startsWith(number)) ?? '';
      const [, prefix = '', task = ''] =
        /# System\n\n([\s\S]*?)\n\n# Task\n\n([\s\S]*?)\n\n# Schema/.exec(
          readFileSync(path.join(folder, file), 'utf8'),
        ) ?? [];
      const name = /^\d+-(\w+)\./.exec(file)?.[1] as 'scene';
      void writer
        .complete({ name, prefix, task, maxTokens: 1 })
        .then(({ value }) => answer(number, JSON.stringify(value)));
    },
  });
  const spec = specFor('custom', 30, 0);
  const asked = await writeEdition(extract, spec, { model: byHand.model, atOnce: 8 });
  expect(asked.failure).toBeUndefined();
  const replayed = openByHand({ folder, replay: true, say: () => {} });
  const again = await writeEdition(extract, spec, { model: replayed.model, atOnce: 3 });
  expect(replayed.faults()).toEqual([]);
  expect(lessonMarkdownOf(again)).toBe(lessonMarkdownOf(asked));
  expect(lessonMarkdownOf(again)).toContain('# The Case of the Northern Rivers');
});
