import type { PageHandle } from '../../app/page-title.ts';
import { useAuth } from '../../features/auth/auth-context.ts';
import { Cover } from '../../features/cover/cover.tsx';
import { LessonWizard } from '../../features/wizard/traditional/lesson-wizard.tsx';
import { commonTexts } from '../../texts/common.ts';
import { Page } from '../../ui/layout/page.tsx';

export const handle: PageHandle = { title: commonTexts.createTraditional };

const proof = (title: string) => (
  <Cover
    id="proof"
    mode="traditional"
    title={title}
    category={null}
    genre={null}
    inked={0}
    small
    className="w-[84px]"
  />
);

export function Component() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <Page data-mode="traditional">
      <LessonWizard owner={{ userId: user.id }} cover={proof} />
    </Page>
  );
}
