import { protectionIs, readArguments } from './arguments.ts';

/** What a deployment does to the world. Each throws what is wrong. */
export interface Steps {
  /** Functions and site. */
  build(): Promise<void>;
  cdk(args: readonly string[]): Promise<void>;
  /** True while no deployment of this stack has ever succeeded. */
  isFirst(): Promise<boolean>;
  /** Asks the configured model of the synthesized stack. */
  tryModel(): Promise<void>;
  /** Publishes the site and looks at it from outside; false where something does not hold. */
  publish(): Promise<boolean>;
  say(line: string): void;
}

/** Where the stack's outputs are left for the steps after it. */
export const OUTPUTS = 'cdk.out/outputs.json';

/**
 * One deployment. Nothing is deployed before the model has answered, and nothing is protected from deletion before it
 * has been whole once: a first deployment that fails can then be repeated.
 */
export const deploy = async (typed: readonly string[], steps: Steps): Promise<boolean> => {
  const passed = readArguments(typed);
  // Asked before anything that takes long: whoever is not signed in hears it at once.
  const first = await steps.isFirst();
  await steps.build();
  const protect = (on: boolean) => (passed.setsProtection ? [] : protectionIs(on ? 'on' : 'off'));
  await steps.cdk(['synth', '--quiet', ...passed.synth, ...protect(!first)]);
  await steps.tryModel();
  const deployment = ['deploy', '--all', '--outputs-file', OUTPUTS, ...passed.all];
  await steps.cdk([...deployment, ...protect(!first)]);
  if (first && !passed.setsProtection) {
    steps.say('The stack is whole. From now on it is protected from deletion.');
    await steps.cdk([...deployment, ...protect(true)]);
  }
  return steps.publish();
};
