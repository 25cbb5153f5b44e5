import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { languageCodes, timezones } from '../../../../shared/catalogue/locales.ts';
import { zoneChoices } from '../../../../web/src/features/settings/choices.ts';
import { refuse } from '../fake-api.ts';
import { openSelect } from '../select.ts';
import { open, press, said, settings } from './stage.tsx';

vi.mock('../../../../web/src/features/generation/live.tsx', () => ({ default: () => null }));

const toggle = (name: string) => screen.findByRole('switch', { name: new RegExp(`^${name}`) });
const isOn = async (name: string) => (await toggle(name)).getAttribute('aria-checked') === 'true';
const save = () => press('Save Preferences');

describe('the settings page', () => {
  it('shows a skeleton while the settings load [SET-01]', async () => {
    open('/settings', { answers: { getSettings: () => new Promise(() => undefined) } });
    expect(await screen.findByRole('status', { name: 'Loading your settings' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save Preferences' })).toBeNull();
  });

  it('shows what is stored as toggles and choices [SET-24, SET-25, SET-26, SET-27]', async () => {
    const stored = settings({ marketing_emails: true, allow_followers: false, language: 'fr', timezone: 'Asia/Tokyo' });
    open('/settings', { answers: { getSettings: () => stored } });
    expect(await isOn('Email notifications')).toBe(true);
    expect(await isOn('Community notifications')).toBe(true);
    expect(await isOn('Marketing emails')).toBe(true);
    expect(await isOn('Public profile')).toBe(false);
    expect(await isOn('Allow followers')).toBe(false);
    expect(screen.getByLabelText('Language').textContent).toBe('French – Français');
    expect(screen.getByLabelText('Timezone').textContent).toMatch(/^Asia\/Tokyo/);
  });

  it('has them all in one section that is called Preferences [SET-24, SET-25, SET-26, SET-27, SET-28, SET-29]', async () => {
    open('/settings');
    const part = within(await screen.findByRole('region', { name: 'Preferences' }));
    await part.findByRole('switch', { name: 'Email notifications' });
    const parts = part.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(parts).toEqual(['Notification settings', 'Privacy', 'Language and time', 'Connected accounts']);
    for (const name of ['Community notifications', 'Marketing emails', 'Public profile', 'Allow followers'])
      expect(part.getByRole('switch', { name: new RegExp(`^${name}`) })).toBeTruthy();
    for (const name of ['Language', 'Timezone']) expect(part.getByLabelText(name)).toBeTruthy();
    expect(part.getByRole('button', { name: 'Connect Google, Coming Soon' })).toBeTruthy();
    expect(part.getByRole('button', { name: 'Save Preferences' })).toBeTruthy();
  });

  it('says of a toggle that does nothing yet that it is to come', async () => {
    open('/settings');
    expect(await screen.findByRole('switch', { name: 'Allow followers Coming Soon' })).toBeTruthy();
    for (const name of ['Email notifications', 'Community notifications', 'Marketing emails'])
      expect(screen.getByRole('switch', { name })).toBeTruthy();
  });

  it('asks for the settings in the browser’s zone, and says nothing of a row that was made just now [SET-35, SET-37]', async () => {
    const { callsOf } = open('/settings');
    await toggle('Email notifications');
    expect(callsOf('getSettings')[0]?.query).toEqual({ timezone: Intl.DateTimeFormat().resolvedOptions().timeZone });
    expect(screen.queryByText('Failed to load settings')).toBeNull();
  });

  it('stands on the defaults where they cannot be loaded, says so, and does not write over what is stored [SET-39, SET-40]', async () => {
    const { answers } = open('/settings', { answers: { getSettings: refuse('forbidden') } });
    await said('Failed to load settings');
    expect(await isOn('Email notifications')).toBe(true);
    expect(await isOn('Marketing emails')).toBe(false);
    expect(screen.getByLabelText('Language').textContent).toBe('English');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save Preferences' }).disabled).toBe(true);
    answers.getSettings = () => settings({ marketing_emails: true });
    await press('Try Again');
    await waitFor(async () => expect(await isOn('Marketing emails')).toBe(true));
  });

  it('offers to sign in again where the session was ended elsewhere', async () => {
    const { auth } = open('/settings', { answers: { getSettings: refuse('unauthenticated') } });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(auth.signOut).toHaveBeenCalledOnce();
  });

  it('offers twelve languages [SET-26, SET-44]', async () => {
    open('/settings');
    await toggle('Email notifications');
    const offered = (await openSelect(screen.getByLabelText('Language'))).map((option) => option.textContent);
    expect(offered).toHaveLength(12);
    expect(languageCodes).toEqual(['en', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'ja', 'ko', 'zh', 'ar', 'hi']);
    expect(offered).toContain('German – Deutsch');
  });

  it('offers twenty zones, and the stored one where it is another [SET-27, SET-45, SET-46]', () => {
    expect(timezones).toHaveLength(20);
    expect(zoneChoices('UTC').map(({ value }) => value)).toEqual(timezones);
    const [first, ...rest] = zoneChoices('Europe/Madrid');
    expect(first?.label).toMatch(/^Detected: Europe\/Madrid/);
    expect(rest.map(({ value }) => value)).toEqual(timezones);
  });

  it('shows two connections that are to come [SET-28, SET-29]', async () => {
    open('/settings');
    const part = await screen.findByRole('region', { name: 'Connected accounts' });
    for (const name of ['Google', 'GitHub'])
      expect(
        within(part).getByRole<HTMLButtonElement>('button', { name: `Connect ${name}, Coming Soon` }).disabled,
      ).toBe(true);
    expect(within(part).getAllByText('Coming Soon')).toHaveLength(2);
  });

  it('applies a theme at once and keeps it', async () => {
    open('/settings');
    await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('fabula.theme')).toBe('dark');
    await userEvent.click(screen.getByRole('radio', { name: 'System' }));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });
});

describe('saving', () => {
  it('sends all seven settings and says that they are saved [SET-31, SET-41, SET-43]', async () => {
    const { callsOf } = open('/settings', {
      answers: { putSettings: ({ body }) => settings(body as Partial<ReturnType<typeof settings>>) },
    });
    await userEvent.click(await toggle('Marketing emails'));
    await save();
    await said('Settings saved successfully!');
    expect(callsOf('putSettings')[0]?.body).toEqual({
      email_notifications: true,
      community_notifications: true,
      marketing_emails: true,
      profile_public: false,
      allow_followers: true,
      language: 'en',
      timezone: 'UTC',
    });
    expect(await isOn('Marketing emails')).toBe(true);
  });

  it('holds everywhere before it is answered, and is taken back where it fails; the form keeps what was changed [SET-42]', async () => {
    let answer: () => void = () => undefined;
    const pending = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { router } = open('/settings', {
      answers: { putSettings: (call) => pending.then(() => refuse('internal')(call)) },
    });
    await userEvent.click(await toggle('Public profile'));
    await save();
    await act(() => router.navigate('/profile'));
    expect(await screen.findByText('Public')).toBeTruthy();
    await act(async () => answer());
    await said('Failed to save settings');
    expect(await screen.findByText('Private')).toBeTruthy();
  });

  it('that fails leaves the changes in the form', async () => {
    open('/settings', { answers: { putSettings: refuse('internal') } });
    await userEvent.click(await toggle('Public profile'));
    await save();
    await said('Failed to save settings');
    expect(await isOn('Public profile')).toBe(true);
    expect(screen.getByText('Not saved. Your changes are still here.')).toBeTruthy();
  });
});
