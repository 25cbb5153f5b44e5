import { lines } from './lines.ts';

type MetricName = 'InternalErrors' | 'GenerationsAccepted' | 'GenerationsCancelled';

/** Adds one to a metric, by a log line in CloudWatch's embedded metric format. */
export const count = (name: MetricName): void => {
  const metric = { Namespace: 'Fabula', Dimensions: [[]], Metrics: [{ Name: name, Unit: 'Count' }] };
  lines.write({ _aws: { Timestamp: Date.now(), CloudWatchMetrics: [metric] }, [name]: 1 });
};
