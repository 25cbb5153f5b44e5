import { FIT_ANSWERS } from '../../../../../shared/catalogue/limits.ts';
import type { DeckFit } from '../../../../../shared/model/learning/deck.ts';
import { useEndpoint } from '../../../lib/api/api.ts';
import { formatDate } from '../../../lib/words/format.ts';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { deckFitTexts } from './texts.ts';

const saidOf = ({ fitted, answers, tried_at }: DeckFit): string => {
  if (tried_at === null || (!fitted && answers < FIT_ANSWERS)) return deckFitTexts.usual({ answers: FIT_ANSWERS });
  return (fitted ? deckFitTexts.fitted : deckFitTexts.asGood)(answers, { date: formatDate(tried_at) });
};

/** By whose forgetting dates are reckoned. Without an answer nothing is said: nothing can be chosen here. */
export function FitNote() {
  const { data, isPending } = useEndpoint('getDeckFit');
  if (!data && !isPending) return null;
  return (
    <div className="mt-5 border-t border-rule pt-5">
      <p className="text-15 leading-5 font-semi">{deckFitTexts.title}</p>
      {data ? <p className="mt-1 text-13 text-quiet">{saidOf(data)}</p> : <Skeleton className="mt-2 h-4 w-full" />}
    </div>
  );
}
