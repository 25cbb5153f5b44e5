import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WriterChoices } from '../../../../shared/model/session/writer.ts';
import { api, keyOf, useEndpoint } from '../../lib/api/api.ts';
import { useSiteConfig, useSiteConfigReload } from '../../lib/use-basic.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { useSubscription } from '../subscription/subscription-context.ts';
import { writerTexts } from './texts.ts';

/** True for an administrator, where who writes can be chosen while the installation runs. */
export const useMayChoose = (): boolean => {
  const role = useSubscription().user?.role;
  const choosable = useSiteConfig()?.choosable ?? false;
  return choosable && (role === 'admin' || role === 'owner');
};

export const writerName = ({ writer }: WriterChoices['choices'][number]): string =>
  'name' in writer ? writerTexts.local({ model: writer.name }) : writerTexts.engine;

/** The list of writers, and the choice of one. Without leave to choose nothing is asked. */
export const useWriters = (mayChoose: boolean) => {
  const { data, isFetching, refetch } = useEndpoint('listWriters', undefined, { enabled: mayChoose });
  const queries = useQueryClient();
  const reload = useSiteConfigReload();
  const { mutate: choose, isPending } = useMutation({
    mutationFn: (id: string) => api('chooseWriter', { body: { id } }),
    onSuccess: async (chosen) => {
      queries.setQueryData(keyOf('listWriters'), chosen);
      const one = chosen.choices.find(({ id }) => id === chosen.chosen);
      if (one) toast.success(writerTexts.saved({ writer: writerName(one) }));
      await reload();
    },
    onError: () => toast.error(writerTexts.failed),
  });
  const look = async () => {
    await refetch();
    await reload();
  };
  return { writers: data, choose, busy: isPending, looking: isFetching, look };
};
