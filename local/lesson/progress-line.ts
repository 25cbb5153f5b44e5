import type { WriteStream } from 'node:tty';
import type { GenerationProgress } from '../../shared/model/session/session.ts';

const labels = {
  extract: 'Reading the material',
  plan: 'Planning',
  generate: 'Writing scenes',
  finalize: 'Checking',
  done: 'Done',
  failed: 'Failed',
} as const;
const WIDTH = 24;

/** One line that is drawn over on a terminal, and one line a phase where output is not a terminal. */
export const createProgressLine = (out: WriteStream) => {
  let last = '';
  return {
    show({ phase, written, total }: Pick<GenerationProgress, 'phase' | 'written' | 'total'>): void {
      const share = total ? written / total : 0;
      const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
      const line = `${labels[phase].padEnd(21)} ${bar} ${total === null ? '' : `${written} of ${total}`}`;
      if (out.isTTY) out.write(`\r${line.padEnd(70)}`);
      else if (phase !== last) out.write(`${labels[phase]}\n`);
      last = phase;
    },
    end(): void {
      if (out.isTTY && last !== '') out.write('\n');
    },
  };
};
