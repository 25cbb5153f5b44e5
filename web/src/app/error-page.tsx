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

/** A page's code that is no longer on the server: a newer version was published meanwhile. */
const isStaleCode = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

const words = (error: unknown) =>
  isStaleCode(error)
    ? { title: appTexts.updatedTitle, text: appTexts.updatedText }
    : { title: appTexts.brokenTitle, text: appTexts.brokenText };

/** The visit at which each error was first shown: every change of page makes a location of its own. */
const visits = new WeakMap<Error, Location>();

/** Neither the router nor every browser asks again for code that did not come once: only a new document does. */
const useNewDocument = (error: unknown): boolean => {
  const here = useLocation();
  const isOld = error instanceof Error && (visits.get(error) ?? here) !== here && navigator.onLine;
  useEffect(() => {
    if (isOld) reloadPage();
    else if (error instanceof Error && !visits.has(error)) visits.set(error, here);
  }, [isOld, error, here]);
  return isOld;
};

/** Stands in for a page that broke, and tries again as soon as somebody comes back to it. */
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
