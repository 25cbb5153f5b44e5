import { ApiError } from '../../../../shared/contract/api-error.ts';
import { errorCodes } from '../../../../shared/model/error-code.ts';
import { paths } from '../../app/paths.ts';
import { subscriptionTexts } from '../../texts/subscription.ts';
import { toast } from '../../ui/toast.ts';
import { useLeaving } from './use-leaving.ts';
import { markPortal } from './use-return.ts';

const tell = (error: unknown): void => {
  const options = { id: 'portal' };
  if (error instanceof ApiError && error.code === 'portal_absent') toast.info(errorCodes.portal_absent.text, options);
  else if (error instanceof ApiError && error.status > 0) toast.error(error.message, options);
  else toast.error(subscriptionTexts.theBillingPortalCould, options);
};

/** Leads to the page on which a subscription is paid, cancelled or resumed, and from there back to the settings. */
export const usePortal = () => {
  const { busy, leave } = useLeaving<'portal'>(tell);
  const open = () =>
    void leave('portal', async () => {
      const { api } = await import('../../lib/api.ts');
      const { url } = await api('createPortal', { body: { return_url: window.location.origin + paths.settings } });
      markPortal();
      return url;
    });
  return { open, busy: busy !== undefined };
};
