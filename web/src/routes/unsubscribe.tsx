import { useMutation } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import type { PageHandle } from '../app/page-title.ts';
import { paths } from '../app/paths.ts';
import { api } from '../lib/api.ts';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Page } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';

export const handle: PageHandle = { title: 'Unsubscribe' };

const settings = (
  <Link to={paths.settings} className="underline">
    settings
  </Link>
);

function Question({ token }: { token: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api('unsubscribe', { query: { token } }),
  });
  if (isSuccess)
    return (
      <Panel
        level={1}
        role="status"
        title="You get no more mails"
        text={<>E-mail notifications are off. You can turn them on again in your {settings}.</>}
        action={<LinkButton to={paths.home}>To the start page</LinkButton>}
      />
    );
  if (error) return <Panel level={1} role="alert" title="That did not work" text={error.message} action={<Again />} />;
  return (
    <Panel
      level={1}
      title="Stop e-mail notifications?"
      text="You will hear no more by mail of lessons that are ready, of a trial that ends or of sessions that leave the recycling bin."
      action={
        <Button look="primary" busy={isPending} onClick={() => mutate()}>
          Stop these mails
        </Button>
      }
    />
  );
}

function Again() {
  return <LinkButton to={paths.settings}>To your settings</LinkButton>;
}

/** Where the link in a mail leads. Nothing happens by opening it: programs that look at links open them too. */
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
          title="This link is not complete"
          text={<>Copy the whole address out of the mail, or turn e-mails off in your {settings}.</>}
          action={<Again />}
        />
      )}
    </Page>
  );
}
