import { ArrowRight, FileText } from 'lucide-react';
import { Link } from 'react-router';
import { sceneAddress } from '../../../../../shared/model/id.ts';
import type { DeckCard } from '../../../../../shared/model/learning/card.ts';
import type { Passage } from '../../../../../shared/model/learning/question.ts';
import { directionOf } from '../../../../../shared/model/text/direction.ts';
import { paths } from '../../../app/paths.ts';
import { useEndpoint } from '../../../lib/api/api.ts';
import { notesTitleFor } from '../../../lib/words/notes-title.ts';
import { plainText } from '../../../lib/words/plain-text.ts';
import { Evidence } from '../../../ui/display/evidence.tsx';
import { placeOf } from '../../quiz/results/passage-place.ts';
import { reviewTexts } from '../texts.ts';
import { passagesOf } from './passages-of.ts';

/** The number of the scene that has the passage. A question stands in a quiz: where its passage does, the lesson tells. */
const useSceneOf = ({ scene_id, session, content }: DeckCard, passage: Passage | undefined): number => {
  const own = sceneAddress(scene_id).order;
  const asked = passage !== undefined && (content.kind === 'question' || content.kind === 'open');
  const input = { params: { sessionId: session.id } };
  const { data } = useEndpoint('listScenes', input, { enabled: asked });
  const scenes = data?.modules.flatMap((module) => module.scenes);
  const place = passage && scenes && asked ? placeOf(scenes, passage) : undefined;
  return place ? place.index + 1 : own;
};

/** What of the material decides the card, and the way to where it stands in the lesson. */
export function CardEvidence({ card }: { card: DeckCard }) {
  const passages = passagesOf(card.content);
  const quote = [...new Set(passages.map((passage) => plainText(passage.quote)))].join(' ');
  const scene = useSceneOf(card, passages[0]);
  const link = (
    <Link
      to={`${paths.session(card.session.id)}?scene=${scene}`}
      className="inline-flex min-h-11 items-center gap-1.5 font-semi text-mode no-underline hover:underline sm:min-h-8"
    >
      {reviewTexts.readInPlace} <ArrowRight />
    </Link>
  );
  if (quote === '') return <p className="mt-5 text-13">{link}</p>;
  const [first] = passages;
  const title = notesTitleFor(card.session, card.session.own);
  return (
    <Evidence title={title} quote={quote} dir={directionOf(quote)} className="cardquote">
      <p className="mt-1 flex flex-wrap items-center gap-x-4">
        {first?.heading && (
          <span className="inline-flex items-center gap-1.5">
            <FileText />
            <bdi>{first.heading}</bdi>
          </span>
        )}
        {link}
      </p>
    </Evidence>
  );
}
