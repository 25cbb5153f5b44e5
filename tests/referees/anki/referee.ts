import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPackageLog } from '../../../lambdas/adapters/anki/read-log.ts';
import { dayOf } from '../../../lambdas/domain/deck/day.ts';
import { answersOf } from '../../../lambdas/domain/deck/log/answers.ts';
import { unknownOf } from '../../../lambdas/domain/deck/log/import-reviews.ts';
import { newId } from '../../../shared/model/id.ts';
import { DAY, MINUTE } from '../../../shared/model/time.ts';
import { madeFile } from '../../unit/domain/deck/file/made-file.ts';
import { samplePart, timezone } from '../../unit/domain/deck/file/sample-part.ts';
import { python } from '../python.ts';
import type { Referee } from '../referee.ts';
import { same } from './same.ts';

/** A card as Anki has it after the import; `due`: days from today, or seconds of the clock for a step. */
interface Told {
  readonly type: number;
  readonly queue: number;
  readonly due: number;
  readonly reps: number;
  readonly lapses: number;
  readonly stability: number | null;
  readonly difficulty: number | null;
  readonly tags: readonly string[];
  /** Whether it has one of the first field, by which Anki finds duplicates. */
  readonly checksum: boolean;
  readonly question: string;
  readonly answer: string;
  readonly log: readonly (readonly number[])[];
}

/** Notes that an import added, changed, or had already. */
interface Taken {
  readonly new: number;
  readonly updated: number;
  readonly duplicate: number;
  readonly conflicting: number;
}

type Counts = readonly [notes: number, cards: number, reviews: number, types: number];

interface Said {
  readonly first: Taken;
  readonly second: Taken;
  readonly after_first: Counts;
  readonly after_second: Counts;
  readonly after_review: Counts;
  readonly problems: string;
  readonly answered: number;
  readonly cards: Readonly<Record<string, Told>>;
  /** The log of the package that Anki exported at the end. */
  readonly back: ReturnType<typeof answersOf>;
}

const queues = { new: 0, learning: 1, review: 2, relearning: 1 } as const;
const parts = [samplePart(), samplePart(newId('ses'))];
const cards = parts.flatMap((part) => part.cards);
const reviews = parts.flatMap((part) => part.reviews);

const judged = async (): Promise<Said> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'anki-'));
  try {
    const now = Date.now();
    const [first, again, back] = ['first', 'again', 'back'].map((name) => path.join(folder, `${name}.apkg`)) as [
      string,
      string,
      string,
    ];
    writeFileSync(first, (await madeFile('anki', parts, {}, now)).bytes);
    writeFileSync(again, (await madeFile('anki', parts, {}, now + MINUTE)).bytes);
    const program = path.join(import.meta.dirname, 'judge.py');
    const env = { ...process.env, TZ: timezone };
    const input = JSON.stringify({ package: first, again, back });
    const said = execFileSync(python('python'), [program], { input, env, encoding: 'utf8', maxBuffer: 2 ** 26 });
    return { ...(JSON.parse(said) as Omit<Said, 'back'>), back: answersOf(await readPackageLog(readFileSync(back))) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

export const anki: Referee = {
  title: 'the deck as a package, by Anki’s own library',
  needs: [['python3', '--version']],
  differences: {},
  async run(report) {
    const said = await judged();
    const told = (id: string): Told => {
      const card = said.cards[id];
      if (!card) throw new Error(`${id} is missing`);
      return card;
    };
    await report.check(`${cards.length} notes come in, each with a card`, () => {
      same(said.first, { new: cards.length, updated: 0, duplicate: 0, conflicting: 0 });
      same(said.after_first.slice(0, 3), [cards.length, cards.length, reviews.length]);
    });
    await report.check('a second import adds nothing', () => {
      same([said.second.new, said.second.conflicting], [0, 0]);
      same(said.after_second, said.after_first);
    });
    await report.check('the collection is whole', () => {
      same(said.problems, 'Database rebuilt and optimized.');
      same(Object.values(said.cards).filter(({ checksum }) => !checksum).length, 0);
    });
    await report.check('what Anki knows of each card is what we know', () => {
      for (const card of cards) {
        const { type, queue, due, reps, lapses, stability, difficulty } = told(card.id);
        same(type, ['new', 'learning', 'review', 'relearning'].indexOf(card.state));
        same([queue, reps, lapses], [card.suspended ? -1 : queues[card.state], card.reviews, card.lapses]);
        if (card.state === 'new') continue;
        same(Math.abs((stability ?? 0) - card.stability) < 1e-3, true);
        same(Math.abs((difficulty ?? 0) - card.difficulty) < 1e-2, true);
        const today = Date.parse(dayOf(Date.now(), timezone));
        const day = card.due_day === null ? null : Math.round((Date.parse(card.due_day) - today) / DAY);
        same(due, day ?? Date.parse(card.due_at ?? '') / 1_000);
      }
    });
    await report.check('the log of each card is ours', () => {
      for (const card of cards) {
        const own = reviews.filter((review) => review.card === card.id);
        const log = told(card.id).log;
        same(
          log.map(([, ease]) => ease),
          own.map(({ grade }) => ['again', 'hard', 'good', 'easy'].indexOf(grade) + 1),
        );
        // Of reviews at one instant the later ones are moved by some milliseconds
        for (const [at, [id = 0]] of log.entries()) same(Math.abs(id - Date.parse(own[at]?.at ?? '')) < 100, true);
        same(
          log.flatMap(([, , ivl = 0]) => (ivl > 0 ? [ivl] : [])),
          own.flatMap(({ days }) => (days > 0 ? [days] : [])),
        );
      }
    });
    await report.check('gaps, formulas and places are shown as meant', () => {
      const shown = Object.values(said.cards);
      const some = (field: 'question' | 'answer', text: string) =>
        same(shown.some((card) => card[field].includes(text)) ? '' : text, '');
      some('question', 'The <span class="cloze" data-cloze="moon" data-ordinal="1">[...]</span> pulls the sea.');
      some('answer', 'std&#58;&#58;vector{&#125;&#125;</span> for the list.');
      some('answer', '\\(E = mc^2\\)');
      some('answer', 'class="place">Tides: ebb &amp; flood › Tides</div>');
      some('answer', '<blockquote dir="auto">The moon pulls the sea.</blockquote>');
      same(
        shown.filter(({ tags }) => tags.includes('kind::gap')).length,
        cards.filter(({ kind }) => kind === 'gap').length,
      );
    });
    await report.check(
      `Anki reviews them (${said.answered} answers), and a third import changes nothing of that`,
      () => {
        same(said.answered >= cards.length - 2, true);
        const [notes, all, log] = said.after_review;
        same([notes, all, log], [cards.length, cards.length, reviews.length + said.answered]);
      },
    );
    await report.check('what Anki exports then has our answers and those given there, and ours are known', () => {
      same([said.back.reviews.length, said.back.others], [reviews.length + said.answered, 0]);
      for (const card of cards) {
        const own = reviews.filter((review) => review.card === card.id);
        const past = said.back.reviews.filter((one) => one.card === card.id);
        same(unknownOf(own, past, Date.now() + DAY).length, past.length - own.length);
      }
    });
  },
};
