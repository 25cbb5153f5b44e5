import { queryOptions } from '@tanstack/react-query';

/** The contract's schemas come with the client, so it stays out of the public pages until something is asked. */
const load = async () => (await import('../../lib/api/api.ts')).api('listPlans');

/** What can be subscribed to. */
export const plansQuery = queryOptions({ queryKey: ['listPlans'] as const, queryFn: load, retry: false });
