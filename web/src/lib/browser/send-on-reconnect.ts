/**
 * Calls `send` at once, when the connection is back, and when the window is looked at again: not every browser tells of
 * a connection. Returns what ends it.
 */
export const sendOnReconnect = (send: () => void): (() => void) => {
  const stop = new AbortController();
  window.addEventListener('online', send, { signal: stop.signal });
  window.addEventListener('focus', send, { signal: stop.signal });
  send();
  return () => stop.abort();
};
