import { CircleCheck, X } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { commonTexts } from '../../../texts/common.ts';
import { placeTexts } from '../../../texts/place.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import type { BannerHandle } from './use-banner.ts';

/** The result of the last action. It stays visible while scrolling. */
export function BannerNotice({ banner, dismiss }: Pick<BannerHandle, 'banner' | 'dismiss'>) {
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-4 z-30 mx-auto grid w-[min(560px,calc(100vw-2rem))]">
      <div role="status">
        {banner?.tone === 'waiting' && (
          <Notice tone="making" className="pointer-events-auto shadow-lift">
            {banner.text}
          </Notice>
        )}
        {banner?.tone === 'done' && (
          <p className="pointer-events-auto flex items-start gap-2.5 rounded-card border border-rule bg-raised px-4 py-3 text-15 leading-6 shadow-lift">
            <CircleCheck className="mt-1 flex-none text-done" />
            {banner.text}
          </p>
        )}
      </div>
      {banner?.tone === 'wrong' && (
        <Notice tone="wrong" role="alert" className="pointer-events-auto shadow-lift">
          <span className="flex items-start justify-between gap-3">
            <span>
              {banner.text}{' '}
              {banner.plans && (
                <Link to={paths.pricing} className="underline">
                  {placeTexts.toPlans}
                </Link>
              )}
            </span>
            <IconButton small label={commonTexts.dismiss} icon={<X />} onClick={dismiss} />
          </span>
        </Notice>
      )}
    </div>
  );
}
