import { TICKET_SECONDS } from '../../../../shared/catalogue/limits.ts';
import { socketStore } from '../../../runtime/container.ts';
import type { Routes } from '../../../runtime/http/router.ts';

export const socket: Routes<'createRealtimeTicket'> = {
  createRealtimeTicket: async ({ caller, now }) => ({
    ticket: await socketStore().ticket({
      userId: caller.userId,
      signedInAt: caller.signedInAt,
      signInId: caller.signInId,
      requestedAt: now,
    }),
    expires_in: TICKET_SECONDS,
  }),
};
