import { lines } from './lines.ts';

type MetricName = 'InternalErrors' | 'GenerationsAccepted' | 'GenerationsCancelled';

/** Counts one, in a line of the log that CloudWatch reads metrics from (embedded metric format). */
export const count = (name: MetricName): void => {
  const metric = { Namespace: 'Fabula', Dimensions: [[]], Metrics: [{ Name: name, Unit: 'Count' }] };
  lines.write({ _aws: { Timestamp: Date.now(), CloudWatchMetrics: [metric] }, [name]: 1 });
};
