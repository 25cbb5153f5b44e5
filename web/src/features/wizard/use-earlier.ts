import { authorStyles } from '../../../../shared/catalogue/author-styles.ts';
import { TITLE_PENDING } from '../../../../shared/catalogue/defaults.ts';
import { AI_CHOICE, CUSTOM, genres } from '../../../../shared/catalogue/genres.ts';
import type { SessionId } from '../../../../shared/model/id.ts';
import type { Material } from '../../../../shared/model/material.ts';
import type { PromptInput } from '../../../../shared/model/prompt-input.ts';
import type { Session } from '../../../../shared/model/session.ts';
import { useEndpoint } from '../../lib/api.ts';
import { type Draft, emptyForm } from './draft.ts';

interface Earlier {
  readonly session: Session;
  readonly materials: readonly Material[];
  readonly inputs: readonly PromptInput[];
}

const choice = (slugs: readonly { slug: string }[], value: string | null): [chosen: string, typed: string] => {
  if (!value) return ['', ''];
  return value === AI_CHOICE || slugs.some(({ slug }) => slug === value) ? [value, ''] : [CUSTOM, value];
};

/** A draft out of what the server keeps of a session that was never written. Its files have to be brought again. */
export const draftFrom = ({ session, materials, inputs }: Earlier): Draft => {
  const [genre, customGenre] = choice(genres, session.genre);
  const [authorInspiration, customAuthor] = choice(authorStyles, session.author_inspiration);
  const title = session.title === TITLE_PENDING ? '' : session.title;
  return {
    step: 1,
    form: {
      ...emptyForm,
      title,
      content: materials.find(({ kind, content }) => kind === 'text' && content)?.content ?? '',
      genre,
      customGenre,
      authorInspiration,
      customAuthor,
      additionalContext: inputs[0]?.input_snapshot.additionalContext ?? '',
      targetAudience: session.target_audience ?? emptyForm.targetAudience,
      difficultyLevel: session.difficulty_level ?? emptyForm.difficultyLevel,
      estimatedDuration: session.estimated_duration ?? emptyForm.estimatedDuration,
    },
    submission: { key: '', body: '', sessionId: session.id, title },
    savedAt: null,
  };
};

/** The draft of a session that is to be tried again; undefined while it is looked up. */
export const useEarlier = (sessionId: SessionId): { draft: Draft | undefined; failed: boolean } => {
  const input = { params: { sessionId } };
  const session = useEndpoint('getSession', input);
  const materials = useEndpoint('listMaterials', input);
  const inputs = useEndpoint('listPromptInputs', input);
  const draft =
    session.data && !materials.isPending && !inputs.isPending
      ? draftFrom({
          session: session.data,
          materials: materials.data?.items ?? [],
          inputs: inputs.data?.items ?? [],
        })
      : undefined;
  return { draft, failed: session.isError };
};
