import { ArrowLeft, RotateCcw, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Session } from '../../../../shared/model/session/session.ts';
import { paths } from '../../app/paths.ts';
import { reloadPage } from '../../lib/browser/reload-page.ts';
import { useBasic } from '../../lib/use-basic.ts';
import { basicTexts } from '../../texts/basic.ts';
import { commonTexts } from '../../texts/common.ts';
import { placeTexts } from '../../texts/place.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { openSignIn } from '../auth/dialog/sign-in-modal.ts';
import { continuePath } from '../generation/continue-path.ts';
import { EditionButton } from '../generation/edition-button.tsx';
import { failureText } from '../generation/failure-text.ts';
import { RetryButton } from '../generation/retry-button.tsx';
import { viewerTexts } from './texts.ts';

interface ScreenProps {
  title: string;
  text: ReactNode;
  role?: 'alert' | 'status';
  action: ReactNode;
}

function Screen(props: ScreenProps) {
  return (
    <Page className="grid min-h-[80vh] place-items-center py-12">
      <Panel level={1} className="w-full max-w-[560px]" {...props} />
    </Page>
  );
}

function Back({ to, look }: { to: string; look?: 'primary' | 'line' }) {
  return (
    <LinkButton to={to} look={look ?? 'line'}>
      <ArrowLeft />
      {placeTexts.backToShelf}
    </LinkButton>
  );
}

/** Anonymous readers have no dashboard, but may have an account that is allowed to read it. */
export function NotFoundScreen({ back, anonymous }: { back: string; anonymous: boolean }) {
  return (
    <Screen
      title={viewerTexts.absentTitle}
      text={anonymous ? viewerTexts.absentForVisitor : viewerTexts.absentText}
      action={
        anonymous ? (
          <>
            <Button look="primary" onClick={() => openSignIn('signin')}>
              {placeTexts.signIn}
            </Button>
            <LinkButton to={paths.home}>{placeTexts.toStart}</LinkButton>
          </>
        ) : (
          <Back to={back} look="primary" />
        )
      }
    />
  );
}

interface BinnedScreenProps {
  session: Session;
  back: string;
  restoring: boolean;
  onRestore: () => void;
}

export function BinnedScreen({ session, back, restoring, onRestore }: BinnedScreenProps) {
  return (
    <Screen
      title={viewerTexts.absentTitle}
      text={viewerTexts.inBin({ title: session.title })}
      action={
        <>
          <Button look="primary" busy={restoring} onClick={onRestore}>
            <Undo2 />
            {commonTexts.restore}
          </Button>
          <Back to={back} />
        </>
      }
    />
  );
}

export function ErrorScreen({ back, onReload }: { back: string; onReload: () => void }) {
  return (
    <Screen
      title={viewerTexts.failedTitle}
      role="alert"
      text={viewerTexts.failedText}
      action={
        <>
          <Button look="primary" onClick={onReload}>
            <RotateCcw />
            {viewerTexts.reload}
          </Button>
          <Back to={back} />
        </>
      }
    />
  );
}

interface CreatingScreenProps {
  back: string;
  /** How far the generation is. */
  progress: ReactNode;
  /** Something of the first scene was shown and taken away again. */
  withdrawn: boolean;
}

/** Shown before there is anything to read. */
export function CreatingScreen({ back, progress, withdrawn }: CreatingScreenProps) {
  const usual = useBasic() ? basicTexts.creatingText : viewerTexts.creatingText;
  return (
    <Screen
      title={viewerTexts.creatingTitle}
      text={withdrawn ? viewerTexts.withdrawnText : usual}
      action={
        <>
          <div className="w-full">{progress}</div>
          <Button onClick={reloadPage}>
            <RotateCcw />
            {viewerTexts.regenerate}
          </Button>
          <Back to={back} />
        </>
      }
    />
  );
}

export function NoContentScreen({ session, back }: { session: Session; back: string }) {
  const goOn = continuePath(session);
  const retry = goOn === undefined && session.failure_reason !== null;
  return (
    <Screen
      title={viewerTexts.emptyTitle}
      text={failureText(session) ?? viewerTexts.emptyText}
      action={
        <>
          {goOn !== undefined && (
            <LinkButton look="primary" to={goOn}>
              {commonTexts.setUpAnchor}
            </LinkButton>
          )}
          {retry && <RetryButton session={session} look="primary" size="medium" />}
          <EditionButton session={session} size="medium" />
          <LinkButton look={goOn === undefined && !retry ? 'primary' : 'line'} to={paths.editSession(session.id)}>
            {viewerTexts.emptyAdd}
          </LinkButton>
          <Back to={back} />
        </>
      }
    />
  );
}
