import type { RouteObject } from 'react-router';
import { SignInGuard } from '../features/auth/dialog/sign-in-guard.tsx';
import { Shell } from '../features/shell/shell.tsx';
import { AccountGuard } from '../features/subscription/account-guard.tsx';
import { App } from './app.tsx';
import { ErrorPage } from './error-page.tsx';
import { paths, patterns } from './paths.ts';

/*
 * Each page is a module in ../routes that exports `Component` and, where its title is fixed, `handle: PageHandle`.
 * Each is a separate chunk.
 */
const notFound = () => import('../routes/site/not-found.tsx');

const open: RouteObject[] = [
  { path: paths.home, lazy: () => import('../routes/site/landing.tsx') },
  { path: paths.features, lazy: () => import('../routes/site/features.tsx') },
  { path: paths.pricing, lazy: () => import('../routes/site/pricing.tsx') },
  { path: paths.faq, lazy: () => import('../routes/site/faq.tsx') },
  { path: paths.about, lazy: () => import('../routes/site/about.tsx') },
  { path: paths.privacy, lazy: () => import('../routes/site/privacy.tsx') },
  { path: paths.terms, lazy: () => import('../routes/site/terms.tsx') },
  { path: paths.unsubscribe, lazy: () => import('../routes/unsubscribe.tsx') },
  { path: paths.checkoutSuccess, lazy: () => import('../routes/checkout-success.tsx') },
  { path: paths.auth, lazy: () => import('../routes/auth.tsx') },
  { path: patterns.collection, lazy: () => import('../routes/collection.tsx') },
  { path: paths.debug, lazy: () => import('../routes/debug.tsx') },
];

const guarded: RouteObject[] = [
  { path: paths.dashboard, lazy: () => import('../routes/dashboard/dashboard.tsx') },
  { path: paths.dashboardTraditional, lazy: () => import('../routes/dashboard/dashboard-traditional.tsx') },
  { path: paths.dashboardAnchor, lazy: () => import('../routes/dashboard/dashboard-anchor.tsx') },
  { path: paths.upload, lazy: () => import('../routes/upload/upload.tsx') },
  { path: paths.uploadTraditional, lazy: () => import('../routes/upload/upload-traditional.tsx') },
  { path: paths.uploadAnchor, lazy: () => import('../routes/upload/upload-anchor.tsx') },
  { path: paths.profile, lazy: () => import('../routes/profile.tsx') },
  { path: patterns.person, lazy: () => import('../routes/person.tsx') },
  { path: paths.settings, lazy: () => import('../routes/settings.tsx') },
  { path: patterns.editSession, lazy: () => import('../routes/edit.tsx') },
  { path: paths.community, lazy: () => import('../routes/community.tsx') },
  { path: paths.deck, lazy: () => import('../routes/deck/deck.tsx') },
  { path: patterns.flashcards, lazy: () => import('../routes/deck/flashcards.tsx') },
  { path: paths.collections, lazy: () => import('../routes/collections.tsx') },
];

const admin: RouteObject = {
  path: paths.admin,
  lazy: async () => ({ Component: (await import('../features/admin/admin-guard.tsx')).AdminGuard }),
  children: [
    { index: true, lazy: () => import('../routes/admin/admin.tsx') },
    { path: paths.adminMembers, lazy: () => import('../routes/admin/admin-members.tsx') },
    { path: paths.adminAnalytics, lazy: () => import('../routes/admin/admin-analytics.tsx') },
    { path: paths.adminModeration, lazy: () => import('../routes/admin/admin-moderation.tsx') },
    { path: patterns.adminCase, lazy: () => import('../routes/admin/admin-case.tsx') },
    { path: '*', lazy: notFound },
  ],
};

/** Pages without the top bar and the footer. */
const bare: RouteObject[] = [
  { path: patterns.session, lazy: () => import('../routes/session/session.tsx') },
  {
    Component: SignInGuard,
    children: [
      {
        Component: AccountGuard,
        children: [{ path: paths.review, lazy: () => import('../routes/review.tsx') }],
      },
    ],
  },
];

export const routes: RouteObject[] = [
  {
    Component: App,
    ErrorBoundary: ErrorPage,
    // `mount` has loaded the first page before the router renders it
    HydrateFallback: () => null,
    children: [
      ...bare,
      {
        Component: Shell,
        children: [
          {
            ErrorBoundary: ErrorPage,
            children: [
              ...open,
              { Component: SignInGuard, children: [{ Component: AccountGuard, children: [...guarded, admin] }] },
              { path: '*', lazy: notFound },
            ],
          },
        ],
      },
    ],
  },
];
