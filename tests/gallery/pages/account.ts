import { refuse } from '../../fixtures/web/api-answers.ts';
import { aPost } from '../../unit/web/samples/posts.ts';
import { me } from '../common.ts';
import { type GalleryPage, never } from '../gallery-page.ts';
import { listed, stories } from '../samples/sessions.ts';

export const acting = {
  email_notifications: true,
  community_notifications: true,
  marketing_emails: true,
  profile_public: true,
  allow_followers: false,
};
const settled = { getAbilities: () => ({ acting, deletion: true }), getExport: () => ({ export: null }) };

const said = {
  bio: 'I teach chemistry in the evenings and read maps on trains.\nAsk me about rivers.',
  location: 'Graz, Austria',
  current_studies: 'Hydrology, second year',
  learning_goals: 'To draw a delta from memory',
  status_message: 'Somewhere on the Drau',
};
const told = { ...me, ...said, interests: '["maps","rivers","acids and bases"]', is_public: true };
const person = {
  id: me.id,
  name: me.name,
  ...said,
  interests: ['maps', 'rivers', 'acids and bases'],
  avatar_url: null,
  created_at: me.created_at,
};

const shared = stories.slice(1, 3).map(({ id, title, description, mode, category, genre }) =>
  aPost({
    id,
    story_session_id: id,
    title,
    description,
    mode,
    category,
    genre,
    author: { id: me.id, name: me.name },
  }),
);

export const accountPages: readonly GalleryPage[] = [
  {
    name: 'settings',
    path: '/settings',
    states: {
      loading: { answers: { ...settled, getSettings: never }, shows: 'Loading your settings' },
      error: { answers: { ...settled, getSettings: refuse('forbidden') }, shows: /These are the defaults/ },
      full: { answers: settled, shows: 'Save Preferences' },
      password: {
        answers: settled,
        act: (page) => page.getByRole('button', { name: 'Change Password' }).click(),
        shows: 'Confirm new password',
      },
      deletion: {
        answers: settled,
        act: (page) => page.getByRole('button', { name: 'Delete Account' }).click(),
        shows: 'Type DELETE to confirm',
      },
    },
  },
  {
    name: 'profile',
    path: '/profile',
    states: {
      loading: { answers: { getMe: never }, shows: 'Loading the profile' },
      error: { answers: { getMe: refuse('forbidden') }, shows: 'Profile Not Available' },
      empty: { shows: 'Not said yet' },
      full: { answers: { getMe: () => told }, shows: 'Somewhere on the Drau' },
      edit: {
        answers: { getMe: () => told },
        act: (page) => page.getByRole('button', { name: 'Edit' }).click(),
        shows: 'Separate them with commas',
      },
    },
  },
  {
    name: 'person',
    path: `/people/${me.id}`,
    states: {
      loading: { answers: { getPerson: never }, shows: 'Loading the profile' },
      error: { answers: { getPerson: refuse('person_not_found') }, shows: 'Profile not found' },
      empty: {
        answers: { getPerson: () => person, listPersonPosts: () => listed() },
        shows: /will stand here/,
      },
      full: {
        answers: { getPerson: () => person, listPersonPosts: () => listed(...shared) },
        shows: 'The Locked Room of Light',
      },
    },
  },
];
