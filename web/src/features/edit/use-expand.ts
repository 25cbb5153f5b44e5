import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { SessionId } from '../../../../shared/model/id.ts';
import { paths } from '../../app/paths.ts';
import { api } from '../../lib/api/api.ts';
import { accessToken } from '../../lib/auth/access-token.ts';
import { DisplayError } from '../../lib/words/display-error.ts';
import { refusalTexts } from '../../texts/refusal.ts';
import { toast } from '../../ui/overlay/toast.ts';
import type { EditDraft } from './edit-draft.ts';
import { expandFailure, expandStory } from './expand-story.ts';
import { editTexts } from './texts.ts';

const TOAST = 'expand-story';

/** Submits what was typed. When refused it stays in the form; when accepted the session opens. */
export const useExpand = (sessionId: SessionId, onSent: () => void) => {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (draft: EditDraft) => {
      if (draft.material.trim() === '' && !draft.goesOn) throw new DisplayError(refusalTexts.expansion_required);
      toast.loading(editTexts.updating, { id: TOAST });
      await expandStory({ api, token: accessToken }, sessionId, draft);
    },
    onSuccess: async () => {
      onSent();
      toast.blank(editTexts.writing, { id: TOAST });
      await navigate(paths.session(sessionId), { viewTransition: true });
    },
    onError: (error) => toast.error(expandFailure(error), { id: TOAST }),
  });
};
