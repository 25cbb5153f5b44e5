import { setTimeout as wait } from 'node:timers/promises';
import type { OpeningMessage } from '../../../shared/events/opening.ts';
import { newId } from '../../../shared/model/id.ts';
import type { OpeningSoFar } from '../../../shared/model/session/opening.ts';
import type { SceneType } from '../../../shared/model/session/scene-type.ts';
import type { GenerationRef } from '../../domain/generation/generation.ts';
import type { OpeningView } from '../../domain/generation/opening-view.ts';
import type { TextSoFar } from '../../domain/model/model.ts';

/** Milliseconds between two messages to open tabs. */
const TELL_EVERY = 250;
/** Milliseconds between two writes of what a tab gets that opens later. */
const KEEP_EVERY = 1_000;
/** Milliseconds that the end of the writing waits for a message that is on its way. */
const LONGEST_FAREWELL = 1_000;

interface Shown {
  readonly ref: GenerationRef;
  /** Whose session it is. */
  readonly userId: string;
  readonly type: SceneType;
  readonly begun?: (() => void) | undefined;
}

interface Clock {
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<unknown>;
}

export interface OpeningShow {
  /**
   * For one call of the model: what it says is shown under an id of its own, and a new try under a new one. `isFit` is asked
   * before each message; what is not is taken away.
   */
  listen(isFit: (content: string) => boolean): (soFar: TextSoFar) => void;
  /** The model has begun to answer. */
  begun(): void;
  /** Takes away what was shown: it failed its checks, or the writing broke off. */
  withdraw(): Promise<void>;
  /** The scene stands and takes its place. */
  end(): Promise<void>;
}

/** Shows an opening to its owner while it is being written. What goes wrong here is reported, and never stops the writing. */
export const showOpening = (
  view: OpeningView,
  { ref, userId, type, begun = () => undefined }: Shown,
  { now, sleep }: Clock = { now: Date.now, sleep: wait },
): OpeningShow => {
  let current: OpeningSoFar | undefined;
  let told: OpeningSoFar | undefined;
  let kept: OpeningSoFar | undefined;
  let keptAt = Number.NEGATIVE_INFINITY;
  let running = false;
  let underWay: Promise<unknown> = Promise.resolve();

  const safely = async (work: Promise<unknown>): Promise<void> => {
    await work.catch(view.report);
  };
  const send = (message: OpeningMessage) => safely(view.send(userId, message));

  const tell = async (next: OpeningSoFar): Promise<void> => {
    const { id, title, content } = next;
    const at = told?.id === id ? told.content.length : 0;
    const isNew = next !== told;
    told = next;
    const isDue = next !== kept && now() - keptAt >= KEEP_EVERY;
    if (isDue) {
      kept = next;
      keptAt = now();
    }
    const text = content.slice(at);
    await Promise.all([
      isNew ? send({ kind: 'opening.grown', session_id: ref.sessionId, id, type, title, at, text }) : undefined,
      isDue ? safely(view.keep(ref, next)) : undefined,
    ]);
  };

  const pump = async (): Promise<void> => {
    running = true;
    while (current && (current !== told || current !== kept)) {
      underWay = tell(current);
      await underWay;
      await sleep(TELL_EVERY);
    }
    running = false;
  };

  const stop = async (): Promise<void> => {
    current = undefined;
    await Promise.race([underWay, sleep(LONGEST_FAREWELL)]);
    if (kept) await safely(view.forget(ref));
    kept = undefined;
    keptAt = Number.NEGATIVE_INFINITY;
  };

  const withdraw = async (): Promise<void> => {
    await stop();
    if (told) await send({ kind: 'opening.withdrawn', session_id: ref.sessionId, id: told.id });
    told = undefined;
  };

  return {
    listen: (isFit) => {
      let attempt = 0;
      let id = newId('opn');
      let unfit = false;
      return ({ attempt: said, title, content }) => {
        if (said !== attempt) {
          attempt = said;
          id = newId('opn');
          unfit = false;
        }
        if (unfit) return;
        unfit = !isFit(content);
        if (unfit) {
          underWay = withdraw();
          return;
        }
        current = { id, type, title, content };
        if (!running) void pump();
      };
    },
    begun,
    withdraw,
    end: stop,
  };
};
