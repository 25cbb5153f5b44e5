import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '../../../../shared/model/account/user.ts';
import { api, keyOf } from '../../lib/api/api.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { type ProfileDraft, profileOf } from './draft.ts';
import { profileTexts } from './texts.ts';

/** Updates the user's record everywhere in the cache. */
export const useShowUser = (): ((user: User) => void) => {
  const queries = useQueryClient();
  return (user) => void queries.setQueryData<User>(keyOf('getMe'), user);
};

export const useSaveProfile = (onSaved: () => void) => {
  const showUser = useShowUser();
  return useMutation({
    mutationFn: (draft: ProfileDraft) => api('putProfile', { body: profileOf(draft) }),
    onSuccess: (user) => {
      showUser(user);
      onSaved();
      toast.success(profileTexts.saved);
    },
    onError: ({ message }) => toast.error(profileTexts.saveFailed({ message: message || profileTexts.unanswered })),
  });
};
