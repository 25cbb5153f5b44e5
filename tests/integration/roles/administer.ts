import { makeOwner } from '../../../lambdas/domain/user/change-role.ts';
import { memberStore } from '../../../lambdas/runtime/container.ts';
import type { Client } from '../../../shared/contract/client.ts';
import type { SessionId } from '../../../shared/model/id.ts';

interface Person {
  readonly id: string;
  readonly api: Client;
}

/** An owner gives a role and looks at everything; a reader reports the owner's session, which is hidden and shown again. */
export const administer = async (owner: Person, reader: Person, sessionId: SessionId): Promise<void> => {
  const params = { sessionId };
  await makeOwner(memberStore(), owner.id, Date.now());
  await owner.api('listMembers', { query: {} });
  await owner.api('listMembers', { query: { role: 'user', search: 'reader' } });
  await owner.api('setUserRole', { params: { target_user_id: reader.id }, body: { new_role: 'admin' } });
  await owner.api('getSiteFigures');
  await owner.api('listActivity', { query: {} });
  await owner.api('getAnalytics', { query: { days: 7 } });
  await owner.api('setVisibility', { params, body: { visibility: 'public' } });
  await reader.api('reportSession', { params, body: { reason: 'wrong' } });
  await owner.api('listCases', { query: {} });
  await owner.api('getCase', { params });
  await owner.api('decideCase', { params, body: { decision: 'hide' } });
  await owner.api('decideCase', { params, body: { decision: 'restore' } });
};
