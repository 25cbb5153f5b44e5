/** Options of `cdk` that both synthesis and deployment need; each is followed by its value. */
const FOR_BOTH = ['-c', '--context', '--profile'];
const PROTECTION = 'fabula:protection';

interface Passed {
  /** As they were typed: what `cdk deploy` is given. */
  readonly all: readonly string[];
  /** Those of them that `cdk synth` knows too. */
  readonly synth: readonly string[];
  readonly profile: string | undefined;
  /** Whoever sets the protection by hand means it. */
  readonly setsProtection: boolean;
}

/** What stands after `npm run deploy --`. */
export const readArguments = (all: readonly string[]): Passed => {
  const synth: string[] = [];
  let profile: string | undefined;
  for (const [at, argument] of all.entries()) {
    const [name = '', ...joined] = argument.split('=');
    if (!FOR_BOTH.includes(name)) continue;
    // `--profile x` and `--profile=x`; a context is `-c name=value`, and `--context=name=value`.
    const apart = argument === name;
    const value = apart ? all[at + 1] : joined.join('=');
    if (value === undefined) throw new Error(`${argument} needs a value`);
    synth.push(...(apart ? [argument, value] : [argument]));
    if (name === '--profile') profile = value;
  }
  return { all, synth, profile, setsProtection: synth.some((argument) => argument.includes(`${PROTECTION}=`)) };
};

export const protectionIs = (value: 'on' | 'off'): readonly string[] => ['-c', `${PROTECTION}=${value}`];
