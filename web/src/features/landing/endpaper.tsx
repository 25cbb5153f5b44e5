import { paths } from '../../app/paths.ts';
import { freeStories } from '../../lib/words/free-stories.ts';
import { placeTexts } from '../../texts/place.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { landingTexts } from './texts.ts';

const COUNT = 26;
const FROM = 600;
const TO = 1460;

/** One of the ribbons of the story covers, as a line drawing. */
const ribbon = (place: number): string => {
  const points: string[] = [];
  for (let x = FROM; x <= TO; x += 20) {
    const along = (x - FROM) / 840;
    const y = 200 + (place - COUNT / 2) * (4 + 17 * along) + Math.sin(x / 150 + place * 0.09) * 46 * along;
    points.push(`${x} ${y.toFixed(1)}`);
  }
  return `M${points.join('L')}`;
};

const inkOf = (place: number): string => `var(--cover-story-${place % 4 === 1 ? 4 : place % 2 ? 3 : 2})`;

function Ribbons() {
  return (
    <svg
      viewBox="0 0 1440 400"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      fill="none"
      className="absolute inset-0 size-full mask-[linear-gradient(90deg,transparent_46%,black_72%)]"
    >
      {Array.from({ length: COUNT }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ribbon is its place
        <path key={place} d={ribbon(place)} stroke={inkOf(place)} strokeWidth={place % 5 ? 1.6 : 5} />
      ))}
    </svg>
  );
}

export function Endpaper() {
  return (
    <section className="endpaper relative mt-20 overflow-hidden bg-(--cover-story-1) text-cover-paper sm:mt-32 [&_:focus-visible]:outline-cover-paper">
      <Ribbons />
      <div className="page-width relative py-16 sm:py-20">
        <h2 className="max-w-[15ch] text-40 leading-[1.1] tracking-[-0.022em] sm:text-48">{landingTexts.endTitle}</h2>
        <p className="mt-4 mb-8 max-w-[44ch] font-serif text-19 leading-[30px] text-(--cover-story-5)">
          {freeStories} {landingTexts.endText}
        </p>
        <LinkButton
          to={paths.signUp}
          size="large"
          className="border-transparent bg-cover-paper text-(--cover-story-1) hover:bg-(--cover-story-5)"
        >
          {placeTexts.signUpFree}
        </LinkButton>
      </div>
    </section>
  );
}
