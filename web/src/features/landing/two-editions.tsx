import type { ReactNode } from 'react';
import type { Mode } from '../../../../shared/catalogue/contract-choices.ts';
import { Heading } from '../../ui/layout/heading.tsx';
import { Evidence } from './evidence.tsx';
import { evidence, sampleVersions } from './sample-versions.ts';
import { StudyEdition } from './study-edition.tsx';
import { landingTexts } from './texts.ts';

const story = sampleVersions.find(({ mode }) => mode === 'custom');

interface EditionProps {
  title: string;
  text: string;
  mode: Mode;
  children: ReactNode;
}

function Edition({ title, text, mode, children }: EditionProps) {
  return (
    <div className="min-w-0">
      <Heading level={3}>{title}</Heading>
      <p className="mt-2 max-w-[52ch] text-quiet lg:min-h-[5lh]">{text}</p>
      <div
        data-mode={mode}
        className="-mx-(--gutter) mt-6 border-y border-rule bg-raised px-(--gutter) py-6 sm:mx-0 sm:rounded-card sm:border-x sm:p-8"
      >
        {children}
      </div>
    </div>
  );
}

/** What a language model tells, and what is made without one. */
export function TwoEditions() {
  return (
    <section id="editions" className="page-width mt-20 sm:mt-32">
      <h2 className="text-33 font-firm tracking-[-0.02em] sm:text-40">{landingTexts.editionsHeading}</h2>
      <p className="mt-3 max-w-[60ch] text-quiet">{landingTexts.editionsText}</p>
      <div className="mt-10 grid items-start gap-x-12 gap-y-14 border-t border-ink pt-8 lg:grid-cols-2">
        {story && (
          <Edition title={landingTexts.modelTitle} text={landingTexts.modelText} mode="custom">
            <Heading level={4} size="part">
              {story.title}
            </Heading>
            <p className="mt-3 mb-6 font-serif text-17">{story.text.join('')}</p>
            <Evidence>{evidence}</Evidence>
          </Edition>
        )}
        <Edition title={landingTexts.studyTitle} text={landingTexts.studyText} mode="traditional">
          <StudyEdition />
        </Edition>
      </div>
      {/* As in the hero: shown where no language model is connected */}
      <p className="mt-6 hidden text-14 font-firm [[data-basic]_&]:block">{landingTexts.studyHere}</p>
    </section>
  );
}
