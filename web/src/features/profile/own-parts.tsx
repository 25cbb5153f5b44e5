import { Globe, Lock } from 'lucide-react';
import { Link } from 'react-router';
import type { User } from '../../../../shared/model/user.ts';
import { paths } from '../../app/paths.ts';
import { formatDate } from '../../lib/words/format.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Fact, Section } from '../../ui/layout/section.tsx';
import { profileTexts } from './texts.ts';

export function PresencePart({ user }: { user: Pick<User, 'id' | 'is_public'> }) {
  return (
    <Section title={profileTexts.communityPresence}>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-15">
        <Badge tone={user.is_public ? 'done' : 'plain'} icon={user.is_public ? <Globe /> : <Lock />}>
          {user.is_public ? profileTexts.public : profileTexts.private}
        </Badge>
        <span className="text-quiet">
          {user.is_public ? profileTexts.otherMembersCanSee : profileTexts.onlyYouCanSee}
        </span>
        {user.is_public && (
          <Link to={paths.person(user.id)} viewTransition className="underline">
            {profileTexts.seeItAsOthers}
          </Link>
        )}
      </div>
    </Section>
  );
}

export function AccountPart({ user }: { user: User }) {
  return (
    <Section title={profileTexts.accountInformation}>
      <dl>
        <Fact label={profileTexts.email}>{user.email}</Fact>
        <Fact label={profileTexts.memberSince}>{formatDate(user.created_at)}</Fact>
        <Fact label={profileTexts.subscription}>
          {user.subscription_tier === 'pro' ? profileTexts.pro : profileTexts.free}
        </Fact>
      </dl>
    </Section>
  );
}
