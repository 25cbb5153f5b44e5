import { useSearchParams } from 'react-router';
import { SessionIdSchema } from '../../../../shared/model/id.ts';
import type { PageHandle } from '../../app/page-title.ts';
import { useAuth } from '../../features/auth/auth-context.ts';
import { Cover } from '../../features/cover/cover.tsx';
import { AnchorStudio } from '../../features/wizard/anchor/anchor-studio.tsx';
import { commonTexts } from '../../texts/common.ts';
import { Page } from '../../ui/layout/page.tsx';

export const handle: PageHandle = { title: commonTexts.createAnchor };

const proof = (title: string) => (
  <Cover id="proof" mode="anchor" title={title} category={null} genre={null} inked={0} small className="w-[84px]" />
);

export function Component() {
  const { user } = useAuth();
  const [search] = useSearchParams();
  const sessionId = SessionIdSchema.safeParse(search.get('session')).data;
  if (!user) return null;
  return (
    <Page data-mode="anchor">
      <AnchorStudio key={sessionId} owner={{ userId: user.id }} cover={proof} asked={sessionId} />
    </Page>
  );
}
