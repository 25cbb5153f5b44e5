import path from 'node:path';
import { cachedFolder, run } from './cache.ts';

/** What comes from PyPI, exactly these; what they need themselves, pip finds. */
const packages = [
  'moto[server]==5.2.5',
  'boto3==1.44.5',
  'awscli==1.46.3',
  'cfn-lint==1.58.0',
  'localstripe==1.15.10',
  'fsrs==6.3.2',
  'anki==26.9.3',
  'pypandoc_binary==1.17',
] as const;

/** A program of the referees' own Python environment, which is made where it is missing. */
export const python = (program: 'python' | 'cfn-lint' | 'moto_server' | 'aws'): string => {
  const name = `python-${packages.map((each) => each.split('==')[1]).join('-')}`;
  const folder = cachedFolder(name, (into) => {
    run('python3', ['-m', 'venv', into]);
    run(path.join(into, 'bin/pip'), ['install', '-q', ...packages]);
  });
  return path.join(folder, 'bin', program);
};
