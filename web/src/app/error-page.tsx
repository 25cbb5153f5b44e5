import { useEffect } from 'react';
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
    ? { title: 'Fabula has been updated', text: 'Reload the page to go on with the new version.' }
    : { title: 'Something went wrong', text: 'This page could not be shown. Reload it, or start again from home.' };

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
              Reload
            </Button>
            <LinkButton to={paths.home}>Home</LinkButton>
          </>
        }
      />
    </Page>
  );
}
