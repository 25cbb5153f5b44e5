import { act } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import type { RealtimeMessage } from '../../../shared/events/realtime.ts';

/** A fake WebSocket whose server side the test controls. */
export class FakeSocket {
  static readonly all: FakeSocket[] = [];
  readonly url: string;
  readonly sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.onclose?.();
  }

  /** Closed by the server. */
  drop(): void {
    this.close();
  }

  tell(message: RealtimeMessage | string): void {
    act(() => this.onmessage?.({ data: typeof message === 'string' ? message : JSON.stringify(message) }));
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }
}

export const stubSocket = (): void => void vi.stubGlobal('WebSocket', FakeSocket);

afterEach(() => {
  FakeSocket.all.length = 0;
});
