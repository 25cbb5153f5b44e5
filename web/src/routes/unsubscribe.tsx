import { useMutation } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { stoppedBy } from '../../../shared/model/account/unsubscribe.ts';
import type { PageHandle } from '../app/page-title.ts';
import { paths } from '../app/paths.ts';
import { settingsTexts } from '../features/settings/texts.ts';
import { api } from '../lib/api/api.ts';
import { reasonOf } from '../lib/words/reason.ts';
import { placeTexts } from '../texts/place.ts';
import { Button } from '../ui/button/button.tsx';
import { LinkButton } from '../ui/button/link-button.tsx';
import { RichText } from '../ui/display/rich-text.tsx';
import { Page } from '../ui/layout/page.tsx';
import { Panel } from '../ui/layout/panel.tsx';

export const handle: PageHandle = { title: settingsTexts.unsubscribeTitle };

const settings = (
  <Link to={paths.settings} className="underline">
    {settingsTexts.settingsLink}
  </Link>
);

const deck = (
  <Link to={paths.deck} className="underline">
    {settingsTexts.deckLink}
  </Link>
);

const saidOf = {
  mails: {
    ask: settingsTexts.unsubscribeAsk,
    text: settingsTexts.unsubscribeText,
    confirm: settingsTexts.unsubscribeConfirm,
    done: settingsTexts.unsubscribed,
    doneText: settingsTexts.unsubscribedText,
  },
  reminder: {
    ask: settingsTexts.reminderStopAsk,
    text: settingsTexts.reminderStopText,
    confirm: settingsTexts.reminderStopConfirm,
    done: settingsTexts.reminderStopped,
    doneText: settingsTexts.reminderStoppedText,
  },
};

function Question({ token }: { token: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api('unsubscribe', { query: { token } }),
  });
  const said = saidOf[stoppedBy(token)];
  if (isSuccess)
    return (
      <Panel
        level={1}
        role="status"
        title={said.done}
        text={<RichText text={said.doneText} parts={{ settings, deck }} />}
        action={<LinkButton to={paths.home}>{placeTexts.toStart}</LinkButton>}
      />
    );
  if (error)
    return (
      <Panel level={1} role="alert" title={settingsTexts.unsubscribeFailed} text={reasonOf(error)} action={<Again />} />
    );
  return (
    <Panel
      level={1}
      title={said.ask}
      text={said.text}
      action={
        <Button look="primary" busy={isPending} onClick={() => mutate()}>
          {said.confirm}
        </Button>
      }
    />
  );
}

function Again() {
  return <LinkButton to={paths.settings}>{settingsTexts.toSettings}</LinkButton>;
}

/** The target of the link in mails. Opening it changes nothing, because mail scanners open links too. */
export function Component() {
  const [query] = useSearchParams();
  const token = query.get('token');
  return (
    <Page className="grid max-w-[720px] py-16">
      {token ? (
        <Question token={token} />
      ) : (
        <Panel
          level={1}
          title={settingsTexts.linkBroken}
          text={<RichText text={settingsTexts.linkBrokenText} parts={{ settings }} />}
          action={<Again />}
        />
      )}
    </Page>
  );
}
