import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Preferences, Settings } from '../../../../shared/model/account/settings.ts';
import type { User } from '../../../../shared/model/account/user.ts';
import { speaksOther } from '../../app/load-texts.ts';
import { api, keyOf, useEndpoint } from '../../lib/api/api.ts';
import { settingsInput } from '../../lib/api/settings-input.ts';
import { keepLocale } from '../../lib/browser/locale.ts';
import { reloadPage } from '../../lib/browser/reload-page.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { settingsTexts } from './texts.ts';

export const useSettings = () => {
  const query = useEndpoint('getSettings', settingsInput());
  const { data, error } = query;
  const failed = error !== null;
  useEffect(() => {
    if (data) keepLocale(data);
  }, [data]);
  useEffect(() => {
    if (failed) toast.error(settingsTexts.loadFailedToast, { id: 'settings' });
  }, [failed]);
  return query;
};

/** Applies saved settings everywhere at once, and reverts them when saving fails. */
export const useSaveSettings = (onSaved: () => void) => {
  const queries = useQueryClient();
  const settingsKey = keyOf('getSettings', settingsInput());
  const userKey = keyOf('getMe');
  return useMutation({
    mutationFn: (next: Preferences) => api('putSettings', { body: next }),
    onMutate: async (next) => {
      await Promise.all([settingsKey, userKey].map((queryKey) => queries.cancelQueries({ queryKey })));
      const before = {
        settings: queries.getQueryData<Settings>(settingsKey),
        user: queries.getQueryData<User>(userKey),
      };
      queries.setQueryData<Settings>(settingsKey, (held) => held && { ...held, ...next });
      queries.setQueryData<User>(userKey, (held) => held && { ...held, is_public: next.profile_public });
      return before;
    },
    onSuccess: (saved) => {
      queries.setQueryData<Settings>(settingsKey, saved);
      onSaved();
      toast.success(settingsTexts.saved, { id: 'settings' });
      keepLocale(saved);
      if (speaksOther(saved.language)) reloadPage();
    },
    onError: (_, __, before) => {
      if (before?.settings) queries.setQueryData(settingsKey, before.settings);
      if (before?.user) queries.setQueryData(userKey, before.user);
      toast.error(settingsTexts.saveFailed, { id: 'settings' });
    },
  });
};
