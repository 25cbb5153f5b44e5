import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Activity } from '../../../../shared/model/learning/activity.ts';
import type { PracticeEntry } from '../../../../shared/model/learning/practice.ts';
import type { Scene } from '../../../../shared/model/session/scene.ts';
import { ActivityBlock } from './activity-block.tsx';
import { type Change, usePractice } from './kept/use-practice.ts';
import { Predicted } from './kinds/predict.tsx';
import { RecallSheet } from './kinds/recall.tsx';

/** One activity that stands in the text, or covers a part of it. */
export interface PlacedActivity {
  readonly id: string;
  /** Of the section after which it stands; undefined where it stands before or after the whole text. */
  readonly after?: string | undefined;
  /** The section that it may cover; null for the whole text. */
  readonly covers?: string | null | undefined;
  /** Blocks that it may cover, and then stands after. */
  readonly passage?: { readonly begins: string; readonly blocks: number } | undefined;
}

export interface ActivitySlots {
  readonly inText: readonly PlacedActivity[];
  readonly activity: (id: string) => ReactNode;
  /** A part of the text, or the sheet that lies on it. */
  readonly coverable: (id: string, text: ReactNode) => ReactNode;
}

const slotOf = (activity: Activity): PlacedActivity[] => {
  const { id, kind, place } = activity;
  const after = place.at === 'section' ? place.heading : undefined;
  if (kind === 'recall' && activity.passage) return [{ id, passage: activity.passage }];
  if (kind === 'recall') return [{ id, after, covers: activity.heading }];
  return after === undefined ? [] : [{ id, after }];
};

interface SceneActivitiesProps {
  scene: Pick<Scene, 'id' | 'session_id' | 'activities' | 'terms'>;
  /** The text with the activities that stand in it. */
  children: (slots: ActivitySlots) => ReactNode;
}

/** The recall that was last covered, shown or put aside. */
interface Turned {
  readonly id: string;
  readonly to: PracticeEntry['phase'];
}

const goTo = (passage: HTMLElement | undefined): void => {
  passage?.focus({ preventScroll: true });
  passage?.scrollIntoView({ block: 'start' });
};

/** The activities of a scene at their places around and inside its text. */
export default function SceneActivities({ scene, children }: SceneActivitiesProps) {
  const { activities, terms } = scene;
  const { entryOf, change } = usePractice(scene);
  const passages = useRef(new Map<string, HTMLElement>());
  const [turned, setTurned] = useState<Turned>();
  const onRead = (id: string) => goTo(passages.current.get(id));
  // The button that showed a passage is gone with its sheet
  useEffect(() => {
    if (turned?.to === 'checked') goTo(passages.current.get(turned.id));
  }, [turned]);
  const onChange = ({ id, kind }: Activity, changes: Change) => {
    const to = changes.phase;
    if (kind === 'recall' && to && to !== entryOf(id)?.phase) setTurned({ id, to });
    change(id, changes);
  };
  const block = (activity: Activity) => (
    <ActivityBlock
      key={activity.id}
      activity={activity}
      entry={entryOf(activity.id)}
      terms={terms}
      onChange={(changes) => onChange(activity, changes)}
      onRead={() => onRead(activity.id)}
    />
  );
  const isInText = (activity: Activity) => activity.kind === 'recall' && activity.passage !== null;
  const at = (place: 'start' | 'end') =>
    activities.filter((activity) => activity.place.at === place && !isInText(activity)).map(block);
  const find = (id: string) => activities.find((activity) => activity.id === id);
  return (
    <>
      {at('start')}
      {children({
        inText: activities.flatMap(slotOf),
        activity: (id) => {
          const activity = find(id);
          return activity && block(activity);
        },
        coverable: (id, text) => {
          const activity = find(id);
          const entry = entryOf(id);
          if (activity?.kind === 'recall' && entry?.phase === 'open')
            return (
              <RecallSheet
                activity={activity}
                entry={entry}
                terms={terms}
                onChange={(changes) => onChange(activity, changes)}
                isNew={turned?.id === id && turned.to === 'open'}
              />
            );
          return (
            <div
              className="passage"
              tabIndex={-1}
              ref={(passage) => {
                if (passage) passages.current.set(id, passage);
                return () => void passages.current.delete(id);
              }}
            >
              {text}
            </div>
          );
        },
      })}
      {at('end')}
      {activities.map(
        (activity) =>
          activity.kind === 'predict' && (
            <Predicted
              key={activity.id}
              activity={activity}
              entry={entryOf(activity.id)}
              terms={terms}
              onChange={(changes) => change(activity.id, changes)}
            />
          ),
      )}
    </>
  );
}
