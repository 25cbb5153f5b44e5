import { beginExport, openExport, presentExport } from '../../../domain/export/begin-export.ts';
import { owned } from '../../../domain/session/access.ts';
import { exportStore, sessionStore } from '../../../runtime/container.ts';
import type { Routes } from '../../../runtime/http/router.ts';
import { links } from '../../../runtime/services/files.ts';
import { typefaces } from '../../../runtime/services/typefaces.ts';

export const exporting: Routes<'createExport' | 'getExport' | 'openExport' | 'exportSession'> = {
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
    // Markdown, HTML and EPUB are much to load for a function that mostly answers other calls.
    const { exportSession } = await import('../../../domain/export/export-session.ts');
    const tier = caller.user?.subscription_tier ?? 'free';
    return exportSession({ session, scenes, format, tier, typefaces: await typefaces() });
  },
};
