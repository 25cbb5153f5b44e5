import { cx } from '../../ui/cx.ts';

interface Spine {
  title: string;
  ink: string;
  height: number;
  width: 'narrow' | 'middle' | 'wide';
}

const spines: readonly Spine[] = [
  { title: 'The Locked Room', ink: 'story-2', height: 202, width: 'wide' },
  { title: 'Cells and Membranes', ink: 'traditional-2', height: 172, width: 'middle' },
  { title: 'Genetics: Nine Lessons', ink: 'traditional-1', height: 196, width: 'narrow' },
  { title: 'Rivendell, by Water', ink: 'anchor-2', height: 180, width: 'wide' },
  { title: 'Keepers of the Harbour', ink: 'story-1', height: 186, width: 'middle' },
  { title: 'The Glow in the Shed', ink: 'story-3', height: 164, width: 'narrow' },
  { title: 'Enzymes at Work', ink: 'traditional-2', height: 190, width: 'middle' },
  { title: 'A Small Galaxy', ink: 'anchor-1', height: 176, width: 'wide' },
  { title: 'Comma, Interrupted', ink: 'story-2', height: 180, width: 'narrow' },
];

const widths: Record<Spine['width'], string> = {
  narrow: 'w-[31px] text-13',
  middle: 'w-10 text-14',
  wide: 'w-[50px] text-17',
};

/** Book spines on a shelf; the last one leans. */
export function Shelf() {
  return (
    <div
      aria-hidden="true"
      className="flex h-[212px] items-end gap-[3px] overflow-hidden border-b-[3px] border-ink pl-2"
    >
      {spines.map(({ title, ink, height, width }, place) => (
        <span
          key={title}
          style={{ backgroundColor: `var(--cover-${ink})`, height }}
          className={cx(
            'flex flex-none items-center overflow-hidden rounded-t-[3px] pt-3 pb-3 font-serif leading-none font-[560] whitespace-nowrap text-cover-paper [text-orientation:sideways] [writing-mode:vertical-rl]',
            widths[width],
            place > 6 && 'max-sm:hidden',
            place === spines.length - 1 && 'ml-[22px] origin-bottom-right -rotate-7',
          )}
        >
          {title}
        </span>
      ))}
    </div>
  );
}
