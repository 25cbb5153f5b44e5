import type { ReactNode } from 'react';
import { RichText } from '../../ui/display/rich-text.tsx';
import { writerTexts } from './texts.ts';

/** How to get a model that runs on one's own computer. */
export function NoModel() {
  const link = (
    <a key="site" href="https://ollama.com" target="_blank" rel="noreferrer" className="underline">
      {writerTexts.site}
    </a>
  );
  const command = (
    <code key="command" className="rounded-control bg-sunk px-2 py-1 text-14">
      {writerTexts.command}
    </code>
  );
  const steps: readonly ReactNode[] = [
    <RichText key="install" text={writerTexts.install} parts={{ site: link }} />,
    <RichText key="pull" text={writerTexts.pull} parts={{ command }} />,
    writerTexts.back,
  ];
  return (
    <section className="rounded-card border border-rule border-l-[6px] border-l-rule-firm bg-raised p-6 max-sm:p-5">
      <h3 className="font-serif text-23 leading-[30px] font-firm">{writerTexts.absentTitle}</h3>
      <p className="mt-2 text-15 text-quiet">{writerTexts.absentText}</p>
      <ol aria-label={writerTexts.steps} className="mt-4 border-t border-ink text-15">
        {steps.map((step, at) => (
          <li key={String(at)} className="flex gap-4 border-b border-rule py-3 last:border-b-0">
            <span aria-hidden="true" className="w-3 font-serif text-19 leading-6 text-story">
              {at + 1}
            </span>
            <span className="min-w-0 leading-7 wrap-anywhere">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
