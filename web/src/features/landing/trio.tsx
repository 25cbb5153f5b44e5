import type { CoverSubject } from '../../../../shared/cover/cover-art.ts';
import { Cover } from '../cover/cover.tsx';
import { ModeDot } from '../shell/mode-dot.tsx';
import { landingTexts } from './texts.ts';

const volumes: readonly { subject: CoverSubject; label: string; text: string }[] = [
  {
    subject: {
      id: 'sample-3',
      mode: 'traditional',
      title: landingTexts.photosynthesisStepByStep,
      genre: landingTexts.biology,
    },
    label: landingTexts.traditional,
    text: landingTexts.aStructuredLessonWith,
  },
  {
    subject: { id: 'sample-7', mode: 'custom', title: landingTexts.theLockedRoomOf, genre: landingTexts.mystery },
    label: landingTexts.customStories,
    text: landingTexts.scenesInAGenre,
  },
  {
    subject: {
      id: 'sample-15',
      mode: 'anchor',
      title: landingTexts.sunlightAndTheTwo,
      genre: landingTexts.theLordOfThe,
    },
    label: landingTexts.anchor,
    text: landingTexts.eachIdeaMappedTo,
  },
];

export function Trio() {
  return (
    <div className="grid grid-cols-3 items-start gap-3 sm:gap-6">
      {volumes.map(({ subject, label, text }) => (
        <figure key={label}>
          <Cover {...subject} />
          <figcaption className="mt-3 text-14 leading-5 text-quiet">
            <b className="flex items-center gap-2 font-bold text-ink max-sm:[&>span]:hidden">
              <ModeDot mode={subject.mode} />
              {label}
            </b>
            <span className="max-sm:hidden">{text}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
