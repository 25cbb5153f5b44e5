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
  /** Consecutive periods of the metric; 1 by default. */
  readonly periods?: number;
  /** What users notice while the alarm is on. */
  readonly means: string;
  /** The first thing to do. */
  readonly first: string;
}

/** Alarms whose descriptions say what they mean for users; all notify one topic. */
export class Alarms extends Construct {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, props: { readonly email: string | undefined }) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { displayName: 'Fabula', enforceSSL: true });
    // A topic with its own policy loses the default one, which allows alarms of the account to publish.
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

  /** Warns at 80 % of the monthly budget, and when the forecast exceeds it. */
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
