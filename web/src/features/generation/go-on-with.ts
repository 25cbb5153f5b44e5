import type { Session } from '../../../../shared/model/session/session.ts';
import { paths } from '../../app/paths.ts';

/** Where a lesson is agreed on that its page made and nothing was ever agreed on for: trying that again would try nothing. */
export const goOnWith = ({
  id,
  mode,
  status,
  contract_snapshot: agreed,
}: Pick<Session, 'id' | 'mode' | 'status' | 'contract_snapshot'>): string | undefined =>
  mode === 'anchor' && agreed === null && (status === 'new' || status === 'draft') ? paths.goOnAnchor(id) : undefined;
