import { Pencil } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../shared/contract/api-error.ts';
import { readInterests } from '../../../shared/model/account/profile.ts';
import type { User } from '../../../shared/model/account/user.ts';
import { displayName } from '../../../shared/model/text/display-name.ts';
import type { PageHandle } from '../app/page-title.ts';
import { AboutPart, JourneyPart } from '../features/profile/about-parts.tsx';
import { draftOf, isTooLong, type ProfileDraft } from '../features/profile/draft.ts';
import { AccountPart, PresencePart } from '../features/profile/own-parts.tsx';
import { PhotoEditor } from '../features/profile/photo-editor.tsx';
import { ProfileCard } from '../features/profile/profile-card.tsx';
import { ProfileFields } from '../features/profile/profile-fields.tsx';
import { ProfileFailed, ProfileSkeleton } from '../features/profile/profile-screens.tsx';
import { profileTexts } from '../features/profile/texts.ts';
import { usePhoto } from '../features/profile/use-photo.ts';
import { useSaveProfile } from '../features/profile/use-profile.ts';
import { useSubscription } from '../features/subscription/subscription-context.ts';
import { commonTexts } from '../texts/common.ts';
import { Button } from '../ui/button/button.tsx';
import { Avatar } from '../ui/display/avatar.tsx';
import { Heading } from '../ui/layout/heading.tsx';
import { Page } from '../ui/layout/page.tsx';

export const handle: PageHandle = { title: profileTexts.heading };

const FORM = 'profile-form';
const line = 'flex flex-wrap items-center justify-between gap-4';
const head = `${line} py-8 sm:pt-12`;
const columns = 'grid gap-x-16 gap-y-10 lg:grid-cols-[260px_minmax(0,1fr)]';

const cardOf = (user: User) => ({
  name: displayName(user),
  email: user.email,
  location: user.location,
  status: user.status_message,
  level: 2 as const,
});

interface ShownProps {
  user: User;
  /** Restores the scroll position and focus after editing. */
  returned: boolean;
  onEdit: () => void;
}

function Shown({ user, returned, onEdit }: ShownProps) {
  const card = cardOf(user);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (returned) button.current?.focus();
  }, [returned]);
  return (
    <>
      <div className={head}>
        <Heading level={1}>{profileTexts.heading}</Heading>
        <Button ref={button} onClick={onEdit}>
          <Pencil />
          {commonTexts.edit}
        </Button>
      </div>
      <div className={columns}>
        <ProfileCard {...card} photo={<Avatar name={card.name} url={user.avatar_url} size="large" />} />
        <div className="grid content-start gap-12">
          <AboutPart {...user} />
          <JourneyPart {...user} interests={readInterests(user.interests)} />
          <PresencePart user={user} />
          <AccountPart user={user} />
        </div>
      </div>
    </>
  );
}

function Edited({ user, onDone }: { user: User; onDone: () => void }) {
  const [draft, setDraft] = useState<ProfileDraft>(() => draftOf(user));
  const { mutate, isPending } = useSaveProfile(onDone);
  const photo = usePhoto();
  const busy = isPending || photo.sending;
  const card = cardOf(user);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !isTooLong(draft)) void photo.sendChosen().then((stored) => stored && mutate(draft));
  };
  return (
    <>
      <div className={`${line} sticky top-(--banner) z-20 mb-4 bg-paper py-4 sm:pt-8`}>
        <Heading level={1} className="max-sm:text-23">
          {profileTexts.heading}
        </Heading>
        <div className="flex gap-2">
          <Button onClick={onDone}>{commonTexts.cancel}</Button>
          <Button type="submit" form={FORM} look="primary" busy={busy}>
            {commonTexts.save}
          </Button>
        </div>
      </div>
      <div className={columns}>
        <ProfileCard
          {...card}
          photo={<PhotoEditor name={card.name} url={user.avatar_url} isPublic={draft.is_public} photo={photo} />}
        />
        <form ref={form} id={FORM} onSubmit={save} className="grid content-start gap-12 **:scroll-mt-28">
          <ProfileFields draft={draft} onChange={(part) => setDraft((before) => ({ ...before, ...part }))} />
          <AccountPart user={user} />
        </form>
      </div>
    </>
  );
}

export function Component() {
  const { user, status, error, reload } = useSubscription();
  /** Undefined until editing has begun. */
  const [editing, setEditing] = useState<boolean>();
  if (user)
    return (
      <Page className="pb-20">
        {editing ? (
          <Edited user={user} onDone={() => setEditing(false)} />
        ) : (
          <Shown user={user} returned={editing === false} onEdit={() => setEditing(true)} />
        )}
      </Page>
    );
  return (
    <Page className="pb-20">
      <Heading level={1} className={head}>
        {profileTexts.heading}
      </Heading>
      {status === 'failed' ? (
        <ProfileFailed signedOut={error instanceof ApiError && error.status === 401} onRetry={reload} />
      ) : (
        <ProfileSkeleton />
      )}
    </Page>
  );
}
