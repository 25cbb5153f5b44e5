import { useSearchParams } from 'react-router';
import { SessionIdSchema } from '../../../shared/model/id.ts';
import type { PageHandle } from '../app/page-title.ts';
import { useAuth } from '../features/auth/auth-context.ts';
import { ReviewPage } from '../features/review/review-page.tsx';
import { reviewTexts } from '../features/review/texts.ts';
import { customDashboard } from '../features/session/dashboard/dashboards.ts';
import { ThemeToggle } from '../features/shell/theme-toggle.tsx';

export const handle: PageHandle = { title: reviewTexts.title };

const back = { to: customDashboard.path, label: customDashboard.title };

export function Component() {
  const userId = useAuth().user?.id;
  const [search] = useSearchParams();
  const session = SessionIdSchema.safeParse(search.get('session')).data;
  const practice = search.has('practice');
  if (userId === undefined) return null;
  return (
    <ReviewPage
      key={`${userId} ${session} ${practice}`}
      userId={userId}
      session={session}
      practice={practice}
      back={back}
      tools={<ThemeToggle />}
    />
  );
}
