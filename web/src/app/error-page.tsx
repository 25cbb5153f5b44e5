import { useEffect } from 'react';
import { type Location, useLocation, useRouteError } from 'react-router';
import { reloadPage } from '../lib/browser/reload-page.ts';
import { placeTexts } from '../texts/place.ts';
import { Button } from '../ui/button/button.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { Page } from '../ui/layout/page.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { paths } from './paths.ts';
import { appTexts } from './texts.ts';

/** True when a page's code chunk is no longer on the server, because a newer version was published. */
const isStaleCode = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

const words = (error: unknown) =>
  isStaleCode(error)
    ? { title: appTexts.updatedTitle, text: appTexts.updatedText }
    : { title: appTexts.brokenTitle, text: appTexts.brokenText };

/** The history entry at which each error was first shown; every navigation creates a new one. */
const visits = new WeakMap<Error, Location>();

/** Neither the router nor every browser retries a chunk that failed to load; only a full reload does. */
const useNewDocument = (error: unknown): boolean => {
  const here = useLocation();
  const isOld = error instanceof Error && (visits.get(error) ?? here) !== here && navigator.onLine;
  useEffect(() => {
    if (isOld) reloadPage();
    else if (error instanceof Error && !visits.has(error)) visits.set(error, here);
  }, [isOld, error, here]);
  return isOld;
};

/** Replaces a page that crashed, and retries when the user navigates back to it. */
export function ErrorPage() {
  const error = useRouteError();
  const isLeaving = useNewDocument(error);
  useEffect(() => console.error(error), [error]);
  if (isLeaving) return null;
  return (
    <Page className="py-12 sm:py-20">
      <Panel
        level={1}
        role="alert"
        {...words(error)}
        action={
          <>
            <Button look="primary" onClick={reloadPage}>
              {appTexts.reload}
            </Button>
            <LinkButton to={paths.home}>{placeTexts.home}</LinkButton>
          </>
        }
      />
    </Page>
  );
}
