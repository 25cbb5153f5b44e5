import { createModel } from '../adapters/bedrock/model.ts';
import { filesOnDemand } from '../adapters/files/on-demand.ts';
import type { Links } from '../domain/export/ports.ts';
import type { Groups } from '../domain/user/ports.ts';
import { setting } from './config.ts';
import { modelSettings } from './container.ts';
import { once, onceMade } from './once.ts';

/**
 * Dependencies that most calls of a function do without. Their SDK is no part of its bundle: it is loaded with their
 * first use from beside it.
 */
const bucket = /* @__PURE__ */ once(async () =>
  (await import('../adapters/files/files.ts')).openFiles(setting('BUCKET_NAME')),
);
export const files = /* @__PURE__ */ once(() => filesOnDemand(bucket));

const pool = /* @__PURE__ */ once(async () =>
  (await import('../adapters/identity/groups.ts')).openGroups(setting('USER_POOL_ID')),
);
export const groups = /* @__PURE__ */ once(
  (): Groups => ({ mirror: async (userId, role) => (await pool()).mirror(userId, role) }),
);

const signer = /* @__PURE__ */ once(async () =>
  (await import('../adapters/files/links.ts')).openLinks(setting('BUCKET_NAME')),
);
export const links = /* @__PURE__ */ once(
  (): Links => ({ link: async (...wanted) => (await signer()).link(...wanted) }),
);

export const photoFiles = /* @__PURE__ */ onceMade(async () =>
  (await import('../adapters/files/photo-files.ts')).openPhotoFiles(setting('BUCKET_NAME')),
);

const bedrock = /* @__PURE__ */ once(async () => (await import('../adapters/bedrock/client.ts')).bedrock());
export const seldomModel = /* @__PURE__ */ once(() =>
  createModel(async (input) => (await bedrock())(input), modelSettings()),
);
