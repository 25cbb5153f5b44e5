import { readFileSync, writeFileSync } from 'node:fs';
import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';

interface SourceMap {
  readonly version: number;
  readonly sources: readonly string[];
  readonly mappings: string;
  readonly names: readonly string[];
}

/** Packages' code becomes unmapped, once where it begins. */
const ownSegments = (line: readonly SourceMapSegment[], places: readonly number[]): SourceMapSegment[] => {
  const kept: SourceMapSegment[] = [];
  for (const segment of line) {
    const place = segment.length === 1 ? -1 : (places[segment[1]] ?? -1);
    if (segment.length !== 1 && place !== -1) kept.push([segment[0], place, segment[2], segment[3]]);
    else if (kept.at(-1)?.length !== 1) kept.push([segment[0]]);
  }
  return kept;
};

/**
 * Keeps of a bundle's source map what leads to our own code. Lambda reads the whole map before a function's first
 * call, and packages fill nine tenths of it.
 */
export const keepOwnMap = (file: string): void => {
  const { version, sources, mappings } = JSON.parse(readFileSync(file, 'utf8')) as SourceMap;
  const own = sources.filter((source) => !source.includes('node_modules/'));
  const places = sources.map((source) => own.indexOf(source));
  const kept = decode(mappings).map((line) => ownSegments(line, places));
  writeFileSync(file, JSON.stringify({ version, sources: own, names: [], mappings: encode(kept) }));
};
