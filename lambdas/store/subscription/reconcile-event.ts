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

class AlreadyProcessed extends Error {}

/** Condition that the row is unchanged. It is checked even without a write, because the fetched state may be older. */
const unchanged = ({ record }: CustomerState): Condition => {
  const refusal = () => new VersionConflict();
  return record
    ? { expression: 'version = :version', values: { ':version': record.version }, refusal }
    : absent(refusal);
};

/** The only place that writes a user's tier. */
const updateEntitlement = (customer: CustomerState, { tier, status, trialUsedAt, now }: Reconciliation): Fragment => {
  const tried = trialUsedAt === undefined ? '' : ', trial_used_at = :tried';
  return update(
    profileKey(customer.userId),
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
      values: { ':before': customer.tier },
      refusal: () => new VersionConflict(),
    },
  );
};

const figuresOf = (customer: CustomerState, { tier, now }: Reconciliation): Fragment[] => {
  const change = tierFigures(customer.tier, tier);
  if (!change) return [];
  const { pro, conversions } = change;
  return [countMembers({ pro }), ...(conversions > 0 ? [countDay(now, { conversions })] : [])];
};

/** Writes event, subscription, tier and counts in one transaction. */
export const reconcileEvent = async (
  table: Table,
  customer: CustomerState,
  reconciliation: Reconciliation,
): Promise<'written' | 'seen' | 'outdated'> => {
  const { eventId, record, tier, now } = reconciliation;
  const event = { ...eventKey(eventId), expires_at: epochSeconds(now + EVENT_DAYS * DAY) };
  const stands = unchanged(customer);
  try {
    await transact(table, [
      put(
        event,
        absent(() => new AlreadyProcessed()),
      ),
      record ? put(subscriptionRow(record), stands) : check(subscriptionKey(customer.userId), stands),
      ...(record || tier !== customer.tier ? [updateEntitlement(customer, reconciliation)] : []),
      ...figuresOf(customer, reconciliation),
    ]);
    return 'written';
  } catch (error) {
    if (error instanceof AlreadyProcessed) return 'seen';
    if (error instanceof VersionConflict) return 'outdated';
    throw error;
  }
};
