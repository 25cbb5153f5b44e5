import { AppError } from '../../../../shared/model/app-error.ts';
import {
  beginDeckExport,
  beginExport,
  openExport,
  presentDeckExport,
  presentExport,
} from '../../../domain/export/begin-export.ts';
import { isDeckExport } from '../../../domain/export/ports.ts';
import { open, owned } from '../../../domain/session/access.ts';
import { deckStore, exportStore, sessionStore } from '../../../runtime/container.ts';
import type { Routes } from '../../../runtime/http/router.ts';
import { links } from '../../../runtime/services/files.ts';
import { typefaces } from '../../../runtime/services/typefaces.ts';

export const exporting: Routes<
  'createExport' | 'getExport' | 'openExport' | 'exportSession' | 'createDeckExport' | 'getDeckExport'
> = {
  createExport: async ({ caller, now }) => presentExport(await beginExport(exportStore(), caller.userId, now)),

  getExport: async ({ caller, now }) => {
    const newest = await exportStore().newest(caller.userId, 'account', now);
    return { export: newest ? presentExport(newest) : null };
  },

  openExport: ({ caller: { userId }, params: { exportId: id }, now }) =>
    openExport({ store: exportStore(), links: links() }, { userId, id, now }),

  createDeckExport: async ({ caller, body: { format, session }, now }) => {
    const { userId } = caller;
    if (session === null) {
      const { decks } = await deckStore().listDecks(userId, { limit: 1, cursor: undefined });
      if (decks.length === 0) throw new AppError('nothing_to_export');
    } else open(await sessionStore().find(session), caller, now);
    const begun = await beginDeckExport(exportStore(), { userId, wish: { format, session_id: session }, now });
    return presentDeckExport(begun);
  },

  getDeckExport: async ({ caller, now }) => {
    const newest = await exportStore().newest(caller.userId, 'deck', now);
    return { export: newest && isDeckExport(newest) ? presentDeckExport(newest) : null };
  },

  exportSession: async ({ caller, params: { sessionId }, query: { format }, now }) => {
    const session = owned(await sessionStore().find(sessionId), caller, now);
    const scenes = await sessionStore().scenes(session);
    // Markdown, HTML and EPUB are much to load for a function that mostly answers other calls.
    const { exportSession } = await import('../../../domain/export/export-session.ts');
    const tier = caller.user?.subscription_tier ?? 'free';
    return exportSession({ session, scenes, format, tier, typefaces: await typefaces() });
  },
};
