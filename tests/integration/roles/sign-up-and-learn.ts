import type { Client } from '../../../shared/contract/client.ts';
import { defaultPreferences } from '../../../shared/model/account/settings.ts';

const photo = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

const sendPhoto = async (api: Client, origin: string) => {
  const { id, url, fields } = await api('createAvatarUpload', { body: { type: 'image/png', size: photo.length } });
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([photo], { type: 'image/png' }), 'photo.png');
  const answer = await fetch(url, { method: 'POST', body: form, headers: { origin } });
  if (!answer.ok) throw new Error(await answer.text());
  return id;
};

/** Chooses, says something of oneself, shows a photo and takes it away; at last a new password ends every sign-in. */
export const signUpAndLearn = async (api: Client, origin: string): Promise<void> => {
  const { user_id: userId } = await api('getSettings', { query: {} });
  await api('putSettings', { body: { ...defaultPreferences(), profile_public: true } });
  const { name, bio, location, current_studies, learning_goals, status_message } = await api('getMe');
  const said = { name, bio, location, current_studies, learning_goals, status_message };
  await api('putProfile', { body: { ...said, interests: ['maps'], is_public: true } });
  await api('getPerson', { params: { userId } });
  await api('putAvatar', { body: { upload_id: await sendPhoto(api, origin) } });
  await api('deleteAvatar');
  await api('changePassword', { body: { new_password: 'secret2' } });
};
