import { useEffect } from 'react';
import type { SessionId } from '../../../../shared/model/id.ts';
import { api } from '../../lib/api/api.ts';

/** Tells once that somebody reads what others share; whether it counts is the server's to say. */
export const useView = (sessionId: SessionId | undefined): void => {
  useEffect(() => {
    if (sessionId === undefined) return;
    api('recordView', { params: { sessionId } }).catch(() => undefined);
  }, [sessionId]);
};
