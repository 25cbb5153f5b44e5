import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GenerationFailed } from '../../lambdas/domain/generation/reasons.ts';
import { textOf } from '../../lambdas/pipeline/extraction/text-of.ts';

export interface Text {
  readonly name: string;
  readonly text: string;
}
export interface Refused {
  readonly name: string;
  readonly reason: string;
}

const KNOWN = /\.(?:txt|md|pdf|docx)$/i;

/** The files of a folder as the product reads uploads, and those it refuses with why. Not what lies deeper. */
export const readTexts = async (folder: string): Promise<{ texts: Text[]; refused: Refused[] }> => {
  const texts: Text[] = [];
  const refused: Refused[] = [];
  const names = readdirSync(folder).filter((name) => KNOWN.test(name) && !/^readme/i.test(name));
  for (const name of names.toSorted()) {
    try {
      texts.push({ name, text: (await textOf(readFileSync(path.join(folder, name)), name)).text });
    } catch (error) {
      if (!(error instanceof GenerationFailed)) throw error;
      refused.push({ name, reason: error.message });
    }
  }
  return { texts, refused };
};
