/** Options of `cdk` that both `synth` and `deploy` need; each takes a value. */
const FOR_BOTH = ['-c', '--context', '--profile'];
const PROTECTION = 'fabula:protection';

interface DeployArguments {
  /** All arguments, for `cdk deploy`. */
  readonly all: readonly string[];
  /** Those that `cdk synth` takes too. */
  readonly synth: readonly string[];
  readonly profile: string | undefined;
  /** True when the protection is set by hand; it is not changed then. */
  readonly setsProtection: boolean;
}

/** Parses the arguments after `npm run deploy --`. */
export const readArguments = (all: readonly string[]): DeployArguments => {
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
