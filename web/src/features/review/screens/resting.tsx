import { paths } from '../../../app/paths.ts';
import { commonTexts } from '../../../texts/common.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import type { SittingStart } from '../load-sitting.ts';
import { nextText } from '../sitting/next-days.ts';
import { reviewTexts } from '../texts.ts';

interface BackLink {
  readonly to: string;
  readonly label: string;
}

/** A card's place, while it is loaded. */
export function ReviewSkeleton() {
  return (
    <div aria-busy="true">
      <div role="status">
        <h1 className="sr-only">{reviewTexts.loading}</h1>
      </div>
      <div className="flex justify-between">
        <Skeleton className="h-4 w-52" />
        <Skeleton className="h-4 w-24" />
      </div>
      <Skeleton className="mt-4 mb-12 h-1.5 w-full" />
      <Skeleton className="h-8 w-4/5" />
      <Skeleton className="mt-3 mb-8 h-8 w-1/2" />
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="mb-3 h-[68px] w-full" />
      ))}
    </div>
  );
}

export function LoadFailed({ onReload }: { onReload: () => void }) {
  return (
    <Panel
      level={1}
      role="alert"
      title={reviewTexts.loadFailed}
      text={reviewTexts.loadFailedText}
      action={
        <Button look="primary" onClick={onReload}>
          {commonTexts.retry}
        </Button>
      }
    />
  );
}

/** Before anything was answered: nothing is due, or there is no card at all. */
export function NothingDue({
  start,
  practise,
  back,
}: {
  start: SittingStart;
  practise: string | null;
  back: BackLink;
}) {
  if (!start.any)
    return (
      <Panel
        level={1}
        title={reviewTexts.noneTitle}
        text={reviewTexts.noneText}
        action={<LinkButton to={back.to}>{back.label}</LinkButton>}
      />
    );
  const next = nextText(start.today.ahead);
  return (
    <Panel
      level={1}
      title={reviewTexts.nothingTitle}
      text={next ? reviewTexts.nothingNext({ next }) : reviewTexts.nothingLater}
      action={
        <>
          <LinkButton to={paths.deck}>{reviewTexts.openDeck}</LinkButton>
          {practise && (
            <LinkButton look="bare" to={practise}>
              {reviewTexts.practise}
            </LinkButton>
          )}
        </>
      }
    />
  );
}

interface BreakProps {
  title: string;
  text: string;
  back: BackLink;
  onGoOn: () => void;
}

/** Paused, or the minutes of the sitting are over. */
export function Break({ title, text, back, onGoOn }: BreakProps) {
  return (
    <Panel
      level={1}
      title={title}
      text={text}
      action={
        <>
          <Button look="primary" autoFocus onClick={onGoOn}>
            {reviewTexts.resume}
          </Button>
          <LinkButton look="bare" to={back.to}>
            {reviewTexts.enough}
          </LinkButton>
        </>
      }
    />
  );
}
