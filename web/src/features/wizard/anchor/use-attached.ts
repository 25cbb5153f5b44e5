import type { SessionId } from '../../../../../shared/model/id.ts';
import { useEndpoint } from '../../../lib/api/api.ts';

/** True when the chosen session has material of its author; assumed until it is known. */
export const useAttached = (sessionId: SessionId | undefined): boolean => {
  const asked = { params: { sessionId: sessionId ?? ('' as SessionId) } };
  const { data } = useEndpoint('listMaterials', asked, { enabled: sessionId !== undefined });
  if (sessionId === undefined) return false;
  return data === undefined || data.items.some(({ kind }) => kind !== 'model');
};
