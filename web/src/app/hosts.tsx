import { SignInHost } from '../features/auth/sign-in-host.tsx';
import { ConfirmHost } from '../ui/confirm-host.tsx';
import { Toaster } from '../ui/toaster.tsx';

/** What waits to be called from anywhere. It comes after the first page, and finds what was called meanwhile. */
export default function Hosts() {
  return (
    <>
      <Toaster />
      <ConfirmHost />
      <SignInHost />
    </>
  );
}
