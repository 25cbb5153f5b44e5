import { beginExport, openExport, presentExport } from '../../domain/export/begin-export.ts';
import { exportSession } from '../../domain/export/export-session.ts';
import { owned } from '../../domain/session/access.ts';
import { exportStore, sessionStore } from '../../runtime/container.ts';
import { links } from '../../runtime/on-demand.ts';
import type { Routes } from '../../runtime/router.ts';

export const exports: Routes<'createExport' | 'getExport' | 'openExport' | 'exportSession'> = {
  createExport: async ({ caller, now }) => presentExport(await beginExport(exportStore(), caller.userId, now)),

  getExport: async ({ caller, now }) => {
    const newest = await exportStore().newest(caller.userId, now);
    return { export: newest ? presentExport(newest) : null };
  },

  openExport: ({ caller: { userId }, params: { exportId: id }, now }) =>
    openExport({ store: exportStore(), links: links() }, { userId, id, now }),

  exportSession: async ({ caller, params: { sessionId }, query: { format }, now }) => {
    const session = owned(await sessionStore().find(sessionId), caller, now);
    const scenes = await sessionStore().scenes(session);
    return exportSession({ session, scenes, format, tier: caller.user?.subscription_tier ?? 'free' });
  },
};
