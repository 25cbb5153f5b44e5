import { Heading } from '../../ui/heading.tsx';

const reasons = [
  {
    title: 'It teaches what you brought',
    text: 'Each scene and each question carries the passage it came from. If your material does not say it, neither does the book.',
  },
  {
    title: 'You can begin before it is finished',
    text: 'Writing takes about 2–3 minutes. Finished scenes open while the rest is written.',
  },
  {
    title: 'Finished means understood',
    text: 'Reading to the end is half of it. The other half is an average of 80% across the quizzes, and you may retake any of them.',
  },
  {
    title: 'Your work stays yours',
    text: 'Everything is private until you share it. Others can add what you share to their own dashboards; they cannot edit your original.',
  },
];

export function Why() {
  return (
    <section className="page-width mt-20 grid gap-8 sm:mt-32 md:grid-cols-[4fr_8fr] md:gap-16">
      <h2 className="text-33 font-firm tracking-[-0.02em] sm:text-40">Why choose Fabula</h2>
      <ol>
        {reasons.map(({ title, text }, place) => (
          <li key={title} className="grid grid-cols-[44px_1fr] border-t border-rule py-6 first:border-ink">
            <span aria-hidden="true" className="font-serif text-23 leading-[30px] text-story oldstyle-nums">
              {place + 1}
            </span>
            <div>
              <Heading level={3} className="leading-[30px]">
                {title}
              </Heading>
              <p className="mt-1 max-w-[60ch] text-quiet">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
