import { UPLOAD_BYTES } from '../../../../shared/catalogue/limits.ts';
import { attachText, readMaterials } from '../../../domain/material/attach.ts';
import { bodyChunks } from '../../../domain/material/body-chunks.ts';
import { newPromptInput } from '../../../domain/material/prompt-input.ts';
import { refuseLong } from '../../../domain/material/refuse-long.ts';
import { countAsked, sectionCoverage } from '../../../domain/material/untold.ts';
import { newUpload } from '../../../domain/material/upload.ts';
import { authorOf } from '../../../domain/post/post.ts';
import { countVerbatim } from '../../../domain/scene/verbatim.ts';
import { owned } from '../../../domain/session/access.ts';
import { materialStore, promptInputStore, sessionStore, uploadStore, userStore } from '../../../runtime/container.ts';
import type { Routes } from '../../../runtime/http/router.ts';

import { files, generationFiles } from '../../../runtime/services/files.ts';

const deps = () => ({ materials: materialStore(), files: files() });

const FORM_SECONDS = 300;

export const material: Routes<
  'listMaterials' | 'getCoverage' | 'getShown' | 'createMaterial' | 'listPromptInputs' | 'createPromptInput'
> = {
  listMaterials: async ({ caller, params, now }) => {
    const session = owned(await sessionStore().find(params.sessionId), caller, now);
    return { items: await readMaterials(deps(), session.id) };
  },

  getCoverage: async ({ caller, params, now }) => {
    const session = owned(await sessionStore().find(params.sessionId), caller, now);
    const coverages = await materialStore().coverages(session.id);
    const sections = sectionCoverage(coverages);
    const sum = (count: 'parts' | 'told') => sections.reduce((all, section) => all + section[count], 0);
    return { parts: sum('parts'), told: sum('told'), asked: countAsked(coverages), sections };
  },

  getShown: async ({ caller, params, now }) => {
    const session = owned(await sessionStore().find(params.sessionId), caller, now);
    const [scenes, coverages, user] = await Promise.all([
      sessionStore().scenes(session),
      materialStore().coverages(session.id),
      userStore().find(caller.userId),
    ]);
    const extracts = await Promise.all(
      coverages.map(({ generationId }) => generationFiles().extract({ sessionId: session.id, generationId })),
    );
    const brought = bodyChunks(extracts.flatMap((extract) => extract?.chunks ?? [])).filter(
      ({ again }) => again === undefined,
    );
    return { ...countVerbatim(brought, scenes), author: authorOf(user).author_name };
  },

  createMaterial: async ({ caller, params, body, now, request }) => {
    const session = owned(await sessionStore().find(params.sessionId), caller, now);
    refuseLong(session.mode, body.content);
    return attachText(deps(), session.id, body.content, request, now);
  },

  listPromptInputs: async ({ caller, params, now }) => {
    const session = owned(await sessionStore().find(params.sessionId), caller, now);
    return { items: [...(await promptInputStore().list(session.id))] };
  },

  createPromptInput: async ({ caller, params, body, now, request }) => {
    const session = owned(await sessionStore().find(params.sessionId), caller, now);
    const input = newPromptInput(session.id, body.input_snapshot, now);
    return promptInputStore().create(input, request);
  },
};

export const upload: Routes<'createUpload'> = {
  createUpload: async ({ caller, body, now, request }) => {
    const upload = await uploadStore().create(newUpload(caller.userId, body.name, now), request);
    const form = await files().form(upload.object_key, upload.content_type, UPLOAD_BYTES, FORM_SECONDS);
    return { id: upload.id, ...form, expires_in: FORM_SECONDS };
  },
};
