import * as z from 'zod/mini';
import { InstantSchema } from '../time.ts';
import { RoleSchema } from './user.ts';

/** What the audit trail tells of. */
export const AuditItemKindSchema = z.enum([
  'signed_up',
  'role_changed',
  'subscribed',
  'unsubscribed',
  'account_deleted',
  'session_hidden',
  'session_restored',
  'report_dismissed',
]);
export type AuditItemKind = z.infer<typeof AuditItemKindSchema>;

/** The name or title is null once whoever or whatever it was has gone. */
const NamedSchema = z.object({ id: z.string(), name: z.nullable(z.string()) });

/** An entry of the audit trail, with the names that its ids have now. */
export const AuditItemSchema = z.object({
  at: InstantSchema,
  kind: AuditItemKindSchema,
  /** Who did it; null for the user themselves, or for a command of the operator. */
  actor: z.nullable(NamedSchema),
  /** A person, or for moderation a session. */
  subject: NamedSchema,
  role: z.nullable(z.object({ from: RoleSchema, to: RoleSchema })),
});
export type AuditItem = z.infer<typeof AuditItemSchema>;
