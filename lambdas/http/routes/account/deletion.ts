import { beginDeletion } from '../../../domain/deletion/begin.ts';
import { setting } from '../../../runtime/config.ts';
import { deletionStore } from '../../../runtime/container.ts';

import type { Routes } from '../../../runtime/http/router.ts';

const switchedOn = () => setting('ACCOUNT_DELETION') === 'on';

export const deletion: Routes<'deleteAccount'> = {
  deleteAccount: async ({ caller: { userId, user }, body: { confirmation }, now }) => {
    const wish = { userId, user, confirmation, now };
    return { deleting_at: await beginDeletion({ store: deletionStore(), switchedOn: switchedOn() }, wish) };
  },
};
