import { DAY, epochSeconds, instant } from '../../../shared/model/time.ts';
import type { CustomerState } from '../../domain/subscription/ports.ts';
import { type Reconciliation, tierFigures } from '../../domain/subscription/reconcile.ts';
import { absent, type Condition, check, type Fragment, put, update } from '../fragment.ts';
import { eventKey, profileKey, subscriptionKey } from '../keys.ts';
import { countDay } from '../site/count-day.ts';
import { countMembers } from '../site/count-members.ts';
import { type Table, transact } from '../table.ts';
import { VersionConflict } from '../version-conflict.ts';
import { subscriptionRow } from './row.ts';

const EVENT_DAYS = 90;

class Seen extends Error {}

/** As it was held. The row is checked also when it stays: what was fetched may be older than what it says by now. */
const unchanged = ({ record }: CustomerState): Condition => {
  const refusal = () => new VersionConflict();
  return record
    ? { expression: 'version = :version', values: { ':version': record.version }, refusal }
    : absent(refusal);
};

/** The one place that writes what a person may do for their money. */
const entitle = (held: CustomerState, { tier, status, trialUsedAt, now }: Reconciliation): Fragment => {
  const tried = trialUsedAt === undefined ? '' : ', trial_used_at = :tried';
  return update(
    profileKey(held.userId),
    `SET subscription_tier = :tier, subscription_status = :status, updated_at = :now${tried}`,
    {
      ':tier': tier,
      ':status': status,
      ':now': instant(now),
      ...(trialUsedAt === undefined ? {} : { ':tried': trialUsedAt }),
    },
    {},
    {
      expression: 'subscription_tier = :before AND attribute_not_exists(deleting_at)',
      values: { ':before': held.tier },
      refusal: () => new VersionConflict(),
    },
  );
};

const figuresOf = (held: CustomerState, { tier, now }: Reconciliation): Fragment[] => {
  const change = tierFigures(held.tier, tier);
  if (!change) return [];
  const { pro, conversions } = change;
  return [countMembers({ pro }), ...(conversions > 0 ? [countDay(now, { conversions })] : [])];
};

/** Event, subscription, tier and counts: together or not at all. */
export const settleEvent = async (
  table: Table,
  held: CustomerState,
  settlement: Reconciliation,
): Promise<'written' | 'seen' | 'outdated'> => {
  const { eventId, record, tier, now } = settlement;
  const event = { ...eventKey(eventId), expires_at: epochSeconds(now + EVENT_DAYS * DAY) };
  const stands = unchanged(held);
  try {
    await transact(table, [
      put(
        event,
        absent(() => new Seen()),
      ),
      record ? put(subscriptionRow(record), stands) : check(subscriptionKey(held.userId), stands),
      ...(record || tier !== held.tier ? [entitle(held, settlement)] : []),
      ...figuresOf(held, settlement),
    ]);
    return 'written';
  } catch (error) {
    if (error instanceof Seen) return 'seen';
    if (error instanceof VersionConflict) return 'outdated';
    throw error;
  }
};
