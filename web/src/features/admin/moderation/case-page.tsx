import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SessionId } from '../../../../../shared/model/id.ts';
import type { Report } from '../../../../../shared/model/report.ts';
import type { Scene } from '../../../../../shared/model/session/scene.ts';
import { useTitle } from '../../../app/page-title.ts';
import { paths } from '../../../app/paths.ts';
import { useEndpoint } from '../../../lib/api/api.ts';
import { formatMoment } from '../../../lib/words/format.ts';
import { reasonOf } from '../../../lib/words/reason.ts';
import { reasons } from '../../../lib/words/report-reasons.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { PageHead } from '../page-head.tsx';
import { CaseActions } from './case-actions.tsx';
import { CaseFacts } from './case-facts.tsx';
import { moderationTexts } from './texts.ts';
import { titleOfCase, useDecision } from './use-cases.ts';

const back = { to: paths.adminModeration, label: moderationTexts.back };

function ReportList({ reports }: { reports: readonly Report[] }) {
  return (
    <ul className="divide-y divide-rule">
      {reports.map(({ reason, note, reported_at: at }) => (
        <li key={`${at} ${reason} ${note}`} className="py-3">
          <p className="flex flex-wrap justify-between gap-x-6 text-15">
            <span className="font-semi">{reasons[reason].label}</span>
            <time dateTime={at} className="text-14 text-quiet">
              {formatMoment(at)}
            </time>
          </p>
          {note !== null && <p className="mt-1 text-15 wrap-anywhere">{note}</p>}
        </li>
      ))}
    </ul>
  );
}

function Questions({ scene: { quiz } }: { scene: Scene }) {
  return (
    <ol className="grid list-decimal gap-4 ps-5">
      {quiz?.questions.map((asked) => (
        <li key={asked.id} dir="auto">
          {asked.question}
          <ul className="mt-1 list-disc ps-5 text-quiet">
            {('options' in asked ? asked.options : []).map((option) => (
              <li key={option}>{option}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

interface CasePageProps {
  sessionId: SessionId;
  /** Typography of a scene's text. */
  body: (scene: Scene) => ReactNode;
}

/** The reports of a session, beside the session as readers see or saw it. */
export function CasePage({ sessionId, body }: CasePageProps) {
  const { data, error, refetch, isFetching } = useEndpoint('getCase', { params: { sessionId } });
  const decision = useDecision();
  useTitle(data && titleOfCase(data.case));
  if (!data && error && !isFetching)
    return (
      <>
        <PageHead title={moderationTexts.caseHeading} back={back} />
        <Panel
          role="alert"
          title={moderationTexts.caseFailed}
          text={error.status === 404 ? moderationTexts.caseUnknown : reasonOf(error)}
          action={<Button onClick={() => void refetch()}>{commonTexts.retry}</Button>}
        />
      </>
    );
  if (!data)
    return (
      <>
        <PageHead title={moderationTexts.caseHeading} back={back} />
        <Skeleton className="h-40 w-full rounded-card" />
      </>
    );
  return (
    <>
      <PageHead
        title={titleOfCase(data.case)}
        text={<CaseFacts item={data.case} />}
        back={back}
        end={
          <div className="flex flex-wrap gap-2">
            <CaseActions item={data.case} {...decision} />
          </div>
        }
      />
      <Card className="px-5 py-4 sm:px-6">
        <Heading level={2} size="card">
          {moderationTexts.reportsHeading}
        </Heading>
        <ReportList reports={data.reports} />
      </Card>
      {data.scenes.length === 0 && (
        <Panel className="mt-6" title={moderationTexts.unreadableTitle} text={moderationTexts.unreadableText} />
      )}
      {data.scenes.length > 0 && (
        <Heading level={2} className="mt-10">
          {moderationTexts.sessionHeading}
        </Heading>
      )}
      {data.scenes.map((scene, at) => (
        <details key={scene.id} open={at === 0} className="group max-w-[940px] border-b border-rule">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
            <Heading level={3} size="card" className="wrap-anywhere">
              {scene.title}
            </Heading>
            <Plus className="flex-none text-quiet transition-transform duration-[120ms] ease-calm group-open:rotate-45" />
          </summary>
          <div className="pt-2 pb-8">{scene.quiz ? <Questions scene={scene} /> : body(scene)}</div>
        </details>
      ))}
    </>
  );
}
