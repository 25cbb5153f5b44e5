import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Session } from '../../../../shared/model/session/session.ts';
import type { Visibility } from '../../../../shared/model/session/visibility.ts';
import { api } from '../../lib/api/api.ts';
import { patchSessions } from '../../lib/api/session-cache.ts';
import { saidBy } from '../../lib/words/reason.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { shareTexts } from './texts.ts';

const said: Record<Visibility, string> = {
  private: shareTexts.donePrivate,
  community: shareTexts.doneCommunity,
  public: shareTexts.donePublic,
};

/** Changes the visibility of one's own session, at once and everywhere in the cache. */
export const useVisibility = ({ id: sessionId }: Pick<Session, 'id'>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (visibility: Visibility) => api('setVisibility', { params: { sessionId }, body: { visibility } }),
    onSuccess: (shared) => {
      const { visibility, is_public, version } = shared;
      patchSessions(queries, (session) =>
        session.id === sessionId ? { ...session, visibility, is_public, version } : session,
      );
      toast.success(said[visibility]);
    },
    onError: (error) => {
      toast.error(saidBy(error) || shareTexts.failed);
    },
  });
};
