import { MessageCircleQuestion } from 'lucide-react';
import { FromNotes } from '../frame/from-notes.tsx';
import { Judged, judgedState } from '../frame/judged.tsx';
import { OwnWords, Wrote } from '../frame/own-words.tsx';
import { Task } from '../frame/task.tsx';
import { activityTexts } from '../texts.ts';
import type { KindProps } from './kind-props.ts';

export function Why({ activity, entry, onChange }: KindProps<'why'>) {
  const show = () => onChange({ phase: 'checked', tries: (entry?.tries ?? 0) + 1 });
  return (
    <Task
      icon={<MessageCircleQuestion />}
      kind={activityTexts.why}
      question={activity.question}
      {...judgedState(entry)}
    >
      {entry?.phase === 'checked' ? (
        <>
          <Wrote text={entry.text} />
          <FromNotes passages={activity.answer} />
          <Judged entry={entry} onChange={onChange} />
        </>
      ) : (
        <OwnWords entry={entry} onChange={onChange} other={{ label: activityTexts.showMe, act: show }} />
      )}
    </Task>
  );
}
