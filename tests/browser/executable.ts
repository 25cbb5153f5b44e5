import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import pkg from '../../package.json' with { type: 'json' };

export interface BrowserBinary {
  readonly executablePath: string;
  readonly env: Record<string, string>;
}

const cache = path.resolve(
  import.meta.dirname,
  '../../node_modules/.cache',
  `chromium-${pkg.devDependencies['@sparticuz/chromium']}`,
);
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const starts = (binary: BrowserBinary): boolean => {
  try {
    execFileSync(binary.executablePath, ['--version', '--no-sandbox'], { stdio: 'pipe', env: environment(binary) });
    return true;
  } catch {
    return false;
  }
};

const environment = (binary: BrowserBinary): Record<string, string> => ({
  ...(process.env as Record<string, string>),
  ...binary.env,
});

/** The package unpacks into the temporary folder and never looks at what is there: it gets a folder for its version. */
const bundled = async (): Promise<BrowserBinary | undefined> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  mkdirSync(cache, { recursive: true });
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = cache;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    const executablePath = await chromium.executablePath();
    const plain = { executablePath, env: {} };
    if (starts(plain)) return plain;
    // A machine without NSS and expat: the package brings those too, though it uses them on Lambda only.
    const bin = path.resolve(import.meta.dirname, '../../node_modules/@sparticuz/chromium/bin/al2023.tar.br');
    if (!existsSync(path.join(cache, 'al2023'))) await inflate(bin);
    const own = { executablePath, env: { LD_LIBRARY_PATH: path.join(cache, 'al2023/lib') } };
    return starts(own) ? own : undefined;
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
};

/** The browser that npm brought, else one of this machine. `CHROMIUM` names another. */
export const findBrowser = async (): Promise<BrowserBinary> => {
  const named = process.env['CHROMIUM'];
  const candidates = named ? [named] : installed.filter((file) => existsSync(file));
  const fromNpm = named ? undefined : await bundled();
  const found = fromNpm ?? candidates.map((executablePath) => ({ executablePath, env: {} })).find(starts);
  if (!found) throw new Error('No browser: install Chrome or Chromium, or name one in CHROMIUM.');
  return { executablePath: found.executablePath, env: environment(found) };
};

/** A closed network: no component updates, no field trials. Never the package's own flags: they switch web security off. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
];
