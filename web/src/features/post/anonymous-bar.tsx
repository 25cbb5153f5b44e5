import type { SessionId } from '../../../../shared/model/id.ts';
import { paths } from '../../app/paths.ts';
import { useEndpoint } from '../../lib/api/api.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { RichText } from '../../ui/display/rich-text.tsx';
import { Brand } from '../shell/brand.tsx';
import { AuthorLine } from './author-line.tsx';
import { postTexts } from './texts.ts';

/** For anonymous readers who followed a link: where they are, and how to sign up. */
export function AnonymousBar({ sessionId }: { sessionId: SessionId }) {
  const { data: post } = useEndpoint('getPost', { params: { sessionId } });
  return (
    <section
      aria-label={postTexts.visitorLabel}
      className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-rule bg-sunk px-6 py-3 max-sm:px-5 print:hidden"
    >
      <Brand />
      <p className="text-14 text-quiet max-sm:order-last max-sm:basis-full">
        {post && <RichText text={postTexts.visitorText} parts={{ author: <AuthorLine author={post.author} /> }} />}
      </p>
      <LinkButton look="primary" size="small" to={paths.signUp} className="ml-auto">
        {postTexts.visitorSignUp}
      </LinkButton>
    </section>
  );
}
