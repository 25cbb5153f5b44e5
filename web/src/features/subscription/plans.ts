import { queryOptions } from '@tanstack/react-query';

/** The API client includes the contract's schemas, so it is loaded lazily and stays out of the public pages. */
const load = async () => (await import('../../lib/api/api.ts')).api('listPlans');

/** The plans that can be subscribed to. */
export const plansQuery = queryOptions({ queryKey: ['listPlans'] as const, queryFn: load, retry: false });
