/*
 * The script of a prerendered page. The page works without the app; the app replaces it, without a reload, at the first
 * action that needs it.
 */
import { loadApp } from './app/load-app.ts';
import { leavesMenu, refocusMenu } from './lib/browser/leave-menu.ts';
import { storesSession } from './lib/browser/stored-session.ts';
import { toggleTheme } from './lib/browser/theme.ts';

const prerendered = document.getElementById('root')?.firstElementChild ?? undefined;
/** Once the app is mounted it handles presses and choices itself. */
const stands = () => prerendered?.isConnected === true;

let taken: Promise<void> | undefined;

/** Keeps choices that are made until the app is mounted. */
const chosen = new Map<string, string>();
const onChange = ({ target }: Event): void => {
  if (target instanceof HTMLInputElement && target.type === 'radio' && stands()) chosen.set(target.name, target.value);
};
const chooseAgain = (): void => {
  for (const [name, value] of chosen) {
    const same = document.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`);
    if (same) same.checked = true;
  }
};

const replace = async (href?: string): Promise<void> => {
  const { mount } = await loadApp();
  if (href !== undefined) history.pushState(null, '', href);
  await mount();
  stop.abort();
  if (href === undefined) chooseAgain();
  else (await import('./app/focus-heading.ts')).focusHeading();
};

/** Replaces the page with the app, at another address if one is given. */
const takeOver = (href?: string): Promise<void> => {
  taken ??= replace(href);
  return taken;
};

/** Follows a link; when the app is mounted already, with its own link to the same page. */
const follow = async (href: string): Promise<void> => {
  if (!taken) return takeOver(href);
  await taken;
  const same = [...document.links].find((link) => link.href === href);
  if (same) same.click();
  else location.assign(href);
};

const signIn = async (): Promise<void> => {
  await takeOver();
  const { openSignIn } = await import('./features/auth/dialog/sign-in-modal.ts');
  openSignIn('signin');
};

/** Presses a control again that only the app can handle, once the app is mounted. */
const pressAgain = async (id: string): Promise<void> => {
  await takeOver();
  document.getElementById(id)?.click();
};

const toggleMenu = (button: Element): void => {
  const open = button.getAttribute('aria-expanded') === 'true';
  button.setAttribute('aria-expanded', String(!open));
  document.getElementById(button.getAttribute('aria-controls') ?? '')?.toggleAttribute('hidden', open);
};

const leaveMenu = (event: Event): void => {
  const button = document.querySelector('[data-menu-toggle][aria-expanded="true"]');
  const box = button?.parentElement;
  if (!button || !box || !stands() || !leavesMenu(event, box)) return;
  toggleMenu(button);
  refocusMenu(box);
};

/** A link that the app can follow: a plain click on another page of this site. */
const appLink = (event: MouseEvent, target: Element): string | undefined => {
  const link = target.closest('a');
  if (!link || link.origin !== location.origin || link.target !== '' || link.pathname === location.pathname) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  return link.href;
};

const onClick = (event: MouseEvent): void => {
  if (!stands()) return;
  const target = event.target as Element;
  const toggle = target.closest('[data-menu-toggle]');
  const needsApp = target.closest('[data-needs-app]');
  const href = appLink(event, target);
  if (target.closest('[data-theme-toggle]')) toggleTheme();
  else if (toggle) toggleMenu(toggle);
  else if (target.closest('[data-sign-in]') && !storesSession()) void signIn();
  else if (needsApp) void pressAgain(needsApp.id);
  else if (href !== undefined) {
    event.preventDefault();
    follow(href).catch(() => location.assign(href));
  }
};

const stop = new AbortController();
const { signal } = stop;

if (prerendered) {
  document.addEventListener('click', leaveMenu, { signal });
  document.addEventListener('keydown', leaveMenu, { signal });
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('change', onChange, { signal });
}
if (!prerendered || storesSession()) void takeOver();
else {
  // Start loading the app when somebody points at a link
  const warm = (event: Event) => {
    if ((event.target as Element).closest?.('a, [data-sign-in], [data-needs-app]')) void loadApp();
  };
  document.addEventListener('pointerover', warm, { signal, passive: true });
  document.addEventListener('focusin', warm, { signal });
  if (document.querySelector('[data-prices]'))
    void import('./features/pricing/prices-changed.ts').then(
      async ({ pricesChanged }) => (await pricesChanged()) && takeOver(),
    );
}
