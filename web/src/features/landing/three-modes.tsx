import type { CoverSubject } from '../../../../shared/cover/cover-art.ts';
import { placeTexts } from '../../texts/place.ts';
import { Cover } from '../cover/cover.tsx';
import { ModeDot } from '../shell/mode-dot.tsx';
import { landingTexts } from './texts.ts';

const volumes: readonly { subject: CoverSubject; label: string; text: string }[] = [
  {
    subject: {
      id: 'sample-3',
      mode: 'traditional',
      title: landingTexts.traditionalTitle,
      genre: landingTexts.traditionalGenre,
    },
    label: placeTexts.traditional,
    text: landingTexts.traditionalText,
  },
  {
    subject: { id: 'sample-7', mode: 'custom', title: landingTexts.customTitle, genre: landingTexts.customGenre },
    label: placeTexts.customStories,
    text: landingTexts.customText,
  },
  {
    subject: {
      id: 'sample-15',
      mode: 'anchor',
      title: landingTexts.anchorTitle,
      genre: landingTexts.anchorUniverse,
    },
    label: placeTexts.anchor,
    text: landingTexts.anchorText,
  },
];

export function ThreeModes() {
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
