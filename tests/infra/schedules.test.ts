import { expect, it } from 'vitest';
import { schedules } from '../../lambdas/schedules.ts';
import { asText, synthesize, type Value } from './template.ts';

interface Rule {
  readonly ScheduleExpression?: string;
  readonly Targets: readonly { readonly Arn: Value }[];
}

/** `rate(6 hours)` in minutes. */
const minutesOf = (expression: string): number => {
  const [, count = '', unit] = /^rate\((\d+) (minute|hour)s?\)$/.exec(expression) ?? [];
  return Number(count) * (unit === 'hour' ? 60 : 1);
};

it('lets the clock call what the table of schedules names, as often as it says', () => {
  const rules = synthesize()
    .resources<Rule>('AWS::Events::Rule')
    .flatMap(({ Properties: { ScheduleExpression: every, Targets } }) =>
      every === undefined ? [] : [[Targets.map(({ Arn }) => asText(Arn)).join(), minutesOf(every)]],
    );
  for (const [name, { everyMinutes }] of Object.entries(schedules))
    expect(rules).toContainEqual([`<${name}Function.Arn>`, everyMinutes]);
});
