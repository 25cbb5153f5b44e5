import type { MaterialFiles } from '../../domain/material/ports.ts';

/** Files whose SDK is loaded on first use. */
export const lazyFiles = (open: () => Promise<MaterialFiles>): MaterialFiles => ({
  form: async (...upload) => (await open()).form(...upload),
  stat: async (key) => (await open()).stat(key),
  copy: async (from, to) => (await open()).copy(from, to),
  write: async (...object) => (await open()).write(...object),
  read: async (key) => (await open()).read(key),
  erase: async (prefix) => (await open()).erase(prefix),
});
