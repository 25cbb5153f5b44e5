import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A prompt that lies in the folder; its answer may still be missing. */
export interface KeptPrompt {
  /** "007": the beginning of the names of both files. */
  readonly number: string;
  /** The form that the answer is to have. */
  readonly form: string;
  readonly prompt: string;
}

const PROMPT = /^(\d{3,})-(\w+)\.prompt\.md$/;

const readKept = (folder: string): KeptPrompt[] =>
  readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      const [, number, form] = PROMPT.exec(name) ?? [];
      return number && form ? [{ number, form, prompt: readFileSync(path.join(folder, name), 'utf8') }] : [];
    });

/** The answer's file is found by its number alone, whatever its extension says that it is. */
export const answerFile = (folder: string, number: string): string | undefined => {
  const name = readdirSync(folder).find((one) => one.startsWith(`${number}.answer.`));
  return name === undefined ? undefined : path.join(folder, name);
};

/**
 * The prompts of a folder. Each is found by every character of it and used once a run, in whatever order the calls come:
 * parallel scenes ask for their repairs in another order each time.
 */
export const openPromptFolder = (folder: string) => {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  const unused = readKept(folder);
  let last = Math.max(0, ...unused.map(({ number }) => Number(number)));
  return {
    take(form: string, prompt: string): KeptPrompt | undefined {
      const at = unused.findIndex((kept) => kept.form === form && kept.prompt === prompt);
      return at === -1 ? undefined : unused.splice(at, 1)[0];
    },
    add(form: string, prompt: string): KeptPrompt {
      last += 1;
      const number = String(last).padStart(3, '0');
      writeFileSync(path.join(folder, `${number}-${form}.prompt.md`), prompt);
      return { number, form, prompt };
    },
    unused: (): readonly KeptPrompt[] => unused,
  };
};
