import { GRADED_ANSWERS_A_DAY } from '../../../shared/catalogue/limits.ts';
import { DAY, epochSeconds } from '../../../shared/model/time.ts';
import type { GradingStore } from '../../domain/progress/ports.ts';
import { update } from '../fragment.ts';
import { usageKey } from '../keys.ts';
import { type Table, writeIf } from '../table.ts';

const KEPT_MS = 2 * DAY;

/** Takes from the answers that a model grades for a user per day (UTC). False when not enough are left. */
const takeGradings = async (table: Table, userId: string, answers: number, now: number): Promise<boolean> => {
  const room = GRADED_ANSWERS_A_DAY - answers;
  if (room < 0) return false;
  const day = new Date(now).toISOString().slice(0, 10);
  return writeIf(
    table,
    update(
      usageKey(userId, `grading#${day}`),
      'SET expires_at = :expires ADD answers :answers',
      { ':answers': answers, ':expires': epochSeconds(now + KEPT_MS) },
      {},
      {
        expression: 'attribute_not_exists(answers) OR answers <= :room',
        values: { ':room': room },
        refusal: () => new Error('No more answers are graded by a model today'),
      },
    ),
  );
};

export const createGradingStore = (table: Table): GradingStore => ({
  take: (userId, answers, now) => takeGradings(table, userId, answers, now),
});
