import { WORKER_PATH, type WorkerMessage } from '../../../../shared/web/offline.ts';

const tell = (worker: ServiceWorker, message: WorkerMessage, port?: MessagePort): void =>
  worker.postMessage(message, port ? [port] : []);

/** The script that this page began with: each build has another. */
const entryOf = (page: Document): string | undefined => {
  const script = page.querySelector<HTMLScriptElement>('script[type=module][src]');
  return script ? new URL(script.src).pathname : undefined;
};

const ANSWER_MS = 3_000;

/** Whether a worker is of the build that this page runs already, because the page came after it was published. */
const isOfThisPage = async (worker: ServiceWorker): Promise<boolean> => {
  const path = entryOf(document);
  if (path === undefined) return false;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), ANSWER_MS);
  });
  tell(worker, { kind: 'holds', path }, port2);
  return answer;
};

/** Calls back with each worker that is installed and waits for the pages of the one before to close. */
const onWaiting = (registration: ServiceWorkerRegistration, found: (worker: ServiceWorker) => void): void => {
  if (registration.waiting) found(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && registration.active) found(worker);
    });
  });
};

const activate = (worker: ServiceWorker): void => tell(worker, { kind: 'activate' });

/** Resolves when another worker controls this page. */
const controlled = (): Promise<void> =>
  new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
  );

/** What this page runs already is taken at once; anything else only when its reader wants it. */
const offer = async (worker: ServiceWorker, onUpdate: WorkerEvents['onUpdate']): Promise<void> => {
  if (await isOfThisPage(worker)) {
    activate(worker);
    return;
  }
  onUpdate(() => {
    const taken = controlled();
    activate(worker);
    return taken;
  });
};

/** Looks for a newer worker at most this often while a page stays open. */
const LOOK_MS = 30 * 60_000;

export interface WorkerEvents {
  /** The page is controlled for the first time: what it asked for before was not kept. */
  readonly onBegun: () => void;
  /** A newer build is installed; `apply` resolves once it controls the page, which has to be loaded anew then. */
  readonly onUpdate: (apply: () => Promise<void>) => void;
}

/** Registers the worker of the site. Returns what stops looking for newer ones. */
export const startWorker = ({ onBegun, onUpdate }: WorkerEvents): (() => void) => {
  // Missing where the page is not served over TLS; while developing there is no worker to register
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return () => undefined;
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) void controlled().then(onBegun);
  let timer: ReturnType<typeof setInterval> | undefined;
  const start = async (): Promise<void> => {
    const registration = await serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' });
    onWaiting(registration, (worker) => void offer(worker, onUpdate));
    timer = setInterval(() => void registration.update().catch(() => undefined), LOOK_MS);
  };
  start().catch((error: unknown) => console.warn('The app cannot be kept for use offline', error));
  return () => clearInterval(timer);
};
