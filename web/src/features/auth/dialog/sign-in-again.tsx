import { paths } from '../../../app/paths.ts';
import { placeTexts } from '../../../texts/place.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useSignInAgain } from './use-sign-in-again.ts';

/** Shown to a user who was signed out elsewhere while this page was open. */
export function SignInAgain() {
  const signInAgain = useSignInAgain();
  return (
    <Button look="primary" onClick={() => void signInAgain(paths.auth)}>
      {placeTexts.signIn}
    </Button>
  );
}
