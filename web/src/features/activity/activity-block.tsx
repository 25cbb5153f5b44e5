import {
  BookOpen,
  Columns2,
  Lightbulb,
  Link2,
  ListOrdered,
  MessageCircleQuestion,
  PenLine,
  TextCursorInput,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Activity, ActivityKind } from '../../../../shared/model/learning/activity.ts';
import type { PracticeEntry } from '../../../../shared/model/learning/practice.ts';
import type { MarginTerm } from '../../../../shared/model/session/scene.ts';
import { commonTexts } from '../../texts/common.ts';
import { SetAside } from './frame/set-aside.tsx';
import type { Change } from './kept/use-practice.ts';
import { Book } from './kinds/book.tsx';
import { Gap } from './kinds/gap.tsx';
import { Match } from './kinds/match.tsx';
import { Order } from './kinds/order.tsx';
import { Predict } from './kinds/predict.tsx';
import { Recall } from './kinds/recall.tsx';
import { Sort } from './kinds/sort.tsx';
import { Why } from './kinds/why.tsx';
import { activityTexts } from './texts.ts';

const icons: Record<ActivityKind, ReactNode> = {
  predict: <Lightbulb />,
  recall: <PenLine />,
  gap: <TextCursorInput />,
  match: <Link2 />,
  order: <ListOrdered />,
  sort: <Columns2 />,
  why: <MessageCircleQuestion />,
  book: <BookOpen />,
};

const names: Record<ActivityKind, string> = {
  predict: activityTexts.predict,
  recall: commonTexts.recallKind,
  gap: activityTexts.gap,
  match: activityTexts.match,
  order: activityTexts.order,
  sort: activityTexts.sort,
  why: activityTexts.why,
  book: activityTexts.book,
};

interface ActivityBlockProps {
  activity: Activity;
  entry: PracticeEntry | undefined;
  terms: readonly MarginTerm[];
  onChange: (change: Change) => void;
  /** Leads back to the passage of a recall. */
  onRead: () => void;
}

/** One activity at its place. A covered recall is not here: it lies on its passage. */
export function ActivityBlock({ activity, entry, terms, onChange, onRead }: ActivityBlockProps) {
  const { kind } = activity;
  if (entry?.phase === 'aside')
    return <SetAside icon={icons[kind]} kind={names[kind]} onTakeUp={() => onChange({ phase: 'open' })} />;
  const rest = { entry, onChange, terms };
  switch (kind) {
    case 'predict':
      return <Predict activity={activity} {...rest} />;
    case 'recall':
      return entry?.phase === 'open' ? null : <Recall activity={activity} {...rest} onRead={onRead} />;
    case 'gap':
      return <Gap activity={activity} {...rest} />;
    case 'match':
      return <Match activity={activity} {...rest} />;
    case 'order':
      return <Order activity={activity} {...rest} />;
    case 'sort':
      return <Sort activity={activity} {...rest} />;
    case 'why':
      return <Why activity={activity} {...rest} />;
    case 'book':
      return <Book activity={activity} {...rest} />;
  }
}
