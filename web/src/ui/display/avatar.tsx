import { cx } from '../cx.ts';

/** The initials of the first and the last word. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((_, index, words) => index === 0 || index === words.length - 1)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();

const sizes = { small: 'size-7 text-[12px]', large: 'size-28 text-33' } as const;

interface AvatarProps {
  name: string;
  url: string | null;
  size: keyof typeof sizes;
}

/** A photo, or initials where there is none. Hidden from screen readers, because the name is beside it. */
export function Avatar({ name, url, size }: AvatarProps) {
  const round = cx('flex-none rounded-full bg-story-wash', sizes[size]);
  if (url !== null) return <img src={url} alt="" className={cx(round, 'object-cover')} />;
  return (
    <span
      aria-hidden="true"
      data-initials={initialsOf(name)}
      className={cx(
        round,
        'grid place-items-center leading-none font-bold text-story before:content-[attr(data-initials)]',
      )}
    />
  );
}
