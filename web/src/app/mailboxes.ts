/** Contact addresses shown on the static pages; the build's `VITE_SUPPORT_MAILBOX` and `VITE_PRIVACY_MAILBOX`. */
export const mailboxes = {
  support: import.meta.env['VITE_SUPPORT_MAILBOX'] || 'support@fabula.example',
  privacy: import.meta.env['VITE_PRIVACY_MAILBOX'] || 'privacy@fabula.example',
} as const;
