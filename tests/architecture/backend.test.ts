import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../shared/web/security-headers.ts';
import { read, sources } from './sources.ts';

const opens = /\bfetch\(|new XMLHttpRequest|new WebSocket|new EventSource|sendBeacon\(/;

describe('the app in the browser', () => {
  it('may talk to its own origin and to the backend’s bucket, user pool and socket, and to nobody else [GLOB-85]', () => {
    const policy = contentSecurityPolicy({ files: 'https://files', identity: 'https://pool', sockets: 'wss://socket' });
    const [, allowed] = /connect-src ([^;]*)/.exec(policy) ?? [];
    expect(allowed?.split(' ')).toEqual(["'self'", 'https://files', 'https://pool', 'wss://socket']);
    expect(policy).toContain("default-src 'self'");
  });

  it('opens connections in a handful of places', () => {
    const places = sources.filter((file) => file.startsWith('web/src/') && opens.test(read(file)));
    expect(places).toEqual([
      'web/src/features/pricing/prices-changed.ts',
      'web/src/features/upload/send-file.ts',
      // It notes which answers were kept on the device
      'web/src/lib/api/api.ts',
      'web/src/lib/api/realtime.ts',
      'web/src/lib/browser/site-config.ts',
      // What the page asks for goes through the service worker
      'web/src/worker/app-files.ts',
      'web/src/worker/kept-answers.ts',
      'web/src/worker/worker.ts',
    ]);
  });
});
