import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

/** `at name (file:///var/task/index.mjs:1:2345)`; Node counts lines and columns from 1. */
const POSITION = /(file:\/\/[^\s()]+\.mjs):(\d+):(\d+)/g;

/** Undefined where a file has no map beside it: it stands as it was written, or the map was not deployed. */
const mapBeside = (url: string): SourceMap | undefined => {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${url}.map`), 'utf8')) as SourceMapPayload);
  } catch {
    return undefined;
  }
};

/**
 * A stack of bundled code with the files and lines that were written. Node's `--enable-source-maps` says the same, but
 * reads every map at every start of a function; this reads a map when something has failed.
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
