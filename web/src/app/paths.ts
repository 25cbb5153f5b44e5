import { generatePath } from 'react-router';

/** Every address of the product; no other file spells one out. */
export const patterns = {
  session: '/session/:id',
  editSession: '/session/:id/edit',
  person: '/people/:id',
  collection: '/collections/:id',
  flashcards: '/deck/:id',
  adminCase: '/admin/moderation/:id',
} as const;

export const paths = {
  home: '/',
  features: '/features',
  pricing: '/pricing',
  faq: '/faq',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  unsubscribe: '/unsubscribe',
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
  goOnAnchor: (id: string) => `/upload/anchor?session=${encodeURIComponent(id)}`,
  review: '/review',
  deck: '/deck',
  /** All cards of one session. */
  flashcards: (id: string) => generatePath(patterns.flashcards, { id }),
  /** What is due, or only the cards of one session. */
  reviewOf: (session?: string) =>
    session === undefined ? '/review' : `/review?session=${encodeURIComponent(session)}`,
  profile: '/profile',
  settings: '/settings',
  community: '/community',
  collections: '/collections',
  collection: (id: string) => generatePath(patterns.collection, { id }),
  person: (id: string) => generatePath(patterns.person, { id }),
  admin: '/admin',
  adminMembers: '/admin/members',
  adminAnalytics: '/admin/analytics',
  adminModeration: '/admin/moderation',
  adminCase: (id: string) => generatePath(patterns.adminCase, { id }),
  debug: '/debug-mode',
} as const;
