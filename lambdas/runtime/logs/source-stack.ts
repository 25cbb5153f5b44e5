import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

/** `at name (file:///var/task/index.mjs:1:2345)`; Node counts lines and columns from 1. */
const POSITION = /(file:\/\/[^\s()]+\.mjs):(\d+):(\d+)/g;

/** Undefined for a file without a source map: it was not bundled, or the map was not deployed. */
const mapBeside = (url: string): SourceMap | undefined => {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${url}.map`), 'utf8')) as SourceMapPayload);
  } catch {
    return undefined;
  }
};

/**
 * A stack trace of bundled code with the original files and lines. Node's `--enable-source-maps` would do the same, but
 * reads every map at every cold start; this reads a map only after an error.
 */
export const sourceStack = (stack: string): string => {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (url: string): SourceMap | undefined => {
    if (!maps.has(url)) maps.set(url, mapBeside(url));
    return maps.get(url);
  };
  return stack.replace(POSITION, (position, url: string, line: string, column: string) => {
    const entry = mapOf(url)?.findOrigin(Number(line), Number(column));
    return entry && 'fileName' in entry ? `${entry.fileName}:${entry.lineNumber}:${entry.columnNumber}` : position;
  });
};
