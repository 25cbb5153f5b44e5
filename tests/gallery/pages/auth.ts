import type { GalleryPage } from '../gallery-page.ts';

export const authPages: readonly GalleryPage[] = [
  {
    name: 'auth',
    path: '/auth',
    states: {
      'sign-in': { visitor: true, path: '/auth?mode=signin', shows: 'Password' },
      'sign-up': { visitor: true, path: '/auth?mode=signup', shows: 'Full Name' },
      error: {
        visitor: true,
        path: '/auth?mode=signup',
        act: (page) => page.getByRole('tabpanel').getByRole('button', { name: 'Create Account' }).click(),
        shows: 'Please fill in all required fields',
      },
      forgotten: {
        visitor: true,
        path: '/auth?mode=signin',
        act: (page) => page.getByRole('button', { name: 'Forgot password?' }).click(),
        shows: 'Send code',
      },
    },
  },
];
