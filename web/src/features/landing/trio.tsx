import { Cover } from '../cover/cover.tsx';
import type { CoverSubject } from '../cover/cover-art.ts';
import { ModeDot } from '../shell/mode-dot.tsx';

const volumes: readonly { subject: CoverSubject; label: string; text: string }[] = [
  {
    subject: { id: 'sample-3', mode: 'traditional', title: 'Photosynthesis, Step by Step', genre: 'Biology' },
    label: 'Traditional',
    text: 'A structured lesson with an outline and objectives',
  },
  {
    subject: { id: 'sample-7', mode: 'custom', title: 'The Locked Room of Light', genre: 'Mystery' },
    label: 'Custom Stories',
    text: 'Scenes in a genre and an author’s manner you choose',
  },
  {
    subject: { id: 'sample-15', mode: 'anchor', title: 'Sunlight and the Two Towers', genre: 'The Lord of the Rings' },
    label: 'Anchor',
    text: 'Each idea mapped to a film or book you know by heart',
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
