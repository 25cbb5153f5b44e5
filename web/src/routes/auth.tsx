import { useEffect, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import type { PageHandle } from '../app/page-title.ts';
import { paths } from '../app/paths.ts';
import { useAuth } from '../features/auth/auth-context.ts';
import { AuthFlow } from '../features/auth/auth-flow.tsx';
import { destinationFrom } from '../features/auth/destination.ts';
import type { AuthMode } from '../features/auth/dialog/sign-in-modal.ts';
import { authTexts } from '../features/auth/texts.ts';
import { freeStories } from '../lib/words/free-stories.ts';
import { placeTexts } from '../texts/place.ts';
import { Card } from '../ui/layout/card.tsx';
import { Heading } from '../ui/layout/heading.tsx';
import { Page } from '../ui/layout/page.tsx';
import { Waiting } from '../ui/layout/waiting.tsx';

export const handle: PageHandle = { title: authTexts.pageTitle };

const words: Record<AuthMode, { title: string; text: string }> = {
  signin: { title: authTexts.signInTitle, text: authTexts.signInText },
  signup: { title: authTexts.signUpTitle, text: `${freeStories} ${authTexts.signUpText}` },
};

export function Component() {
  const { status } = useAuth();
  const [search, setSearch] = useSearchParams();
  const mode: AuthMode = search.get('mode') === 'signup' ? 'signup' : 'signin';
  const cameAsVisitor = useRef(false);
  useEffect(() => {
    if (status === 'none') cameAsVisitor.current = true;
  }, [status]);
  if (status === 'loading') return <Waiting title={placeTexts.loadingAccount} />;
  if (status === 'signedIn') {
    const to = cameAsVisitor.current ? destinationFrom(paths.auth) : null;
    return <Navigate to={to ?? paths.dashboard} replace />;
  }
  return (
    <Page className="grid place-items-center py-10 sm:py-16">
      <Card className="w-full max-w-[440px] sm:p-8">
        <AuthFlow
          place="page"
          mode={mode}
          onMode={(next) => setSearch({ mode: next }, { replace: true })}
          onDone={() => undefined}
          frame={(title, step) => (
            <>
              <Heading level={1} size="section">
                {title ?? words[mode].title}
              </Heading>
              {title === undefined && <p className="mt-2 text-quiet">{words[mode].text}</p>}
              {step}
            </>
          )}
        />
      </Card>
    </Page>
  );
}
