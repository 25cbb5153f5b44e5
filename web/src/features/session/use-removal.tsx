import { useState } from 'react';
import { ApiError } from '../../../../shared/contract/api-error.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import { api } from '../../lib/api/api.ts';
import { refreshed } from '../../lib/api/invalidation.ts';
import { saidBy } from '../../lib/words/reason.ts';
import { commonTexts } from '../../texts/common.ts';
import { confirm } from '../../ui/overlay/confirm.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { type DashboardKind, signInTo } from './dashboard/dashboards.ts';
import { sessionTexts } from './texts.ts';

interface Named {
  readonly id: SessionId;
  readonly title: string;
}

type Said = DashboardKind['deleted'] & { readonly signIn: string };

const failureText = (error: unknown, { reason, failed, signIn }: Said): string => {
  if (error instanceof ApiError && error.status === 401) return signIn;
  return (reason && saidBy(error)) || failed;
};

/** The most that one call accepts. */
const BATCH = 100;
const batchesOf = (ids: readonly SessionId[]): SessionId[][] =>
  Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, index) => ids.slice(index * BATCH, (index + 1) * BATCH));

/** Long enough to notice a mistake. */
const UNDO_MS = 8_000;

/** Deletes, restores and permanently deletes sessions; confirms first where the specification says so. */
export const useRemoval = (kind: DashboardKind) => {
  const [busy, setBusy] = useState<ReadonlySet<SessionId>>(new Set());

  const attempt = async (
    ids: readonly SessionId[],
    run: () => Promise<unknown>,
    said: Said,
    undo?: readonly SessionId[],
  ) => {
    setBusy((before) => new Set([...before, ...ids]));
    try {
      await run();
      await refreshed();
      if (undo)
        toast.success(<Undoable text={said.done} onUndo={() => void restoreAll(undo)} />, { duration: UNDO_MS });
      else toast.success(said.done);
      return true;
    } catch (error) {
      toast.error(failureText(error, said));
      return false;
    } finally {
      setBusy((before) => new Set([...before].filter((id) => !ids.includes(id))));
    }
  };

  const deleted = { ...kind.deleted, signIn: signInTo.delete };
  const restoreAll = (ids: readonly SessionId[]) =>
    attempt(ids, () => Promise.all(ids.map((sessionId) => api('restoreSession', { params: { sessionId } }))), {
      ...kind.restored,
      signIn: signInTo.restore,
    });

  return {
    busy,
    remove: async ({ id, title }: Named) => {
      const agreed = await confirm({
        title: kind.questions.delete,
        text: kind.askDelete(title),
        action: commonTexts.delete,
        danger: true,
      });
      if (agreed) await attempt([id], () => api('deleteSession', { params: { sessionId: id } }), deleted, [id]);
    },
    /** Removes somebody else's session from this dashboard. */
    takeOff: ({ id }: Named) =>
      attempt([id], () => api('removeFromLibrary', { params: { sessionId: id } }), {
        done: commonTexts.removedFromDashboard,
        failed: commonTexts.failed,
        reason: true,
        signIn: signInTo.delete,
      }),
    removeMany: async (ids: readonly SessionId[]) => {
      if (ids.length === 0) return false;
      const agreed = await confirm({
        title: sessionTexts.manyDeleteTitle,
        text: sessionTexts.manyDeleteText({ ids: ids.length }),
        action: commonTexts.delete,
        danger: true,
      });
      if (!agreed) return false;
      return attempt(
        ids,
        () => Promise.all(batchesOf(ids).map((batch) => api('deleteSessions', { body: { ids: batch } }))),
        { ...kind.deletedMany, signIn: signInTo.delete },
        ids,
      );
    },
    restore: async ({ id, title }: Named) => {
      const agreed = await confirm({
        title: kind.questions.restore,
        text: sessionTexts.restoreText({ title }),
        action: commonTexts.restore,
      });
      if (agreed) await restoreAll([id]);
    },
    purge: async ({ id, title }: Named) => {
      const agreed = await confirm({
        title: kind.questions.purge,
        text: sessionTexts.purgeText({ title }),
        action: sessionTexts.purge,
        danger: true,
      });
      if (agreed)
        await attempt([id], () => api('purgeSession', { params: { sessionId: id } }), {
          ...kind.purged,
          signIn: signInTo.delete,
        });
    },
  };
};
export type Removal = ReturnType<typeof useRemoval>;

function Undoable({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <>
      {text}{' '}
      <button type="button" className="font-semi text-mode underline" onClick={onUndo}>
        {commonTexts.undo}
      </button>
    </>
  );
}
