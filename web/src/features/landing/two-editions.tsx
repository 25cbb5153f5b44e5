import type { ReactNode } from 'react';
import { Heading } from '../../ui/layout/heading.tsx';
import { ModeDot } from '../shell/mode-dot.tsx';
import { Evidence } from './evidence.tsx';
import { evidence, type SampleVersion, sampleVersions } from './sample-versions.ts';
import { StudyEdition } from './study-edition.tsx';
import { landingTexts } from './texts.ts';

const retold = sampleVersions.filter(({ mode }) => mode !== 'traditional');

const page =
  '-mx-(--gutter) border-y border-rule bg-raised px-(--gutter) py-6 sm:mx-0 sm:rounded-card sm:border-x sm:p-8';

function Retold({ mode, label, title, text }: SampleVersion) {
  return (
    <div data-mode={mode} className={page}>
      <p className="mb-2 flex items-center gap-2 text-14 text-quiet">
        <ModeDot mode={mode} />
        {label}
      </p>
      <Heading level={4} className="font-serif font-firm">
        {title}
      </Heading>
      <p className="mt-3 mb-5 font-serif text-17">{text.join('')}</p>
      <Evidence>{evidence}</Evidence>
    </div>
  );
}

function Edition({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <Heading level={3}>{title}</Heading>
      <p className="mt-2 max-w-[56ch] text-quiet lg:min-h-[4lh]">{text}</p>
      <div className="mt-6 grid gap-6">{children}</div>
    </div>
  );
}

/** What a language model tells, and what is made without one. */
export function TwoEditions() {
  return (
    <section id="editions" className="page-width mt-20 sm:mt-32">
      <h2 className="text-33 font-firm tracking-[-0.02em] sm:text-40">{landingTexts.editionsHeading}</h2>
      <p className="mt-3 max-w-[60ch] text-quiet">{landingTexts.editionsText}</p>
      <div className="mt-10 grid items-start gap-x-12 gap-y-14 border-t border-ink pt-8 lg:grid-cols-[5fr_7fr]">
        <Edition title={landingTexts.modelTitle} text={landingTexts.modelText}>
          {retold.map((version) => (
            <Retold key={version.mode} {...version} />
          ))}
        </Edition>
        <Edition title={landingTexts.studyTitle} text={landingTexts.studyText}>
          <div data-mode="custom" className={page}>
            <StudyEdition />
          </div>
        </Edition>
      </div>
      {/* As in the hero: shown where no language model is connected */}
      <p className="mt-6 hidden text-14 font-firm [[data-basic]_&]:block">{landingTexts.studyHere}</p>
    </section>
  );
}
