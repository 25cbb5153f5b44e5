import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../../lib/usage-error.ts';
import { announced, answers, registry } from './running.ts';

const usual = '.data';

const shown = (folder: string): string => path.relative('', folder) || '.';

const isInstallation = (folder: string): boolean => existsSync(path.join(folder, 'dynamodb'));

const registeredFolders = (place: string): readonly string[] => {
  try {
    return readdirSync(place).map((name) => readFileSync(path.join(place, name), 'utf8'));
  } catch {
    // Nothing is registered yet, or an entry was just removed
    return [];
  }
};

/** The folders of running installations of this clone. */
const runningFolders = async (place: string): Promise<readonly string[]> => {
  const found = [...new Set(registeredFolders(place))].map(async (folder) => {
    const running = announced(folder);
    return running && (await answers(running)) ? [folder] : [];
  });
  return (await Promise.all(found)).flat();
};

/**
 * The data folder for a command: the named one, else the one of the running installation, else the default. Throws a
 * `UsageError` when there is no installation or more than one is running.
 */
export const whichFolder = async (named: string | undefined, place = registry): Promise<string> => {
  if (named !== undefined) {
    if (isInstallation(named)) return named;
    throw new UsageError(`There is no installation in ${named}: name the folder that npm start was given.`);
  }
  const running = await runningFolders(place);
  const [folder, ...others] = running;
  if (others.length > 0)
    throw new UsageError(
      `Several installations run: choose one with --data ${running.map(shown).join(' or --data ')}.`,
    );
  if (folder !== undefined) return folder;
  if (isInstallation(usual)) return usual;
  throw new UsageError(`Nothing runs, and there is no installation in ${usual}: name its folder with --data.`);
};
