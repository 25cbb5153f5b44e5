import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../../shared/contract/api-error.ts';
import type { User } from '../../../../shared/model/account/user.ts';

/** True when a call was refused for lack of a role after this record was loaded. Reloads the record then. */
export const useLostRole = (user: User | undefined, reload: () => void): boolean => {
  const queries = useQueryClient();
  const [refused, setRefused] = useState<User>();
  useEffect(() => {
    const hear = (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'forbidden') return;
      setRefused(user);
      reload();
    };
    const stopQueries = queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error);
    });
    const stopMutations = queries.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') hear(event.action.error);
    });
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [queries, user, reload]);
  return refused !== undefined && refused === user;
};
