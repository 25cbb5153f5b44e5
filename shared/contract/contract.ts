import { account } from './account.ts';
import { admin } from './admin.ts';
import { billing, webhook } from './billing.ts';
import { bin } from './bin.ts';
import { collections } from './collections.ts';
import { community } from './community.ts';
import { debug } from './debug.ts';
import type { Endpoint } from './endpoint.ts';
import { generation } from './generation.ts';
import { learning } from './learning.ts';
import { leaving } from './leaving.ts';
import { lessons } from './lessons.ts';
import { moderation } from './moderation.ts';
import { people } from './people.ts';
import { profile } from './profile.ts';
import { quizzes } from './quizzes.ts';
import { sessions } from './sessions.ts';
import { settings } from './settings.ts';
import { sharing } from './sharing.ts';

/** Every endpoint: routes, router, client, query keys, OpenAPI and the authorization matrix are made from this. */
export const contract = {
  ...account,
  ...settings,
  ...profile,
  ...people,
  ...sessions,
  ...bin,
  ...learning,
  ...quizzes,
  ...generation,
  ...lessons,
  ...sharing,
  ...community,
  ...collections,
  ...billing,
  ...webhook,
  ...admin,
  ...moderation,
  ...leaving,
  ...debug,
} as const;

export type Contract = typeof contract;
export type EndpointName = keyof Contract;

export const endpoints = Object.entries(contract) as readonly (readonly [EndpointName, Endpoint])[];

/** The endpoints that answer differently after a call. */
export const invalidatedBy = (name: EndpointName): readonly EndpointName[] => {
  const endpoint: Pick<Endpoint, 'method'> & { readonly invalidates?: readonly EndpointName[] } = contract[name];
  return endpoint.invalidates ?? [];
};
