import type { FunctionGroup } from '../shared/contract/endpoint.ts';

interface FunctionShape {
  /** The file that exports `handler`, relative to this folder. */
  readonly entry: string;
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
  /** What calls it: a route group, a state of the workflow, a job, the stream, a socket, the user pool, or a schedule of events. */
  readonly trigger: 'http' | 'step' | 'job' | 'stream' | 'socket' | 'identity' | 'event';
}

/** Every Lambda function. Bundling, the CDK stack and the local stack all read this table. */
export const functions = {
  account: { entry: 'http/account.ts', memoryMb: 512, timeoutSeconds: 15, trigger: 'http' },
  sessions: { entry: 'http/sessions.ts', memoryMb: 512, timeoutSeconds: 15, trigger: 'http' },
  learning: { entry: 'http/learning.ts', memoryMb: 512, timeoutSeconds: 15, trigger: 'http' },
  deck: { entry: 'http/deck.ts', memoryMb: 512, timeoutSeconds: 15, trigger: 'http' },
  generation: { entry: 'http/generation.ts', memoryMb: 512, timeoutSeconds: 15, trigger: 'http' },
  billing: { entry: 'http/billing.ts', memoryMb: 512, timeoutSeconds: 25, trigger: 'http' },
  webhook: { entry: 'billing/webhook.ts', memoryMb: 512, timeoutSeconds: 25, trigger: 'http' },
  community: { entry: 'http/community.ts', memoryMb: 512, timeoutSeconds: 15, trigger: 'http' },
  admin: { entry: 'http/admin.ts', memoryMb: 512, timeoutSeconds: 15, trigger: 'http' },
  leaving: { entry: 'http/leaving.ts', memoryMb: 512, timeoutSeconds: 15, trigger: 'http' },
  extract: { entry: 'pipeline/extract.ts', memoryMb: 1024, timeoutSeconds: 300, trigger: 'step' },
  plan: { entry: 'pipeline/plan.ts', memoryMb: 512, timeoutSeconds: 300, trigger: 'step' },
  generate: { entry: 'pipeline/generate.ts', memoryMb: 512, timeoutSeconds: 600, trigger: 'step' },
  check: { entry: 'pipeline/check.ts', memoryMb: 512, timeoutSeconds: 600, trigger: 'step' },
  finalize: { entry: 'pipeline/finalize.ts', memoryMb: 512, timeoutSeconds: 900, trigger: 'step' },
  fail: { entry: 'pipeline/fail.ts', memoryMb: 256, timeoutSeconds: 30, trigger: 'step' },
  executionEnded: { entry: 'pipeline/execution-ended.ts', memoryMb: 256, timeoutSeconds: 30, trigger: 'event' },
  socketAuthorizer: { entry: 'socket/authorizer.ts', memoryMb: 256, timeoutSeconds: 10, trigger: 'socket' },
  socket: { entry: 'socket/socket.ts', memoryMb: 256, timeoutSeconds: 10, trigger: 'socket' },
  realtime: { entry: 'stream/realtime.ts', memoryMb: 512, timeoutSeconds: 60, trigger: 'stream' },
  tableChanges: { entry: 'stream/table-changes.ts', memoryMb: 512, timeoutSeconds: 60, trigger: 'stream' },
  trending: { entry: 'stream/trending.ts', memoryMb: 512, timeoutSeconds: 300, trigger: 'event' },
  deleteAccount: { entry: 'job/delete-account.ts', memoryMb: 512, timeoutSeconds: 900, trigger: 'job' },
  exportAccount: { entry: 'job/export-account.ts', memoryMb: 1024, timeoutSeconds: 900, trigger: 'job' },
  fitDeck: { entry: 'job/fit-deck.ts', memoryMb: 1024, timeoutSeconds: 900, trigger: 'job' },
  notify: { entry: 'job/notify.ts', memoryMb: 256, timeoutSeconds: 30, trigger: 'job' },
  remind: { entry: 'job/remind.ts', memoryMb: 256, timeoutSeconds: 300, trigger: 'event' },
  remindReviews: { entry: 'job/remind-reviews.ts', memoryMb: 256, timeoutSeconds: 300, trigger: 'event' },
  postConfirmation: { entry: 'identity/post-confirmation.ts', memoryMb: 256, timeoutSeconds: 5, trigger: 'identity' },
} as const satisfies Record<string, FunctionShape> & Record<FunctionGroup, FunctionShape>;

export type FunctionName = keyof typeof functions;
