import { execFileSync } from 'node:child_process';
import path from 'node:path';
import * as z from 'zod/mini';
import { nodeFlags } from '../../local/stack/process/node-flags.ts';
import { MATERIAL_CHARACTERS } from '../../shared/catalogue/limits.ts';
import type { Figure } from './report.ts';

const MeasuredSchema = z.object({ seconds: z.number(), peakMb: z.number(), units: z.number() });

const measure = (characters: number) => {
  const child = path.join(import.meta.dirname, 'long-text-process.ts');
  const printed = execFileSync(process.execPath, [...nodeFlags, child, String(characters)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return MeasuredSchema.parse(JSON.parse(printed.toString().trim().split('\n').at(-1) ?? ''));
};

/** The longest text that is taken, through the whole pipeline and the embedded engine, beside a tenth of it. */
export const longText = (): Figure[] => {
  const tenth = measure(MATERIAL_CHARACTERS / 10);
  const whole = measure(MATERIAL_CHARACTERS);
  return [
    { what: 'processor time, everything in one process', value: whole.seconds, unit: 's' },
    {
      what: 'processor time over that for a tenth of the text',
      value: whole.seconds / tenth.seconds,
      unit: '×',
      limit: 4,
    },
    { what: 'peak memory, everything in one process', value: whole.peakMb, unit: 'MB', limit: 600 },
    { what: 'DynamoDB write units', value: whole.units, unit: '', limit: 200 },
  ];
};
