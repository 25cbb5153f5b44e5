import { MailLink } from '../../ui/button/mail-link.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Page } from '../../ui/layout/page.tsx';
import type { LegalSection } from './legal-section.ts';
import { legalTexts } from './texts.ts';

/** The date that both documents state. */
const UPDATED = legalTexts.updatedOn;

interface LegalPageProps {
  title: string;
  /** A summary. */
  gist: string;
  sections: readonly LegalSection[];
}

const anchor = (place: number) => `section-${place + 1}`;

export function LegalPage({ title, gist, sections }: LegalPageProps) {
  return (
    <Page className="pt-12 sm:pt-20">
      <h1 className="text-40 leading-[1.08] tracking-[-0.025em] sm:text-48">{title}</h1>
      <p className="mt-3 text-15 text-quiet">{legalTexts.updatedLine({ date: UPDATED })}</p>
      <div className="mt-10 grid items-start gap-10 md:grid-cols-[240px_minmax(0,1fr)] md:gap-16">
        <nav
          aria-label={legalTexts.sectionsLabel}
          className="text-15 leading-6 md:sticky md:top-[calc(32px+var(--banner))]"
        >
          <ol>
            {sections.map(({ heading }, place) => (
              <li key={heading}>
                <a
                  href={`#${anchor(place)}`}
                  className="inline-block py-1 text-quiet no-underline hover:text-ink hover:underline"
                >
                  {place + 1}. {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="font-serif text-18 leading-[30px]">
          <p className="max-w-[62ch] border-l-2 border-mode-fill pl-5">{gist}</p>
          {sections.map(({ heading, paragraphs, points, mailbox }, place) => (
            <section key={heading} id={anchor(place)} className="mt-10 max-w-[62ch] scroll-mt-8">
              <Heading level={2} size="part">
                {place + 1}. {heading}
              </Heading>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3">
                  {paragraph}
                </p>
              ))}
              {mailbox && <MailLink to={mailbox} />}
              {points && (
                <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-quiet">
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}
