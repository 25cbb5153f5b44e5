import type { Contract } from '../../../../shared/contract/contract.ts';
import type { Output } from '../../../../shared/contract/endpoint.ts';
import type { Session } from '../../../../shared/model/session/session.ts';
import { paths } from '../../app/paths.ts';
import { useEndpoint } from '../../lib/api/api.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useAuth } from '../auth/auth-context.ts';
import { viewerTexts } from './texts.ts';

type Coverage = Output<Contract['getCoverage']>;

const coverageText = ({ told, parts, asked }: Coverage): string =>
  told === parts
    ? viewerTexts.toldAll(parts, { asked: asked.toLocaleString() })
    : viewerTexts.toldSome(parts, { told: told.toLocaleString(), asked: asked.toLocaleString() });

/** What is not covered of each section; a heading that occurs in several materials is listed once. */
const leftOf = (sections: Coverage['sections']) => {
  const sum = (group: Coverage['sections'], count: 'parts' | 'told') => group.reduce((all, one) => all + one[count], 0);
  return [...Map.groupBy(sections, ({ heading }) => heading ?? viewerTexts.untoldNameless)]
    .map(([heading, group]) => ({
      heading,
      left: sum(group, 'parts') - sum(group, 'told'),
      parts: sum(group, 'parts'),
    }))
    .filter(({ left }) => left > 0);
};

function Uncovered({ session, sections }: { session: Pick<Session, 'id'>; sections: Coverage['sections'] }) {
  return (
    <Disclosure look="quiet" summary={viewerTexts.untoldSummary}>
      <ul className="grid gap-1">
        {leftOf(sections).map(({ heading, left, parts }) => (
          <li key={heading} className="flex items-baseline justify-between gap-3">
            <bdi className="min-w-0 wrap-anywhere">{heading}</bdi>
            <span className="whitespace-nowrap tabular-nums">
              {viewerTexts.untoldOf({ left: left.toLocaleString(), parts: parts.toLocaleString() })}
            </span>
          </li>
        ))}
      </ul>
      <LinkButton look="bare" size="small" className="-ml-3" to={paths.editSession(session.id)}>
        {viewerTexts.untoldTell}
      </LinkButton>
    </Disclosure>
  );
}

/** Sections of a study edition that are left out as a whole, by name. */
function LeftForLater({ session, sections }: { session: Pick<Session, 'id'>; sections: Coverage['sections'] }) {
  const left = leftOf(sections);
  return (
    <div className="grid">
      <b className="mb-0.5 font-semi text-ink">{viewerTexts.leftTitle}</b>
      <ul>
        {left.map(({ heading }) => (
          <li key={heading} className="wrap-anywhere">
            <bdi>{heading}</bdi>
          </li>
        ))}
      </ul>
      <LinkButton look="bare" size="small" className="-ml-3 justify-self-start" to={paths.editSession(session.id)}>
        {viewerTexts.leftMore}
      </LinkButton>
    </div>
  );
}

/** For the author: how much of the material the session covers and asks about, and what it leaves out. */
export function CoverageLine({ session }: { session: Pick<Session, 'id' | 'user_id' | 'generated_at' | 'edition'> }) {
  const { user } = useAuth();
  const enabled = user?.id === session.user_id && session.generated_at !== null;
  const input = { params: { sessionId: session.id } };
  const { data: coverage, error, isFetching, refetch } = useEndpoint('getCoverage', input, { enabled });
  if (!enabled) return null;
  if (coverage === undefined)
    return error ? (
      <>
        <p>{viewerTexts.toldFailed}</p>
        <Button
          look="bare"
          size="small"
          className="-ml-3 justify-self-start"
          busy={isFetching}
          onClick={() => void refetch()}
        >
          {viewerTexts.toldRetry}
        </Button>
      </>
    ) : (
      <Skeleton className="my-1 h-3 w-48" />
    );
  if (session.edition !== undefined && coverage.told < coverage.parts)
    return <LeftForLater session={session} sections={coverage.sections} />;
  if (coverage.parts === 0) return <p>{viewerTexts.toldUncounted}</p>;
  return (
    <>
      <p>{coverageText(coverage)}</p>
      {coverage.told < coverage.parts && <Uncovered session={session} sections={coverage.sections} />}
    </>
  );
}
