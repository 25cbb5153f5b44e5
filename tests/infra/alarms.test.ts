import { expect, it } from 'vitest';
import { asText, synthesize, type Value } from './template.ts';

const stack = synthesize({ 'fabula:alarmEmail': 'who@example.com' });

interface AlarmProperties {
  readonly AlarmDescription: string;
  readonly AlarmActions: readonly Value[];
  readonly TreatMissingData: string;
  readonly Dimensions?: readonly { readonly Name: string; readonly Value: Value }[];
}
const alarms = stack.resources<AlarmProperties>('AWS::CloudWatch::Alarm');

it.each(alarms.map((alarm) => [asText({ Ref: alarm.id }), alarm.Properties] as const))(
  '%s says what a learner notices and what to do first',
  (_, { AlarmDescription: text, AlarmActions: actions, TreatMissingData: silence }) => {
    expect(text).toMatch(/^[A-Z].{20,}\.\n\nFirst: .{20,}\.$/);
    expect(actions.map(asText)).toEqual(['<AlarmsTopic>']);
    // Nobody learns at night: no figures are no trouble.
    expect(silence).toBe('notBreaching');
  },
);

it('keeps to the ten alarms that cost nothing', () => {
  expect(alarms.length).toBe(10);
});

it('watches every queue of given-up work', () => {
  const queues = stack.resources('AWS::SQS::Queue').map(({ id }) => id);
  const watched = alarms.flatMap(({ Properties }) =>
    (Properties.Dimensions ?? []).flatMap(({ Name, Value: value }) =>
      Name === 'QueueName' ? [JSON.stringify(value)] : [],
    ),
  );
  expect(queues.length).toBe(2);
  for (const queue of queues) expect(watched.join(), queue).toContain(queue);
});

it('tells the topic’s subscriber by mail', () => {
  stack.template.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'who@example.com' });
});

it('lets alarms and the budget publish, which a policy of the topic’s own would otherwise shut out', () => {
  const [policy] = stack.resources<{
    PolicyDocument: { Statement: readonly { Effect: string; Principal: unknown; Condition: unknown }[] };
  }>('AWS::SNS::TopicPolicy');
  const allowed = policy!.Properties.PolicyDocument.Statement.filter(({ Effect }) => Effect === 'Allow');
  expect(allowed).toEqual([
    expect.objectContaining({
      Principal: { Service: ['budgets.amazonaws.com', 'cloudwatch.amazonaws.com'] },
      Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
    }),
  ]);
});

it('warns before the month costs more than was meant', () => {
  const [budget] = stack.resources<{
    Budget: { BudgetLimit: { Amount: number } };
    NotificationsWithSubscribers: readonly { Notification: { NotificationType: string; Threshold: number } }[];
  }>('AWS::Budgets::Budget');
  expect(budget?.Properties.Budget.BudgetLimit.Amount).toBe(50);
  const notices = budget?.Properties.NotificationsWithSubscribers.map(({ Notification: notice }) => [
    notice.NotificationType,
    notice.Threshold,
  ]);
  expect(notices).toEqual([
    ['ACTUAL', 80],
    ['FORECASTED', 100],
  ]);
});
