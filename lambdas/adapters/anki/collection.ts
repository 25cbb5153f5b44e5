import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { freeIds } from '../../domain/deck/file/free-ids.ts';
import type { AnkiCollection, AnkiEntry, OpenAnkiCollection } from '../../domain/deck/file/ports.ts';
import { noteTypeIds, noteTypes } from './note-types.ts';
import { ROWS, SCHEMA } from './schema.ts';

const FIELDS = '\u001f';
const ROOT = { id: 1_764_000_000_000, name: 'Fabula' } as const;

/** Without tags, as Anki sorts and compares notes by their first field. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&amp;/g, '&')
    .trim();

const deckRow = (id: number, name: string, mod: number) => ({
  id,
  name,
  mod,
  usn: -1,
  lrnToday: [0, 0],
  revToday: [0, 0],
  newToday: [0, 0],
  timeToday: [0, 0],
  collapsed: false,
  browserCollapsed: false,
  desc: '',
  dyn: 0,
  conf: 1,
  extendNew: 0,
  extendRev: 0,
});

/** Two sessions may have one title, and two colons would put a deck below another. */
const freeNames = () => {
  const taken = new Set<string>();
  return (title: string): string => {
    const clean = title.replace(/\s+/g, ' ').replace(/:{2,}/g, ':').trim() || 'Untitled';
    let name = clean;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${clean} (${count})`;
    taken.add(name.toLowerCase());
    return `${ROOT.name}::${name}`;
  };
};

const conf = (west: number) => ({
  nextPos: 1,
  schedVer: 2,
  sched2021: true,
  creationOffset: west,
  curDeck: 1,
  activeDecks: [1],
  newSpread: 0,
  collapseTime: 1_200,
  timeLim: 0,
  estTimes: true,
  dueCounts: true,
  sortType: 'noteFld',
  sortBackwards: false,
  addToCur: true,
});

/** A file of SQLite in the folder for such, as Anki's second legacy form has it. */
export const openAnkiCollection: OpenAnkiCollection = async ({ seconds, west }, now): Promise<AnkiCollection> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'deck-'));
  const file = path.join(folder, 'collection');
  const database = new DatabaseSync(file);
  database.exec(SCHEMA);
  // Nobody reads it before it is whole, and what is not whole is thrown away
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN');
  const insert = (row: string): StatementSync => database.prepare(row);
  const [note, card, review] = [insert(ROWS.note), insert(ROWS.card), insert(ROWS.review)];
  const [noteId, deckId, reviewId, deckName] = [freeIds(), freeIds(), freeIds(), freeNames()];
  const mod = Math.floor(now / 1_000);
  const decks = [deckRow(1, 'Default', 0), deckRow(deckId(ROOT.id), ROOT.name, mod)];
  let position = 0;

  const addEntry = (deck: number, { note: made, card: dates, reviews, made: at }: AnkiEntry): void => {
    const id = noteId(at);
    const first = plain(made.fields[0] ?? '');
    const tags = ` ${made.tags.join(' ')} `;
    note.run(id, made.guid, noteTypeIds[made.type], mod, tags, made.fields.join(FIELDS), first);
    position += 1;
    const { type, queue, due, ivl, factor, reps, lapses, left, data } = dates;
    card.run(id, id, deck, mod, type, queue, due ?? position, ivl, factor, reps, lapses, left, data);
    for (const one of reviews)
      review.run(reviewId(one.id), id, one.ease, one.ivl, one.lastIvl, one.factor, one.time, one.type);
  };

  return {
    add: ({ title, made }, entries) => {
      const deck = deckId(made);
      decks.push(deckRow(deck, deckName(title), mod));
      for (const entry of entries) addEntry(deck, entry);
    },

    finish: async () => {
      const listed = Object.fromEntries(decks.map((deck) => [deck.id, deck]));
      const texts = [conf(west), noteTypes(mod), listed, {}, {}].map((value) => JSON.stringify(value));
      const [settings = '', models = '', all = '', options = '', tags = ''] = texts;
      insert(ROWS.collection).run(seconds, now, now, settings, models, all, options, tags);
      database.exec('COMMIT');
      database.close();
      return readFile(file);
    },

    close: async () => {
      if (database.isOpen) database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
