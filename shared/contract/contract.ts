import { audit } from './audit.ts';
import { bin } from './bin.ts';
import { collection } from './collection.ts';
import { debug } from './debug.ts';
import { deletion } from './deletion.ts';
import type { Endpoint } from './endpoint.ts';
import { exporting } from './export.ts';
import { generation } from './generation.ts';
import { library } from './library.ts';
import { material, upload } from './material.ts';
import { moderation } from './moderation.ts';
import { notification } from './notification.ts';
import { post } from './post.ts';
import { progress } from './progress.ts';
import { quiz } from './quiz.ts';
import { scene } from './scene.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { health, site } from './site.ts';
import { socket } from './socket.ts';
import { stats } from './stats.ts';
import { subscription, webhook } from './subscription.ts';
import { usage } from './usage.ts';

import { members, user } from './user.ts';

/** Every endpoint: routes, router, client, query keys, OpenAPI and the authorization matrix are made from this. */
export const contract = {
  ...audit,
  ...bin,
  ...collection,
  ...debug,
  ...deletion,
  ...exporting,
  ...generation,
  ...library,
  ...material,
  ...upload,
  ...moderation,
  ...notification,
  ...post,
  ...progress,
  ...quiz,
  ...scene,
  ...session,
  ...settings,
  ...health,
  ...site,
  ...socket,
  ...stats,
  ...subscription,
  ...webhook,
  ...usage,
  ...members,
  ...user,
} as const;

export type Contract = typeof contract;
export type EndpointName = keyof Contract;

export const endpoints = Object.entries(contract) as readonly (readonly [EndpointName, Endpoint])[];

/** The endpoints that answer differently after a call. */
export const invalidatedBy = (name: EndpointName): readonly EndpointName[] => {
  const endpoint: Pick<Endpoint, 'method'> & { readonly invalidates?: readonly EndpointName[] } = contract[name];
  return endpoint.invalidates ?? [];
};
