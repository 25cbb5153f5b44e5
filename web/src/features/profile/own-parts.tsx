import { Globe, Lock } from 'lucide-react';
import { Link } from 'react-router';
import type { User } from '../../../../shared/model/account/user.ts';
import { paths } from '../../app/paths.ts';
import { formatDate } from '../../lib/words/format.ts';
import { commonTexts } from '../../texts/common.ts';
import { planTexts } from '../../texts/plan.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Fact, Section } from '../../ui/layout/section.tsx';
import { profileTexts } from './texts.ts';

export function PresencePart({ user }: { user: Pick<User, 'id' | 'is_public'> }) {
  return (
    <Section title={profileTexts.communityTitle}>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-15">
        <Badge tone={user.is_public ? 'done' : 'plain'} icon={user.is_public ? <Globe /> : <Lock />}>
          {user.is_public ? commonTexts.public : commonTexts.private}
        </Badge>
        <span className="text-quiet">{user.is_public ? profileTexts.publicText : profileTexts.privateText}</span>
        {user.is_public && (
          <Link to={paths.person(user.id)} viewTransition className="underline">
            {profileTexts.toPublicView}
          </Link>
        )}
      </div>
    </Section>
  );
}

export function AccountPart({ user }: { user: User }) {
  return (
    <Section title={profileTexts.accountTitle}>
      <dl>
        <Fact label={commonTexts.email}>{user.email}</Fact>
        <Fact label={commonTexts.memberSince}>{formatDate(user.created_at)}</Fact>
        <Fact label={profileTexts.subscriptionLabel}>
          {user.subscription_tier === 'pro' ? planTexts.pro : planTexts.free}
        </Fact>
      </dl>
    </Section>
  );
}
