import { spawnSync } from 'node:child_process';
import validate from 'asl-validator';
import { python } from '../python.ts';
import type { Referee } from '../referee.ts';
import { definitionOf, resourcesOf, synthesized } from '../synth.ts';

interface Finding {
  readonly Level: string;
  readonly Message: string;
  readonly Rule: { readonly Id: string };
}

/** It ends with a code that says what it found, and that is no failure to run. */
const cfnLint = (template: string): readonly Finding[] => {
  const { stdout, stderr } = spawnSync(python('cfn-lint'), ['--format', 'json', template], {
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  if (!stdout.startsWith('[')) throw new Error(stderr);
  return JSON.parse(stdout) as Finding[];
};

export const linters: Referee = {
  title: 'cfn-lint and an ASL linter over what npm run synth writes',
  needs: [['python3', '--version']],
  differences: {
    'cfn-lint W3005': {
      shows: 'dependency already enforced',
      right: 'both are',
      why: 'CDK names the role of a function among what it waits for besides using it; once is enough, twice does no harm',
    },
  },
  async run(report) {
    const findings = cfnLint(synthesized());
    const rules = Map.groupBy(findings, ({ Rule }) => Rule.Id);
    if (!findings.some(({ Level }) => Level === 'Error')) report.pass('cfn-lint finds no error');
    for (const [rule, all] of rules) report.judge(`cfn-lint ${rule}`, `${all.length} times, first: ${all[0]?.Message}`);
    for (const [name, machine] of resourcesOf('AWS::StepFunctions::StateMachine')) {
      const { isValid, errorsText } = validate(JSON.parse(definitionOf(machine)));
      report.judge(`asl-validator on ${name.replace(/[0-9A-F]{8}$/, '')}`, isValid ? undefined : errorsText('\n'));
    }
  },
};
