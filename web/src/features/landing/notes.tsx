import { cx } from '../../ui/cx.ts';
import { notes } from './sample-versions.ts';

export function Notes() {
  return (
    <section
      aria-label="The notes that were brought"
      className="min-w-0 border-b border-rule bg-sunk px-(--gutter) pt-5 pb-6 text-15 leading-6 sm:rounded-t-[9px] sm:px-10 sm:pt-8 sm:pb-10 md:rounded-l-[9px] md:rounded-tr-none md:border-r md:border-b-0"
    >
      <div className="mb-3 flex min-h-8 items-center justify-between gap-3 text-14 text-quiet sm:mb-6">
        <b className="font-bold text-ink">Your notes</b>
        <span>bio-3-photosynthesis.md</span>
      </div>
      {notes.map(({ heading, lines, extra }) => (
        <div key={heading} className={cx('not-first-of-type:mt-5', extra && 'max-sm:hidden')}>
          <p className="mb-1 font-bold">{heading}</p>
          <ul>
            {lines.map(({ text, used }) => (
              <li
                key={text}
                className={cx(
                  'relative pl-[18px] before:absolute before:left-0 before:content-["–"]',
                  !used && 'text-quiet',
                )}
              >
                {used ? <mark>{text}</mark> : text}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
