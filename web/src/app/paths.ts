import { generatePath } from 'react-router-dom';

/** Every address of the product; the only place that spells one. */
export const patterns = {
  session: '/session/:id',
  editSession: '/session/:id/edit',
  person: '/people/:id',
  collection: '/collections/:id',
} as const;

export const paths = {
  home: '/',
  features: '/features',
  pricing: '/pricing',
  faq: '/faq',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  auth: '/auth',
  signIn: '/auth?mode=signin',
  signUp: '/auth?mode=signup',
  checkoutSuccess: '/checkout/success',
  session: (id: string) => generatePath(patterns.session, { id }),
  editSession: (id: string) => generatePath(patterns.editSession, { id }),
  dashboard: '/dashboard',
  dashboardTraditional: '/dashboard/traditional',
  dashboardAnchor: '/dashboard/anchor',
  upload: '/upload',
  tryAgain: (id: string) => `/upload?again=${encodeURIComponent(id)}`,
  uploadTraditional: '/upload-traditional',
  uploadAnchor: '/upload/anchor',
  profile: '/profile',
  settings: '/settings',
  community: '/community',
  collections: '/collections',
  collection: (id: string) => generatePath(patterns.collection, { id }),
  person: (id: string) => generatePath(patterns.person, { id }),
  admin: '/admin',
  adminMembers: '/admin/members',
  debug: '/debug-mode',
} as const;
