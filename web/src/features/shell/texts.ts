import { filled, texts } from '../../texts/catalogue.ts';

export const shellTexts = texts('shell', {
  dashboards: 'Dashboards',
  tagline: 'Lessons and stories from your own material.',
  copyright: filled('© {year} Fabula'),
  menu: 'Menu',
  mobileLabel: 'Mobile',
  product: 'Product',
  faq: 'FAQ',
  company: 'Company',
  about: 'About',
  themeLabel: 'Change theme',
  mainLabel: 'Main',
  accountLabel: filled('Account of {shown}'),
  admin: 'Admin',
  signOut: 'Sign Out',
  notFoundTitle: 'Page not found',
  notFoundText: 'This page is not in the book.',
  notFoundHint: 'The address may be mistyped, or what stood here has moved. One of these leads back.',
  create: 'Create a story',
});
