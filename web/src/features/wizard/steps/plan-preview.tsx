import type { ReactNode } from 'react';
import { commonTexts } from '../../../texts/common.ts';
import { countTexts } from '../../../texts/counts.ts';
import { capital } from '../../../texts/numbers.ts';
import { cx } from '../../../ui/cx.ts';
import { Heading } from '../../../ui/layout/heading.tsx';
import { wizardTexts } from '../texts.ts';
import type { Outline, OutlineLine } from './outline.ts';

const words = {
  story: { soFar: wizardTexts.storyPlanTitle, follows: wizardTexts.storyPlanText },
  lesson: { soFar: wizardTexts.lessonPlanTitle, follows: wizardTexts.lessonPlanText },
} as const;

interface PlanPreviewProps {
  outline: Outline;
  title: string;
  /** Audience and other settings. */
  contract: string;
  kind: keyof typeof words;
  cover: ReactNode;
}

function Line({ line }: { line: OutlineLine }) {
  return (
    <li className="flex items-baseline gap-2 py-1.5 font-serif text-16 leading-6">
      <bdi className={cx('min-w-0 wrap-anywhere', line.soft && 'text-quiet italic')}>{line.title}</bdi>
      <span
        aria-hidden="true"
        className="min-w-4 flex-1 -translate-y-1 border-b-[1.5px] border-dotted border-rule-firm"
      />
      <span className="font-sans text-13 whitespace-nowrap text-quiet">{line.note}</span>
    </li>
  );
}

function Total({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid">
      <dt className="text-13 leading-[18px] text-quiet">{label}</dt>
      <dd className="font-serif text-23 leading-7 font-medium lining-nums">
        <small className="font-sans text-13 font-normal text-quiet">{wizardTexts.planUpTo}</small> {value}
      </dd>
    </div>
  );
}

/** The expected lesson as a table of contents; it follows the form. */
export function PlanPreview({ outline, title, contract, kind, cover }: PlanPreviewProps) {
  const { scenes, questions, minutes, lines, unread } = outline;
  const plan = wizardTexts.planMost({
    scenes: countTexts.scenes(scenes),
    questions: countTexts.questions(questions),
  });
  return (
    <aside
      aria-label={wizardTexts.planLabel}
      className="rounded-card border border-rule bg-raised p-6 lg:sticky lg:top-[calc(24px+var(--banner))] lg:max-h-[calc(100vh-48px-var(--banner))] lg:overflow-y-auto"
    >
      <header className="grid grid-cols-[84px_1fr] items-end gap-5 border-b border-ink pb-5">
        {cover}
        <div>
          <Heading level={2} className="wrap-anywhere">
            {title.trim() || words[kind].soFar}
          </Heading>
          <p className="mt-1 text-14 text-quiet">{capital(contract)}</p>
          <p role="status" className="text-14 text-quiet">
            {plan}
          </p>
        </div>
      </header>
      <ol className="py-3">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two headings may be equal
          <Line key={index} line={line} />
        ))}
      </ol>
      <dl className="flex justify-between gap-4 border-t border-rule pt-4">
        <Total label={commonTexts.scenes} value={String(scenes)} />
        <Total label={wizardTexts.questionsLabel} value={String(questions)} />
        <Total label={wizardTexts.timeLabel} value={commonTexts.minutes({ minutes })} />
      </dl>
      <p className="mt-4 text-13 text-quiet">
        {words[kind].follows} {unread && wizardTexts.planUnread}
      </p>
    </aside>
  );
}
