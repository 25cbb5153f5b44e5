import { countAsked, toldBySection } from '../../domain/lesson/untold.ts';
import { attachText, readMaterials } from '../../domain/material/attach.ts';
import { owned } from '../../domain/session/access.ts';
import { materialStore, sessionStore } from '../../runtime/container.ts';
import { files } from '../../runtime/on-demand.ts';
import type { Routes } from '../../runtime/router.ts';

const deps = () => ({ materials: materialStore(), files: files() });

export const materials: Routes<'listMaterials' | 'createMaterial' | 'getCoverage'> = {
  listMaterials: async ({ caller, params, now }) => {
    const session = owned(await sessionStore().find(params.sessionId), caller, now);
    return { items: await readMaterials(deps(), session.id) };
  },

  getCoverage: async ({ caller, params, now }) => {
    const session = owned(await sessionStore().find(params.sessionId), caller, now);
    const coverages = await materialStore().coverages(session.id);
    const sections = toldBySection(coverages);
    const sum = (count: 'parts' | 'told') => sections.reduce((all, section) => all + section[count], 0);
    return { parts: sum('parts'), told: sum('told'), asked: countAsked(coverages), sections };
  },

  createMaterial: async ({ caller, params, body, now, request }) => {
    const session = owned(await sessionStore().find(params.sessionId), caller, now);
    return attachText(deps(), session.id, body.content, request, now);
  },
};
