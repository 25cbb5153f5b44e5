import { useEffect } from 'react';
import { appTexts } from '../texts/app.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { paths } from './paths.ts';

/** A page's code that is no longer on the server: a newer version was published meanwhile. */
const isStaleCode = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

const words = (error: unknown) =>
  isStaleCode(error)
    ? { title: appTexts.fabulaHasBeenUpdated, text: appTexts.reloadThePageTo }
    : { title: appTexts.somethingWentWrong, text: appTexts.thisPageCouldNot };

export function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error]);
  return (
    <Page className="py-12 sm:py-20">
      <Panel
        level={1}
        role="alert"
        {...words(error)}
        action={
          <>
            <Button look="primary" onClick={() => window.location.reload()}>
              {appTexts.reload}
            </Button>
            <LinkButton to={paths.home}>{appTexts.home}</LinkButton>
          </>
        }
      />
    </Page>
  );
}
