import { ulid } from 'ulid';
import { expect, vi } from 'vitest';
import { newAccount } from '../../../local/stack/account.ts';
import type { Stack } from '../../../local/stack/start.ts';
import { createClient } from '../../../shared/contract/client.ts';
import type { SessionId } from '../../../shared/model/id.ts';

export const until = (what: string, holds: () => Promise<boolean> | boolean) =>
  vi.waitFor(async () => expect(await holds(), what).toBe(true), { timeout: 60_000, interval: 50 });

interface Form {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

export type Person = Awaited<ReturnType<typeof signUp>>;

/** Somebody with an account, and what a browser does for them. */
export const signUp = async (stack: Stack, name: string) => {
  const { token, id } = await newAccount(stack, { email: `${name}@example.test`, password: 'secret1', name });
  const api = createClient({ base: stack.origin, token: async () => token, newKey: ulid });
  await api('getMe');

  /** Posts a file by a signed form, from the site's own origin. */
  const post = async ({ url, fields }: Form, content: Buffer, type: string): Promise<void> => {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append('file', new Blob([new Uint8Array(content)], { type }), 'file');
    const answer = await fetch(url, { method: 'POST', body: form, headers: { origin: stack.origin } });
    expect(answer.ok, await answer.text()).toBe(true);
  };

  const sessionOf = (sessionId: SessionId) => api('getSession', { params: { sessionId } });
  return {
    id,
    api,
    post,

    uploaded: async (file: string, content: Buffer, type: string) => {
      const upload = await api('createUpload', { body: { name: file, size: content.length } });
      await post(upload, content, type);
      return upload.id;
    },

    /** The session, once nothing writes it any more. */
    finished: async (sessionId: SessionId) => {
      await until('the lesson is written', async () =>
        ['ready', 'draft'].includes((await sessionOf(sessionId)).status),
      );
      const session = await sessionOf(sessionId);
      const { modules } = await api('listScenes', { params: { sessionId } });
      return { ...session, scenes: modules.flatMap(({ scenes }) => scenes) };
    },
  };
};
