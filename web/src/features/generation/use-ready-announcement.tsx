import { PartyPopper } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import type { ReadySession } from '../../lib/api/ready-watch.ts';
import { startedElsewhere } from '../../lib/api/started-by.ts';
import { commonTexts } from '../../texts/common.ts';
import { toast } from '../../ui/overlay/toast.ts';
import { readyMessages } from './ready-message.ts';

const icon = <PartyPopper className="text-mode" />;

/** Announces that a session is ready. Its dashboard opens it soon after; other pages and other tabs show a link. */
export const useReadyAnnouncement = () => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const shown = useRef(pathname);
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    shown.current = pathname;
    // Do not open it when the user has navigated elsewhere meanwhile
    return () => clearTimeout(opening.current);
  }, [pathname]);

  return useCallback(
    ({ id, title, mode }: ReadySession) => {
      const { opens, text, lasts } = readyMessages[mode];
      const to = paths.session(id);
      const options = { id: `ready-${id}`, duration: lasts, icon };
      if (opens && shown.current === opens.dashboard && !startedElsewhere(id)) {
        toast.success(opens.text(title), options);
        clearTimeout(opening.current);
        opening.current = setTimeout(() => void navigate(to, { viewTransition: true }), opens.after);
        return;
      }
      const link = (
        <Link to={to} className="font-semi text-mode underline">
          {commonTexts.openIt}
        </Link>
      );
      toast.success(
        <>
          {text(title)} {shown.current !== to && link}
        </>,
        options,
      );
    },
    [navigate],
  );
};
