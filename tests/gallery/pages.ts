import type { GalleryPage } from './gallery-page.ts';
import { accountPages } from './pages/account.ts';
import { activityPages } from './pages/activities.ts';
import { adminPages } from './pages/admin.ts';
import { authPages } from './pages/auth.ts';
import { dashboardPages } from './pages/dashboards.ts';
import { deckPages } from './pages/deck.ts';
import { dialogPages } from './pages/dialogs.ts';
import { planPages } from './pages/plans.ts';
import { reviewPages } from './pages/review.ts';
import { rightToLeftPages } from './pages/right-to-left.ts';
import { sitePages } from './pages/site.ts';
import { studioPages } from './pages/studio.ts';
import { togetherPages } from './pages/together.ts';
import { viewerPages } from './pages/viewer.ts';

/** Every page of the product, in the order in which a new user meets them. */
export const pages: readonly GalleryPage[] = [
  ...sitePages,
  ...planPages,
  ...authPages,
  ...dashboardPages,
  ...studioPages,
  ...viewerPages,
  ...activityPages,
  ...reviewPages,
  ...deckPages,
  ...rightToLeftPages,
  ...dialogPages,
  ...togetherPages,
  ...accountPages,
  ...adminPages,
];
