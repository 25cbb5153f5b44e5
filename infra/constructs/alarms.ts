import { Aws, Duration } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

export interface AlarmOptions {
  readonly metric: IMetric;
  readonly threshold: number;
  /** Periods of the metric in a row; 1 if not said. */
  readonly periods?: number;
  /** What somebody who uses the product notices while it rings. */
  readonly means: string;
  /** The first thing to do. */
  readonly first: string;
}

/** Alarms that say what they mean; all go to one topic. */
export class Alarms extends Construct {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, props: { readonly email: string | undefined }) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { displayName: 'Fabula', enforceSSL: true });
    // A policy of its own replaces the one that lets the account's alarms in.
    for (const service of ['cloudwatch.amazonaws.com', 'budgets.amazonaws.com'])
      this.topic.grantPublish(
        new ServicePrincipal(service, { conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } } }),
      );
    if (props.email) this.topic.addSubscription(new EmailSubscription(props.email));
  }

  add(id: string, { metric, threshold, periods = 1, means, first }: AlarmOptions): void {
    new Alarm(this, id, {
      metric,
      threshold,
      evaluationPeriods: periods,
      alarmDescription: `${means}\n\nFirst: ${first}`,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new SnsAction(this.topic));
  }

  /** Warns at four fifths of the month's budget, and when the month is going to end above it. */
  budget(usd: number): void {
    const notice = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold, thresholdType: 'PERCENTAGE' },
      subscribers: [{ subscriptionType: 'SNS', address: this.topic.topicArn }],
    });
    new CfnBudget(this, 'Budget', {
      budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: usd, unit: 'USD' } },
      notificationsWithSubscribers: [notice('ACTUAL', 80), notice('FORECASTED', 100)],
    });
  }
}

export const FIVE_MINUTES = Duration.minutes(5);
