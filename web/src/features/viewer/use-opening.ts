import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SessionId } from '../../../../shared/model/id.ts';
import type { OpeningSoFar } from '../../../../shared/model/session/opening.ts';
import { endpointQuery, keyOf } from '../../lib/api/api.ts';
import { type AnsweredOpening, newerOpening } from '../../lib/api/opening-cache.ts';

/** Without a socket, and for what was written before the page was opened. */
const ASK_MS = 3_000;

interface OpeningShown {
  readonly opening: OpeningSoFar | undefined;
  /** Something was shown and taken away again. */
  readonly withdrawn: boolean;
}

/** The first scene as far as it is written; `awaited` as long as it does not stand. */
export const useOpening = (sessionId: SessionId, awaited: boolean): OpeningShown => {
  const queries = useQueryClient();
  const input = { params: { sessionId } };
  const { data } = useQuery({
    ...endpointQuery('getOpening', input),
    enabled: awaited,
    refetchInterval: ASK_MS,
    structuralSharing: (known, asked) => newerOpening(known as AnsweredOpening | undefined, asked as AnsweredOpening),
  });
  const written = awaited && data?.written === true;
  useEffect(() => {
    if (!written) return;
    for (const name of ['getSession', 'listScenes'] as const)
      void queries.invalidateQueries({ queryKey: keyOf(name, { params: { sessionId } }) });
  }, [written, queries, sessionId]);
  const opening = awaited && data?.opening?.content ? data.opening : undefined;
  const [seen, setSeen] = useState(false);
  if (opening && !seen) setSeen(true);
  if (!awaited && seen) setSeen(false);
  return { opening, withdrawn: awaited && seen && !opening };
};
