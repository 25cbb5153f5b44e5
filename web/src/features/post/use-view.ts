import { useEffect } from 'react';
import type { SessionId } from '../../../../shared/model/id.ts';
import { api } from '../../lib/api/api.ts';

/** Reports once that a shared session is being read; the server decides whether it counts. */
export const useView = (sessionId: SessionId | undefined): void => {
  useEffect(() => {
    if (sessionId === undefined) return;
    api('recordView', { params: { sessionId } }).catch(() => undefined);
  }, [sessionId]);
};
