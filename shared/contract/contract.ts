import { deletion } from './account/deletion.ts';
import { exporting } from './account/export.ts';
import { notification } from './account/notification.ts';
import { settings } from './account/settings.ts';
import { socket } from './account/socket.ts';
import { subscription, webhook } from './account/subscription.ts';
import { usage } from './account/usage.ts';
import { members, user } from './account/user.ts';
import { collection } from './community/collection.ts';
import { library } from './community/library.ts';
import { moderation } from './community/moderation.ts';
import { post } from './community/post.ts';
import { card } from './deck/card.ts';
import { deck } from './deck/deck.ts';
import { reviewReminder } from './deck/reminder.ts';
import { review } from './deck/review.ts';
import type { Endpoint } from './endpoint.ts';
import { bin } from './session/bin.ts';
import { generation } from './session/generation.ts';
import { material, upload } from './session/material.ts';
import { practice } from './session/practice.ts';
import { progress } from './session/progress.ts';
import { quiz } from './session/quiz.ts';
import { scene } from './session/scene.ts';
import { session } from './session/session.ts';
import { stats } from './session/stats.ts';
import { audit } from './site/audit.ts';
import { debug } from './site/debug.ts';
import { health, site } from './site/site.ts';
import { writers } from './site/writers.ts';

/** Every endpoint: routes, router, client, query keys, OpenAPI and the authorization matrix are made from this. */
export const contract = {
  ...audit,
  ...bin,
  ...card,
  ...collection,
  ...debug,
  ...deck,
  ...deletion,
  ...exporting,
  ...generation,
  ...library,
  ...material,
  ...upload,
  ...moderation,
  ...notification,
  ...post,
  ...practice,
  ...progress,
  ...quiz,
  ...review,
  ...reviewReminder,
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
  ...writers,
} as const;

export type Contract = typeof contract;
export type EndpointName = keyof Contract;

export const endpoints = Object.entries(contract) as readonly (readonly [EndpointName, Endpoint])[];

/** The endpoints that answer differently after a call. */
export const invalidatedBy = (name: EndpointName): readonly EndpointName[] => {
  const endpoint: Pick<Endpoint, 'method'> & { readonly invalidates?: readonly EndpointName[] } = contract[name];
  return endpoint.invalidates ?? [];
};
