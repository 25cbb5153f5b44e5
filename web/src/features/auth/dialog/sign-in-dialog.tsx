import { useLocation, useNavigate } from 'react-router';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { AuthFlow } from '../auth-flow.tsx';
import { destinationFrom } from '../destination.ts';
import { authTexts } from '../texts.ts';
import { type AuthMode, closeSignIn, openSignIn } from './sign-in-modal.ts';

export default function SignInDialog({ mode }: { mode: AuthMode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const onDone = () => {
    closeSignIn();
    const destination = destinationFrom(pathname);
    if (destination !== null) void navigate(destination);
  };
  return (
    <AuthFlow
      place="modal"
      mode={mode}
      onMode={openSignIn}
      onDone={onDone}
      frame={(title = authTexts.signInTitle, step) => (
        <Dialog open onClose={closeSignIn} title={title} focusOn="input">
          {step}
        </Dialog>
      )}
    />
  );
}
