import { monotonicFactory } from 'ulid';
import * as z from 'zod/mini';

const ulid = monotonicFactory();
const ULID = '[0-9A-HJKMNP-TV-Z]{26}';

/** What each kind of id begins with. A user's id is the identity provider's own `sub` and has no prefix. */
const prefixes = ['ses', 'gen', 'mat', 'pin', 'upl', 'tkt', 'req', 'col', 'exp', 'rev', 'opn'] as const;
type Prefix = (typeof prefixes)[number];
export type Id<P extends Prefix> = `${P}_${string}`;
export type SessionId = Id<'ses'>;
export type GenerationId = Id<'gen'>;
export type MaterialId = Id<'mat'>;
export type PromptInputId = Id<'pin'>;
export type UploadId = Id<'upl'>;
export type CollectionId = Id<'col'>;
export type ExportId = Id<'exp'>;
/** Made by the client that reviews, so that a review which is sent twice counts once. */
export type ReviewId = Id<'rev'>;
/** `scn_`, the session's ULID, and three digits: a scene's id is its own address and is never renumbered. */
export type SceneId = `scn_${string}`;
/** `crd_`, the session's ULID, and twenty hexadecimal digits of what is asked: the same thing is the same card. */
export type CardId = `crd_${string}`;

/** Sortable by time of making; `at` (epoch milliseconds) lets a caller keep one instant for a whole request. */
export const newId = <P extends Prefix>(prefix: P, at?: number): Id<P> => `${prefix}_${ulid(at)}`;

const idSchema = <P extends Prefix>(prefix: P) =>
  z.templateLiteral([`${prefix}_`, z.string().check(z.regex(new RegExp(`^${ULID}$`)))]);

export const SessionIdSchema = idSchema('ses');
export const GenerationIdSchema = idSchema('gen');
export const MaterialIdSchema = idSchema('mat');
export const PromptInputIdSchema = idSchema('pin');
export const UploadIdSchema = idSchema('upl');
export const CollectionIdSchema = idSchema('col');
export const ExportIdSchema = idSchema('exp');
export const ReviewIdSchema = idSchema('rev');
/** One try to write the first scene of a session. */
export const OpeningIdSchema = idSchema('opn');
export const CardIdSchema = z.templateLiteral(['crd_', z.string().check(z.regex(new RegExp(`^${ULID}[0-9a-f]{20}$`)))]);
export const SceneIdSchema = z.templateLiteral(['scn_', z.string().check(z.regex(new RegExp(`^${ULID}\\d{3}$`)))]);

/** `order` counts from 1. */
export const sceneId = (session: SessionId, order: number): SceneId =>
  `scn_${session.slice(4)}${String(order).padStart(3, '0')}`;

export const sceneAddress = (id: SceneId): { sessionId: SessionId; order: number } => ({
  sessionId: `ses_${id.slice(4, 30)}`,
  order: Number(id.slice(30)),
});

export const cardId = (session: SessionId, digits: string): CardId => `crd_${session.slice(4)}${digits}`;
export const sessionOfCard = (id: CardId): SessionId => `ses_${id.slice(4, 30)}`;
