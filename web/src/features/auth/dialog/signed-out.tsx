import type { ReactNode } from 'react';
import { paths } from '../../../app/paths.ts';
import { placeTexts } from '../../../texts/place.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { authTexts } from '../texts.ts';
import { openSignIn } from './sign-in-modal.ts';

/** Opens the sign-in modal over the page. */
const signInHere = (
  <Button look="primary" onClick={() => openSignIn('signin')}>
    {placeTexts.signIn}
  </Button>
);

/** Replaces an open page whose user was signed out elsewhere; signing in brings the page back. */
export function SignedOut({ signIn = signInHere }: { signIn?: ReactNode }) {
  return (
    <Page className="grid min-h-[80vh] place-items-center py-12">
      <Panel
        level={1}
        role="status"
        className="w-full max-w-[560px]"
        title={authTexts.signedOutTitle}
        text={authTexts.signedOutText}
        action={
          <>
            {signIn}
            <LinkButton to={paths.home}>{placeTexts.toStart}</LinkButton>
          </>
        }
      />
    </Page>
  );
}
