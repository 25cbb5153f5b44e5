import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';

const metrics = new Metrics({ namespace: 'Fabula' });

type MetricName = 'InternalErrors' | 'GenerationsAccepted' | 'GenerationsRefused' | 'SocketsGone' | 'MessagesSent';

/** Counts and hands over at once: a frozen function must not hold figures back. */
export const count = (name: MetricName, value = 1): void => {
  if (value === 0) return;
  metrics.addMetric(name, MetricUnit.Count, value);
  metrics.publishStoredMetrics();
};
