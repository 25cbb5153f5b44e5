import { useMutation } from '@tanstack/react-query';
import type { SessionId } from '../../../../shared/model/id.ts';
import { api } from '../../lib/api/api.ts';
import { saidBy } from '../../lib/words/reason.ts';
import { commonTexts } from '../../texts/common.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { libraryTexts } from './texts.ts';

/** Adds somebody else's session to one's library, or removes it. */
export const useLibrary = (sessionId: SessionId) =>
  useMutation({
    mutationFn: async (add: boolean): Promise<void> => {
      await api(add ? 'addToLibrary' : 'removeFromLibrary', { params: { sessionId } });
    },
    onSuccess: (_, add) => toast.success(add ? libraryTexts.addedToast : commonTexts.removedFromDashboard),
    onError: (error) => {
      toast.error(saidBy(error) || commonTexts.failed);
    },
  });
