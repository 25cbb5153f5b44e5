import { ApiError } from '../../../../../shared/contract/api-error.ts';
import type { LearningStatus, Session } from '../../../../../shared/model/session/session.ts';
import { commonTexts } from '../../../texts/common.ts';
import { sessionTexts } from '../texts.ts';
import type { DashboardKind } from './dashboards.ts';

export type Tab = 'all' | LearningStatus | 'bin';
export type ListedTab = Exclude<Tab, 'bin'>;

export const tabs = [
  { value: 'all', label: sessionTexts.tabAll },
  { value: 'ready', label: sessionTexts.tabReady },
  { value: 'in-progress', label: sessionTexts.tabInProgress },
  { value: 'completed', label: commonTexts.completed },
  { value: 'bin', label: sessionTexts.tabBin },
] as const satisfies readonly { value: Tab; label: string }[];

export const tabFrom = (text: string | null): Tab => tabs.find(({ value }) => value === text)?.value ?? 'all';

export interface LoadFailure {
  readonly text: string;
  /** The session has ended since the page was opened. */
  readonly signIn: boolean;
}

export const loadFailure = (
  error: unknown,
  { signInToView, loadFailed }: Pick<DashboardKind, 'signInToView' | 'loadFailed'>,
): LoadFailure =>
  error instanceof ApiError && error.status === 401
    ? { text: signInToView, signIn: true }
    : { text: loadFailed, signIn: false };

/** Hours, used when the statistics cannot be loaded: the planned duration of the sessions. */
export const plannedHours = (sessions: readonly Pick<Session, 'estimated_duration'>[]): number =>
  Math.round(sessions.reduce((minutes, { estimated_duration }) => minutes + (estimated_duration ?? 0), 0) / 60);

/** The session that was read last: lists are ordered newest first. */
export const lastRead = (sessions: readonly Session[]): Session | undefined =>
  sessions.find(({ learning_status }) => learning_status === 'in-progress');
