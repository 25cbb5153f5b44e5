import { mailboxes } from '../../app/mailboxes.ts';
import type { PageHandle } from '../../app/page-title.ts';
import { CategoryChoice } from '../../features/faq/category-choice.tsx';
import { categories } from '../../features/faq/questions.ts';
import { faqTexts } from '../../features/faq/texts.ts';
import { MailLink } from '../../ui/button/mail-link.tsx';
import { RichText } from '../../ui/display/rich-text.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Page } from '../../ui/layout/page.tsx';

export const handle: PageHandle = {
  title: faqTexts.pageTitle,
  description: faqTexts.pageDescription,
};

export function Component() {
  return (
    <Page className="pt-12 sm:pt-20">
      <h1 className="text-40 leading-[1.08] tracking-[-0.025em] sm:text-48">{faqTexts.heading}</h1>
      <div className="faq mt-10 grid items-start gap-8 md:grid-cols-[220px_minmax(0,1fr)] md:gap-16">
        <CategoryChoice />
        <div>
          {categories.map(({ slug, label, questions }) => (
            <section key={slug} data-category={slug} aria-labelledby={`faq-${slug}`}>
              <Heading level={2} size="part" id={`faq-${slug}`} className="border-b border-ink pb-3">
                {label}
              </Heading>
              {questions.map(([question, answer]) => (
                <Disclosure key={question} summary={question}>
                  <p>{answer}</p>
                </Disclosure>
              ))}
            </section>
          ))}
        </div>
      </div>
      <p className="mt-12 max-w-[60ch] border-t border-rule pt-6 text-quiet">
        <RichText text={faqTexts.unanswered} parts={{ mail: <MailLink to={mailboxes.support} /> }} />
      </p>
    </Page>
  );
}
