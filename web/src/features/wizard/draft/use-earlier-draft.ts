import { authorStyles } from '../../../../../shared/catalogue/author-styles.ts';
import { TITLE_PENDING } from '../../../../../shared/catalogue/defaults.ts';
import { AI_CHOICE, CUSTOM, genres } from '../../../../../shared/catalogue/genres.ts';
import type { ApiError } from '../../../../../shared/contract/api-error.ts';
import type { SessionId } from '../../../../../shared/model/id.ts';
import type { Material } from '../../../../../shared/model/material.ts';
import type { PromptInput } from '../../../../../shared/model/prompt-input.ts';
import type { Session } from '../../../../../shared/model/session/session.ts';
import { useEndpoint } from '../../../lib/api/api.ts';
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

/** A draft from what the server stores of a session that was never written. Its files have to be uploaded again. */
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

interface EarlierDraft {
  /** Undefined while loading and after a failure. */
  readonly draft: Draft | undefined;
  /** The first error of loading. */
  readonly error: ApiError | null;
  readonly retry: () => void;
}

/** The draft of a session that is retried: everything that was requested, or undefined. */
export const useEarlierDraft = (sessionId: SessionId): EarlierDraft => {
  const input = { params: { sessionId } };
  const session = useEndpoint('getSession', input);
  const materials = useEndpoint('listMaterials', input);
  const inputs = useEndpoint('listPromptInputs', input);
  const all = [session, materials, inputs];
  const draft =
    session.data && materials.data && inputs.data
      ? draftFrom({ session: session.data, materials: materials.data.items, inputs: inputs.data.items })
      : undefined;
  const asking = all.some(({ isFetching }) => isFetching);
  const error = draft || asking ? null : (all.find(({ error: one }) => one !== null)?.error ?? null);
  return { draft, error, retry: () => void Promise.all(all.filter((one) => one.isError).map((one) => one.refetch())) };
};
