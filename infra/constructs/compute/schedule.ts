import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { FunctionName } from '../../../lambdas/functions.ts';
import { scheduleRetries } from '../../../lambdas/retries.ts';
import { schedules } from '../../../lambdas/schedules.ts';
import type { AppFunction } from './function.ts';

/** Calls functions on the schedules of `lambdas/schedules.ts`. */
export const callBySchedule = (functions: Readonly<Record<FunctionName, AppFunction>>): void => {
  for (const [name, { everyMinutes }] of Object.entries(schedules)) {
    const called = functions[name as keyof typeof schedules];
    new Rule(called, 'Schedule', {
      description: everyMinutes === 1 ? 'Every minute' : `Every ${everyMinutes} minutes`,
      schedule: Schedule.rate(Duration.minutes(everyMinutes)),
      targets: [
        new LambdaFunction(called.fn, {
          retryAttempts: scheduleRetries.deliveries,
          maxEventAge: Duration.minutes(everyMinutes),
        }),
      ],
    });
  }
};
