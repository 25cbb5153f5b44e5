import type { Session } from '../../../../shared/model/session/session.ts';
import { paths } from '../../app/paths.ts';

/** Where an anchor lesson without a generation spec is configured: there is nothing yet that a retry could repeat. */
export const continuePath = ({
  id,
  mode,
  status,
  contract_snapshot: agreed,
}: Pick<Session, 'id' | 'mode' | 'status' | 'contract_snapshot'>): string | undefined =>
  mode === 'anchor' && agreed === null && (status === 'new' || status === 'draft') ? paths.goOnAnchor(id) : undefined;
