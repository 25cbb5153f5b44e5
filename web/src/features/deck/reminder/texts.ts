import { texts } from '../../../texts/catalogue.ts';

export const reminderTexts = texts('reminder', {
  label: 'Remind me by mail',
  hint: 'Once a day, and only when cards are due.',
  hour: 'At',
  zone: 'In the time zone of your {settings}: {zone}.',
  mailsOff: 'E-mail notifications are off in your {settings}, so no reminder is sent.',
  settingsLink: 'settings',
});
