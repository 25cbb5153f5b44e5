import { Eye } from 'lucide-react';
import { Link } from 'react-router';
import type { Case } from '../../../../../shared/model/report.ts';
import { paths } from '../../../app/paths.ts';
import { formatMoment } from '../../../lib/words/format.ts';
import { countTexts } from '../../../texts/counts.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { RichText } from '../../../ui/display/rich-text.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { CaseActions } from './case-actions.tsx';
import { CaseFacts } from './case-facts.tsx';
import { moderationTexts } from './texts.ts';
import { type Decision, titleOfCase } from './use-cases.ts';

export function CaseRow({ item, ...decision }: { item: Case } & Decision) {
  const page = paths.adminCase(item.session_id);
  return (
    <article className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 px-5 py-5 sm:px-6">
      <div className="min-w-0 flex-1 basis-72">
        <Heading level={2} size="card" className="wrap-anywhere">
          <Link to={page} viewTransition className="no-underline hover:underline">
            {titleOfCase(item)}
          </Link>
        </Heading>
        <CaseFacts item={item} />
        <p className="mt-1 text-14 text-quiet">
          <RichText
            text={moderationTexts.lastReport}
            parts={{
              reports: countTexts.reports(item.reports),
              time: <time dateTime={item.last_at}>{formatMoment(item.last_at)}</time>,
            }}
          />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <LinkButton to={page} size="small" aria-label={moderationTexts.previewNamed({ title: titleOfCase(item) })}>
          <Eye />
          {moderationTexts.preview}
        </LinkButton>
        <CaseActions item={item} {...decision} />
      </div>
    </article>
  );
}
