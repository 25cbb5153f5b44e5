import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../../../shared/model/id.ts';
import { DAY } from '../../../../../shared/model/time.ts';
import { now } from '../samples.ts';
import { madeFile } from './made-file.ts';
import { openPackage } from './open-package.ts';
import { samplePart } from './sample-part.ts';

const other = newId('ses');
const parts = [samplePart(), samplePart(other)];
const CARDS = parts.reduce((sum, { cards }) => sum + cards.length, 0);

describe('a package for Anki', () => {
  it('has a note for each card, with its sentence and place on the back, and its tags', async () => {
    const { bytes, saved } = await madeFile('anki', parts);
    expect(saved).toMatchObject({ status: 'ready', sessions: 2, cards: CARDS, bytes: bytes.length });
    const { names, rows, close } = await openPackage(bytes);
    expect(names).toEqual(['meta', 'collection.anki21', 'media']);
    expect(rows('select count(*) as count from notes join cards on nid = notes.id')).toEqual([{ count: CARDS }]);
    const [question] = rows("select * from notes where flds like 'What pulls the sea?%' limit 1");
    expect(String(question?.['flds']).split('\u001f')).toEqual([
      'What pulls the sea?',
      '<ol type="A"><li>The moon</li><li>The wind</li></ol>',
      'A) The moon',
      'It says so.',
      'The moon pulls the sea.',
      'Tides: ebb &amp; flood › Tides',
    ]);
    expect(String(question?.['tags']).trim().split(' ')).toContain('kind::question');
    const [gap] = rows("select flds, mid from notes where flds like 'The {{%' limit 1");
    expect(gap?.['flds']).toContain('The {{c1::moon}} pulls the sea.');
    expect(gap?.['mid']).not.toBe(question?.['mid']);
    close();
  });

  it('names each card the same in every file, and each once', async () => {
    const guids = async (at: number) => {
      const { rows, close } = await openPackage((await madeFile('anki', parts, {}, at)).bytes);
      const found = rows('select guid, id from notes order by guid');
      close();
      return found;
    };
    const first = await guids(now);
    expect(new Set(first.map(({ guid }) => guid)).size).toBe(CARDS);
    expect(await guids(now + DAY)).toEqual(first);
  });

  it('has the dates, the memory and the log of each card', async () => {
    const { rows, close } = await openPackage((await madeFile('anki', [parts[0]!])).bytes);
    const [col] = rows('select crt from col');
    const byId = new Map(
      rows('select guid, cards.* from cards join notes on nid = notes.id').map((row) => [row['guid'], row]),
    );
    for (const card of parts[0]!.cards) {
      const row = byId.get(card.id);
      expect(row?.['queue'], card.state).toBe(
        card.suspended ? -1 : { new: 0, learning: 1, review: 2, relearning: 1 }[card.state],
      );
      expect(row?.['type']).toBe({ new: 0, learning: 1, review: 2, relearning: 3 }[card.state]);
      if (card.due_day !== null) {
        const begins = (Number(col?.['crt']) + Number(row?.['due']) * 86_400) * 1_000;
        // Four in the morning of that day, in summer or in winter
        expect(Math.abs(begins - Date.parse(`${card.due_day}T02:30:00Z`))).toBeLessThan(3_600_000);
        expect(JSON.parse(String(row?.['data']))).toMatchObject({ dr: 0.9, s: expect.closeTo(card.stability, 3) });
      } else if (card.due_at !== null) expect(row?.['due']).toBe(Date.parse(card.due_at) / 1_000);
    }
    const log = rows('select revlog.*, guid from revlog join cards on cid = cards.id join notes on nid = notes.id');
    expect(log.length).toBe(parts[0]!.reviews.length);
    const forgotten = parts[0]!.cards.find(({ state }) => state === 'relearning');
    const own = log.filter(({ guid }) => guid === forgotten?.id);
    expect(own.map(({ ease, type, ivl }) => [ease, type, ivl])).toEqual([
      [3, 0, -600],
      [3, 0, 2],
      [3, 1, 16],
      [1, 1, -600],
    ]);
    close();
  });

  it('says of a card that was begun anew where its log begins again', async () => {
    const [part] = parts;
    const card = part!.cards.find(({ state }) => state === 'relearning')!;
    const anew = { ...part!, cards: [{ ...card, since: 2, turn: 4 }] };
    const { rows, close } = await openPackage((await madeFile('anki', [anew])).bytes);
    expect(rows('select ease, type from revlog order by id').map(({ ease, type }) => [ease, type])).toEqual([
      [3, 0],
      [3, 0],
      [0, 4],
      [3, 0],
      [1, 0],
    ]);
    close();
  });

  it('leaves out what is disputed or gone, and has what is switched off as suspended', async () => {
    const [part] = parts;
    const [gone, wrong, ...rest] = part!.cards;
    const cards = [{ ...gone!, id: `${gone!.id.slice(0, -4)}0000` as never }, { ...wrong!, disputed: true }, ...rest];
    const { saved, bytes } = await madeFile('anki', [{ ...part!, off: true, cards }]);
    expect(saved.cards).toBe(rest.length);
    const { rows, close } = await openPackage(bytes);
    expect(rows('select distinct queue from cards')).toEqual([{ queue: -1 }]);
    close();
  });

  it('leaves nothing in the folder where it was made, also where it fails', async () => {
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('deck-'));
    const broken = { files: { write: async () => Promise.reject(new Error('full')), erase: async () => undefined } };
    await expect(madeFile('anki', parts, broken)).rejects.toThrow('full');
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('deck-'))).toEqual(before);
  });
});

describe('a table of the deck', () => {
  it('has a row for each card below its columns', async () => {
    const { bytes, saved } = await madeFile('csv', parts);
    const lines = Buffer.from(bytes).toString();
    expect(lines.startsWith('\ufeffid,session,chapter,kind,question')).toBe(true);
    expect(lines.match(/^crd_/gm)).toHaveLength(CARDS);
    expect(saved.cards).toBe(CARDS);
    expect(lines).toContain('\'=HYPERLINK(""http://a.test""');
  });
});

describe('an export that is not wanted any more', () => {
  it('leaves no file', async () => {
    const { objects } = await madeFile('csv', parts, { store: { save: async () => false } });
    expect(objects.size).toBe(0);
  });
});
