import { protectionIs, readArguments } from './arguments.ts';

/** The steps of a deployment. Each throws an error when it fails. */
export interface DeploySteps {
  /** Builds functions and site. */
  build(): Promise<void>;
  cdk(args: readonly string[]): Promise<void>;
  /** True while no deployment of this stack has ever succeeded. */
  isFirst(): Promise<boolean>;
  /** Makes a trial call to the configured models of the synthesized stack. */
  tryModel(): Promise<void>;
  /** Publishes the site and runs the smoke checks; false when one fails. */
  publish(): Promise<boolean>;
  say(line: string): void;
}

/** File with the stack's outputs for later steps. */
export const OUTPUTS = 'cdk.out/outputs.json';

/**
 * One deployment. Nothing is deployed before the model has answered. Deletion protection is switched on after the first
 * successful deployment, so that a failed first one can be repeated.
 */
export const deploy = async (argv: readonly string[], steps: DeploySteps): Promise<boolean> => {
  const args = readArguments(argv);
  // First, so that missing credentials are reported before anything that takes long.
  const first = await steps.isFirst();
  await steps.build();
  const protect = (on: boolean) => (args.setsProtection ? [] : protectionIs(on ? 'on' : 'off'));
  await steps.cdk(['synth', '--quiet', ...args.synth, ...protect(!first)]);
  await steps.tryModel();
  const deployment = ['deploy', '--all', '--outputs-file', OUTPUTS, ...args.all];
  await steps.cdk([...deployment, ...protect(!first)]);
  if (first && !args.setsProtection) {
    steps.say('The stack is whole. From now on it is protected from deletion.');
    await steps.cdk([...deployment, ...protect(true)]);
  }
  return steps.publish();
};
