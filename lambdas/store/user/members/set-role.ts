import { AppError } from '../../../../shared/model/app-error.ts';
import type { RoleChange } from '../../../domain/user/member-ports.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { check, update } from '../../fragment.ts';
import { memberIndexes, profileKey } from '../../keys.ts';
import { moveRole } from '../../site/move-role.ts';
import { type Table, transact } from '../../table.ts';

/** Checks that the acting user still has their role. */
const stillMay = ({ by }: RoleChange) =>
  by === null
    ? []
    : [
        check(profileKey(by.id), {
          expression: '#role = :role',
          names: { '#role': 'role' },
          values: { ':role': by.role },
          refusal: () => new AppError('forbidden'),
        }),
      ];

/** The member's role, the counts and the audit trail: together or not at all. */
export const setRole = async (table: Table, change: RoleChange): Promise<void> => {
  const { userId, from, to, by, at } = change;
  const { GSI2PK } = memberIndexes(userId, to, at);
  await transact(table, [
    update(
      profileKey(userId),
      'SET #role = :to, updated_at = :at, GSI2PK = :list',
      { ':to': to, ':at': at, ':list': GSI2PK },
      { '#role': 'role' },
      {
        expression: '#role = :from AND attribute_not_exists(deleting_at)',
        values: { ':from': from },
        refusal: () => new AppError('conflict'),
      },
    ),
    moveRole(from, to),
    recordAudit({ at, kind: 'role_changed', actor: by?.id ?? null, subject: userId, role: { from, to } }),
    ...stillMay(change),
  ]);
};
