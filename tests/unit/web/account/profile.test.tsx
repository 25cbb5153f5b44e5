import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AVATAR_BYTES } from '../../../../shared/catalogue/avatars.ts';
import type { User } from '../../../../shared/model/account/user.ts';
import type { Photo } from '../../../../web/src/features/profile/photo.ts';
import { type Answers, lost, refuse } from '../fake-api.ts';
import { user } from '../samples/users.ts';
import { open, press, said } from './stage.tsx';

vi.mock('../../../../web/src/features/generation/live.tsx', () => ({ default: () => null }));
const sent = vi.hoisted(() => vi.fn());
vi.mock('../../../../web/src/features/upload/send-file.ts', () => ({ sendFile: sent }));
const PREVIEW = 'data:image/webp;base64,AAAA';
// jsdom has no canvas; the browser test draws a real one
vi.mock('../../../../web/src/features/profile/photo.ts', async (original) => ({
  ...(await original<typeof import('../../../../web/src/features/profile/photo.ts')>()),
  drawPhoto: async (file: File): Promise<Photo> => ({ file, type: 'image/webp', preview: PREVIEW }),
}));
beforeEach(() => void sent.mockReset().mockResolvedValue(undefined));

const ines = user({
  bio: 'Reads maps.',
  location: 'Graz',
  interests: '["maps","rivers"]',
  current_studies: 'Hydrology',
  learning_goals: 'To draw a delta',
  status_message: 'On a river',
});
const part = (name: string) => screen.findByRole('region', { name });
const photo = () => screen.getByRole('main').querySelector('img');

const openProfile = (answers: Answers = {}, who: User = ines) =>
  open('/profile', { answers: { getMe: () => who, ...answers } });
const edit = async (answers: Answers = {}, who: User = ines) => {
  const page = openProfile(answers, who);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  return page;
};
const retype = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  if (text !== '') await userEvent.type(screen.getByLabelText(label), text);
};

describe('the hint at the photo', () => {
  it('says who sees it, as the profile is and as it is about to be [PROF-08]', async () => {
    await edit({}, { ...ines, is_public: false });
    expect(screen.getByText(/Your profile is private, so it is not shown/)).toBeTruthy();
    await userEvent.click(screen.getByRole('switch'));
    expect(screen.getByText(/Other members see it with your profile/)).toBeTruthy();
    expect(screen.queryByText(/Everybody/)).toBeNull();
  });
});

describe('the profile page', () => {
  it('shows who one is, with a control for editing and no field [PROF-01, PROF-04, PROF-07]', async () => {
    openProfile();
    expect(await screen.findByRole('heading', { level: 1, name: 'My Profile' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Ines Novak' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy();
    expect(screen.getAllByText('ines@example.org').length).toBeGreaterThan(0);
    expect(screen.getByText('On a river')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('shows what one says in its parts [PROF-09, PROF-10, PROF-11, PROF-13]', async () => {
    openProfile();
    const about = within(await part('About'));
    expect([about.getByText('Reads maps.'), about.getByText('Graz')]).toHaveLength(2);
    const journey = within(await part('Learning Journey'));
    expect([journey.getByText('Hydrology'), journey.getByText('To draw a delta')]).toHaveLength(2);
    expect(journey.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual(['maps', 'rivers']);
    const account = within(await part('Account Information'));
    expect(account.getByText('ines@example.org')).toBeTruthy();
    expect(account.getByText(/June.*2025/)).toBeTruthy();
  });

  it.each([
    ['free', 'Free'],
    ['pro', 'Pro'],
  ] as const)('says of the plan %s "%s" [PROF-13, PROF-14]', async (subscription_tier, word) => {
    openProfile({}, user({ subscription_tier }));
    expect(within(await part('Account Information')).getByText(word)).toBeTruthy();
  });

  it.each([
    [true, 'Public'],
    [false, 'Private'],
  ])('says in a badge whether it is public: %s [PROF-12]', async (is_public, word) => {
    openProfile({}, user({ is_public }));
    expect(within(await part('Community Presence')).getByText(word)).toBeTruthy();
  });

  it('shows the photo, or initials where there is none [PROF-05, PROF-06]', async () => {
    const { unmount } = openProfile({}, user({ avatar_url: '/avatars/user-1/a.webp' }));
    await screen.findByRole('button', { name: 'Edit' });
    expect(photo()?.getAttribute('src')).toBe('/avatars/user-1/a.webp');
    unmount();
    openProfile();
    await screen.findByRole('button', { name: 'Edit' });
    expect(photo()).toBeNull();
    expect(screen.getByRole('main').querySelector('[data-initials=IN]')).toBeTruthy();
  });

  it('says so when it cannot be loaded, and tries again [PROF-15, PROF-16]', async () => {
    const { answers } = openProfile({ getMe: refuse('forbidden') });
    expect(await screen.findByText('Profile Not Available')).toBeTruthy();
    await said('Failed to load profile');
    answers.getMe = () => ines;
    await press('Try Again');
    expect(await screen.findByRole('heading', { name: 'Ines Novak' })).toBeTruthy();
  });
});

describe('editing the profile', () => {
  it('offers saving and cancelling, and cancelling brings back what is saved [PROF-02, PROF-03, PROF-04]', async () => {
    const { callsOf } = await edit();
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
    await retype('Bio', 'Something else');
    await press('Cancel');
    expect(screen.getByText('Reads maps.')).toBeTruthy();
    await press('Edit');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Bio').value).toBe('Reads maps.');
    expect(callsOf('putProfile')).toEqual([]);
  });

  it('saves the fields, says so, and shows what is saved [PROF-30, PROF-33]', async () => {
    const { callsOf } = await edit({
      putProfile: ({ body }) => ({ ...ines, ...(body as object), interests: '["maps"]' }),
    });
    await retype('Bio', 'Draws maps.');
    await press('Save');
    await said('Profile updated successfully!');
    expect(callsOf('putProfile')[0]?.body).toMatchObject({ name: 'Ines Novak', bio: 'Draws maps.', location: 'Graz' });
    expect(await screen.findByText('Draws maps.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('takes interests apart at commas and shows them so [PROF-34, PROF-35]', async () => {
    const { callsOf } = await edit({ putProfile: () => ines });
    expect(screen.getByLabelText<HTMLInputElement>('Interests').value).toBe('maps, rivers');
    await retype('Interests', ' maps ,, deltas,  ');
    await press('Save');
    await said('Profile updated successfully!');
    expect(callsOf('putProfile')[0]?.body).toMatchObject({ interests: ['maps', 'deltas'] });
  });

  it('saves an empty field as nothing [PROF-36]', async () => {
    const { callsOf } = await edit({ putProfile: () => ines });
    await retype('Bio', '');
    await retype('Status message', '   ');
    await press('Save');
    await said('Profile updated successfully!');
    expect(callsOf('putProfile')[0]?.body).toMatchObject({ bio: null, status_message: null });
  });

  it('sets who may see it [PROF-08]', async () => {
    const { callsOf } = await edit({ putProfile: () => ({ ...ines, is_public: true }) });
    await userEvent.click(screen.getByRole('switch', { name: 'Public profile' }));
    await press('Save');
    expect(await screen.findByText('Public')).toBeTruthy();
    expect(callsOf('putProfile')[0]?.body).toMatchObject({ is_public: true });
  });

  it('says why it could not be saved, and keeps what was typed [PROF-29]', async () => {
    await edit({ putProfile: refuse('conflict') });
    await retype('Bio', 'Draws maps.');
    await press('Save');
    await said('Failed to update profile: Somebody changed this at the same time. Please try again.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Bio').value).toBe('Draws maps.');
  });
});

const file = (type: string, size = 100) => new File([new Uint8Array(size)], 'me', { type });
const choose = (chosen: File) => userEvent.upload(screen.getByLabelText('Photo'), chosen, { applyAccept: false });
const form = () => ({ id: 'upl_1', url: 'https://files.example', fields: { key: 'k' }, expires_in: 300 });
const withPhoto = { ...ines, avatar_url: '/avatars/user-1/b.webp' };

describe('a photo', () => {
  it('shows before anything is uploaded, then is uploaded and stands [PROF-17, PROF-18, PROF-31]', async () => {
    const { callsOf, calls } = await edit({ createAvatarUpload: form, putAvatar: () => withPhoto });
    await choose(file('image/png'));
    await waitFor(() => expect(photo()?.getAttribute('src')).toBe(PREVIEW));
    expect(calls.filter(({ name }) => name === 'createAvatarUpload' || name === 'putAvatar')).toEqual([]);
    await press('Upload');
    await said('Profile photo updated successfully!');
    expect(callsOf('createAvatarUpload')[0]?.body).toEqual({ type: 'image/webp', size: 100 });
    expect(sent).toHaveBeenCalledOnce();
    expect(callsOf('putAvatar')[0]?.body).toEqual({ upload_id: 'upl_1' });
    expect(photo()?.getAttribute('src')).toBe('/avatars/user-1/b.webp');
  });

  it.each(['image/png', 'image/jpeg', 'image/webp'])('may be %s of 2 MB [PROF-22]', async (type) => {
    await edit();
    await choose(file(type, AVATAR_BYTES));
    await waitFor(() => expect(photo()?.getAttribute('src')).toBe(PREVIEW));
  });

  it.each([
    ['image/gif', 100, 'Please select a PNG, JPG, or WebP image file.'],
    ['image/png', AVATAR_BYTES + 1, 'Image must be smaller than 2MB.'],
  ])('of type %s and %i bytes is refused [PROF-20, PROF-21]', async (type, size, text) => {
    await edit();
    await choose(file(type, size));
    await said(text);
    expect(photo()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
  });

  it('that could not be uploaded stays chosen [PROF-26]', async () => {
    await edit({ createAvatarUpload: form, putAvatar: () => withPhoto });
    sent.mockRejectedValue(new Error('The upload was refused.'));
    await choose(file('image/png'));
    await press('Upload');
    await said('Failed to upload photo');
    expect(photo()?.getAttribute('src')).toBe(PREVIEW);
  });

  it('is uploaded by Save too, before the rest is called saved [PROF-18, PROF-30]', async () => {
    const { calls } = await edit({ createAvatarUpload: form, putAvatar: () => withPhoto, putProfile: () => withPhoto });
    await choose(file('image/png'));
    await waitFor(() => expect(photo()?.getAttribute('src')).toBe(PREVIEW));
    await press('Save');
    await said('Profile updated successfully!');
    const written = calls.map(({ name }) => name).filter((name) => name.startsWith('put'));
    expect(written).toEqual(['putAvatar', 'putProfile']);
    expect(photo()?.getAttribute('src')).toBe('/avatars/user-1/b.webp');
  });

  it('that Save could not upload keeps the form open, and nothing is called saved [PROF-26]', async () => {
    const { callsOf } = await edit({ createAvatarUpload: form });
    sent.mockRejectedValue(new Error('The upload was refused.'));
    await choose(file('image/png'));
    await waitFor(() => expect(photo()?.getAttribute('src')).toBe(PREVIEW));
    await press('Save');
    await said('Failed to upload photo');
    expect(photo()?.getAttribute('src')).toBe(PREVIEW);
    expect(callsOf('putProfile')).toEqual([]);
    expect(screen.queryByText('Profile updated successfully!')).toBeNull();
  });

  it('without an address afterwards is told apart [PROF-28]', async () => {
    await edit({ createAvatarUpload: form, putAvatar: () => ines });
    await choose(file('image/png'));
    await press('Upload');
    await said('Failed to get public URL for uploaded image.');
  });

  it('is removed at a word [PROF-19, PROF-32]', async () => {
    await edit({ deleteAvatar: () => ines }, withPhoto);
    await press('Remove');
    await said('Profile photo removed successfully!');
    expect(photo()).toBeNull();
  });

  it('that could not be removed stays [PROF-27]', async () => {
    await edit({ deleteAvatar: lost }, withPhoto);
    await press('Remove');
    await said('Failed to remove photo');
    expect(photo()?.getAttribute('src')).toBe('/avatars/user-1/b.webp');
  });
});

describe('the page of another member', () => {
  const person = {
    id: 'user-2',
    name: null,
    bio: 'Teaches chemistry.',
    location: null,
    interests: ['acids'],
    current_studies: null,
    learning_goals: null,
    status_message: null,
    avatar_url: null,
    created_at: '2025-06-01T00:00:00.000Z',
  };
  const none = () => ({ items: [], cursor: null });

  it('shows what is public, and calls who gave no name a learner [PROF-37]', async () => {
    const { callsOf } = open('/people/user-2', { answers: { getPerson: () => person, listPersonPosts: none } });
    expect(await screen.findByRole('heading', { level: 1, name: 'A learner' })).toBeTruthy();
    expect(screen.getByText('Teaches chemistry.')).toBeTruthy();
    expect(await screen.findByText('What A learner shares with the community will stand here.')).toBeTruthy();
    expect(callsOf('listPersonPosts')[0]?.params).toEqual({ userId: 'user-2' });
  });

  it('is not found where it is private [PROF-37]', async () => {
    open('/people/user-2', { answers: { getPerson: refuse('person_not_found') } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile not found' })).toBeTruthy();
  });

  it('tries again after a failure', async () => {
    const { answers } = open('/people/user-2', { answers: { getPerson: refuse('forbidden'), listPersonPosts: none } });
    await screen.findByRole('heading', { level: 1, name: 'Profile Not Available' });
    answers.getPerson = () => person;
    await act(() => press('Try Again'));
    expect(await screen.findByText('Teaches chemistry.')).toBeTruthy();
  });
});
