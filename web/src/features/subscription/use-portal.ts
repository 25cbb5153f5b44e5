import { ApiError } from '../../../../shared/contract/api-error.ts';
import { paths } from '../../app/paths.ts';
import { saidBy } from '../../lib/words/reason.ts';
import { refusalTexts } from '../../texts/refusal.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { subscriptionTexts } from './texts.ts';
import { markPortal } from './use-portal-return.ts';
import { useRedirect } from './use-redirect.ts';

const tell = (error: unknown): void => {
  const options = { id: 'portal' };
  if (error instanceof ApiError && error.code === 'portal_absent') toast.info(refusalTexts.portal_absent, options);
  else toast.error(saidBy(error) || subscriptionTexts.portalFailed, options);
};

/** Redirects to the billing portal, which returns to the settings. */
export const usePortal = () => {
  const { busy, leave } = useRedirect<'portal'>(tell);
  const open = () =>
    void leave('portal', async () => {
      const { api } = await import('../../lib/api/api.ts');
      const { url } = await api('createPortal', { body: { return_url: window.location.origin + paths.settings } });
      markPortal();
      return url;
    });
  return { open, busy: busy !== undefined };
};
