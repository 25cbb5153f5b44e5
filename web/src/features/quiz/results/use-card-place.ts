import * as z from 'zod/mini';
import { sceneAddress } from '../../../../../shared/model/id.ts';
import type { DeckCard } from '../../../../../shared/model/learning/card.ts';
import { evidenceOfCard } from '../../../../../shared/model/learning/card-text.ts';
import { paths } from '../../../app/paths.ts';
import { useEndpoint } from '../../../lib/api/api.ts';
import { plainText } from '../../../lib/words/plain-text.ts';
import { sceneOf } from './passage-place.ts';

const PlaceStateSchema = z.object({ passage: z.string() });

/** The passage that a link to a scene asks to be shown; it travels beside the address, which outsiders may see. */
export const passageIn = (state: unknown): string | undefined => z.safeParse(PlaceStateSchema, state).data?.passage;

/**
 * A link to where a lesson tells what a card asks, with the passage to mark there. A question stands in a quiz, so the
 * lesson tells where its passage does.
 */
export const useCardPlace = ({ scene_id, session, content }: DeckCard) => {
  const [passage] = evidenceOfCard(content);
  const inQuiz = content.kind === 'question' || content.kind === 'open';
  const input = { params: { sessionId: session.id } };
  const { data } = useEndpoint('listScenes', input, { enabled: inQuiz && passage !== undefined });
  const index =
    inQuiz && passage && data
      ? sceneOf(
          data.modules.flatMap(({ scenes }) => scenes),
          passage,
        )
      : undefined;
  const number = index === undefined ? sceneAddress(scene_id).order : index + 1;
  return {
    to: `${paths.session(session.id)}?scene=${number}`,
    ...(passage ? { state: { passage: plainText(passage.quote) } satisfies z.infer<typeof PlaceStateSchema> } : {}),
  };
};
