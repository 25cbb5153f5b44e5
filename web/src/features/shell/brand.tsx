import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { placeTexts } from '../../texts/place.ts';

/** The open book, without its name. */
export function BrandMark({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 28 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d="M14 7.5C11.2 5.4 7.4 4.7 3 5v15c4.4-.3 8.2.4 11 2.5" fill="currentColor" />
      <path d="M14 7.5C16.8 5.4 20.6 4.7 25 5v15c-3.5-.2-6.6.2-9.1 1.4L14 25.5v-18z" />
    </svg>
  );
}

export function Brand() {
  return (
    <Link
      to={paths.home}
      className="inline-flex min-h-9 items-center gap-2.5 font-serif text-[21px] leading-none font-[620] tracking-[-0.02em] no-underline"
    >
      <BrandMark className="size-[26px] text-story" />
      {placeTexts.siteName}
    </Link>
  );
}
