import { RotateCcw } from 'lucide-react';
import { useEffect } from 'react';
import { commonTexts } from '../../texts/common.ts';
import { Button } from '../../ui/button/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { toast } from '../../ui/overlay/toast.ts';
import { SignInAgain } from '../auth/dialog/sign-in-again.tsx';
import { profileTexts } from './texts.ts';

interface ProfileFailedProps {
  /** The session was ended elsewhere. */
  signedOut: boolean;
  onRetry: () => void;
}

export function ProfileFailed({ signedOut, onRetry }: ProfileFailedProps) {
  useEffect(() => {
    toast.error(profileTexts.loadFailedToast, { id: 'profile' });
  }, []);
  return (
    <Panel
      role="alert"
      title={commonTexts.profileFailed}
      text={profileTexts.loadFailedText}
      action={
        <>
          <Button onClick={onRetry}>
            <RotateCcw />
            {commonTexts.retry}
          </Button>
          {signedOut && <SignInAgain />}
        </>
      }
    />
  );
}

/** Placeholder in the shape of a profile. */
export function ProfileSkeleton() {
  return (
    <div role="status" aria-label={profileTexts.loading} className="grid gap-x-16 gap-y-10 lg:grid-cols-[260px_1fr]">
      <div className="grid content-start gap-3">
        <Skeleton className="size-28 rounded-full" />
        <Skeleton className="mt-3 h-7 w-48" />
        <Skeleton className="h-3.5 w-40" />
      </div>
      <div className="grid content-start gap-12">
        {['about', 'journey'].map((part) => (
          <div key={part} className="grid gap-4">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        ))}
      </div>
    </div>
  );
}
