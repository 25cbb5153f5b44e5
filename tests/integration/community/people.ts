import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { SessionId } from '../../../shared/model/id.ts';
import type { Visibility } from '../../../shared/model/session/visibility.ts';
import { type Backend, type Identity, person } from '../harness.ts';
import { lesson } from '../lesson.ts';

export const at = (sessionId: SessionId) => ({ params: { sessionId } });

/** Somebody with a record, and with a name unless told otherwise. */
export const member = async (backend: Backend, name: string, called: string | null = `${name} Novak`) => {
  const who = person(name);
  const attributes = { email: `${name}@example.test`, ...(called === null ? {} : { name: called }) };
  backend.accounts
    .on(AdminGetUserCommand, { Username: who.userId })
    .resolves({ UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })) });
  await backend.call('getMe', who, {});
  return who;
};

/** A member and a lesson of theirs that is written. */
export const author = async (backend: Backend, name: string, called?: string | null) => {
  const who = await member(backend, name, called);
  return { who, ...(await lesson(backend, who)) };
};

export const share = (backend: Backend, who: Identity, id: SessionId, visibility: Visibility) =>
  backend.call('setVisibility', who, { ...at(id), body: { visibility } });
