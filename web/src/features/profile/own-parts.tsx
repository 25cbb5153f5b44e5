import { Globe, Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { User } from '../../../../shared/model/user.ts';
import { paths } from '../../app/paths.ts';
import { formatDate } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Fact, Section } from '../../ui/section.tsx';

export function PresencePart({ user }: { user: Pick<User, 'id' | 'is_public'> }) {
  return (
    <Section title="Community Presence">
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-15">
        <Badge tone={user.is_public ? 'done' : 'plain'} icon={user.is_public ? <Globe /> : <Lock />}>
          {user.is_public ? 'Public' : 'Private'}
        </Badge>
        <span className="text-quiet">
          {user.is_public
            ? 'Other members can see this profile, without your email address.'
            : 'Only you can see this profile.'}
        </span>
        {user.is_public && (
          <Link to={paths.person(user.id)} viewTransition className="underline">
            See it as others do
          </Link>
        )}
      </div>
    </Section>
  );
}

export function AccountPart({ user }: { user: User }) {
  return (
    <Section title="Account Information">
      <dl>
        <Fact label="Email">{user.email}</Fact>
        <Fact label="Member since">{formatDate(user.created_at)}</Fact>
        <Fact label="Subscription">{user.subscription_tier === 'pro' ? 'Pro' : 'Free'}</Fact>
      </dl>
    </Section>
  );
}
