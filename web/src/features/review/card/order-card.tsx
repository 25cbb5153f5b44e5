import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import type { CardContent } from '../../../../../shared/model/learning/card.ts';
import type { PracticeEntry } from '../../../../../shared/model/learning/practice.ts';
import { rightPlaces } from '../../activity/answers/check.ts';
import { untouched } from '../../activity/kept/use-practice.ts';
import { Order } from '../../activity/kinds/order.tsx';
import type { CardAnswer } from '../sitting/sitting.ts';
import { reviewTexts } from '../texts.ts';

type OrderContent = Extract<CardContent, { kind: 'order' }>;

interface OrderCardProps {
  content: OrderContent;
  answer: CardAnswer | null;
  onAnswer: (answer: CardAnswer) => void;
}

/** The steps to put in order, as in a lesson; then all of them in their places. */
export function OrderCard({ content: { activity }, answer, onAnswer }: OrderCardProps) {
  const [entry, setEntry] = useState<PracticeEntry>();
  if (!answer)
    return (
      <Order
        activity={activity}
        entry={entry}
        terms={[]}
        onChange={(change) => {
          const next = { ...(entry ?? untouched(activity.id)), ...change };
          const picks = next.picks.flatMap((pick) => pick ?? []);
          if (next.phase !== 'checked') setEntry(next);
          // Nobody ordered what was shown
          else if (next.tries === 0) onAnswer({ verdict: 'own', chosen: null, picks: [] });
          else {
            const right = rightPlaces(activity, { words: [], picks }, []).every(Boolean);
            onAnswer({ verdict: right ? 'right' : 'wrong', chosen: null, picks });
          }
        }}
      />
    );
  return (
    <>
      <p dir="auto" className="font-serif text-19">
        {activity.question}
      </p>
      <ol className="ordered">
        {activity.steps.map(({ text }, at) => {
          const had = answer.picks.findIndex((pick) => activity.steps[pick]?.text === text);
          const right = answer.picks.length === 0 ? null : activity.steps[answer.picks[at] ?? -1]?.text === text;
          return (
            <li key={text}>
              <span dir="auto">
                {text}
                {right === false && <small>{reviewTexts.hadAt({ place: had + 1 })}</small>}
              </span>
              {right === true && <CircleCheck className="text-done" />}
              {right === false && <CircleX className="text-wrong" />}
            </li>
          );
        })}
      </ol>
    </>
  );
}
