import type { GalleryPage } from '../gallery-page.ts';

export const authPages: readonly GalleryPage[] = [
  {
    name: 'auth',
    path: '/auth',
    states: {
      'sign-in': { visitor: true, path: '/auth?mode=signin', shows: 'Password' },
      'sign-up': { visitor: true, path: '/auth?mode=signup', shows: 'Full Name' },
    },
  },
];
