import type { RouteObject } from 'react-router';
import { SignInGuard } from '../features/auth/sign-in-guard.tsx';
import { Shell } from '../features/shell/shell.tsx';
import { AccountGuard } from '../features/subscription/account-guard.tsx';
import { App } from './app.tsx';
import { ErrorPage } from './error-page.tsx';
import { paths, patterns } from './paths.ts';

/*
 * A page is a module in ../routes that exports `Component` and, where its title is fixed, `handle: PageHandle`.
 * Each is a chunk of its own.
 */
const notFound = () => import('../routes/not-found.tsx');

const open: RouteObject[] = [
  { path: paths.home, lazy: () => import('../routes/landing.tsx') },
  { path: paths.features, lazy: () => import('../routes/features.tsx') },
  { path: paths.pricing, lazy: () => import('../routes/pricing.tsx') },
  { path: paths.faq, lazy: () => import('../routes/faq.tsx') },
  { path: paths.about, lazy: () => import('../routes/about.tsx') },
  { path: paths.privacy, lazy: () => import('../routes/privacy.tsx') },
  { path: paths.terms, lazy: () => import('../routes/terms.tsx') },
  { path: paths.unsubscribe, lazy: () => import('../routes/unsubscribe.tsx') },
  { path: paths.checkoutSuccess, lazy: () => import('../routes/checkout-success.tsx') },
  { path: paths.auth, lazy: () => import('../routes/auth.tsx') },
  { path: patterns.collection, lazy: () => import('../routes/collection.tsx') },
  { path: paths.debug, lazy: () => import('../routes/debug.tsx') },
];

const guarded: RouteObject[] = [
  { path: paths.dashboard, lazy: () => import('../routes/dashboard.tsx') },
  { path: paths.dashboardTraditional, lazy: () => import('../routes/dashboard-traditional.tsx') },
  { path: paths.dashboardAnchor, lazy: () => import('../routes/dashboard-anchor.tsx') },
  { path: paths.upload, lazy: () => import('../routes/upload.tsx') },
  { path: paths.uploadTraditional, lazy: () => import('../routes/upload-traditional.tsx') },
  { path: paths.uploadAnchor, lazy: () => import('../routes/upload-anchor.tsx') },
  { path: paths.profile, lazy: () => import('../routes/profile.tsx') },
  { path: patterns.person, lazy: () => import('../routes/person.tsx') },
  { path: paths.settings, lazy: () => import('../routes/settings.tsx') },
  { path: patterns.editSession, lazy: () => import('../routes/edit.tsx') },
  { path: paths.community, lazy: () => import('../routes/community.tsx') },
  { path: paths.collections, lazy: () => import('../routes/collections.tsx') },
];

const admin: RouteObject = {
  path: paths.admin,
  lazy: async () => ({ Component: (await import('../features/admin/admin-guard.tsx')).AdminGuard }),
  children: [
    { index: true, lazy: () => import('../routes/admin.tsx') },
    { path: paths.adminMembers, lazy: () => import('../routes/admin-members.tsx') },
    { path: paths.adminAnalytics, lazy: () => import('../routes/admin-analytics.tsx') },
    { path: paths.adminModeration, lazy: () => import('../routes/admin-moderation.tsx') },
    { path: patterns.adminCase, lazy: () => import('../routes/admin-case.tsx') },
    { path: '*', lazy: notFound },
  ],
};

/** Pages without the top bar and the footer. */
const bare: RouteObject[] = [{ path: patterns.session, lazy: () => import('../routes/session.tsx') }];

export const routes: RouteObject[] = [
  {
    Component: App,
    ErrorBoundary: ErrorPage,
    // `mount` loads the first page before the router is asked for it
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
