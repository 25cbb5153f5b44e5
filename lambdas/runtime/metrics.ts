import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';

const metrics = new Metrics({ namespace: 'Fabula' });

type MetricName = 'InternalErrors' | 'GenerationsAccepted' | 'GenerationsCancelled';

/** Counts one and hands it over at once: a frozen function must not hold figures back. */
export const count = (name: MetricName): void => {
  metrics.addMetric(name, MetricUnit.Count, 1);
  metrics.publishStoredMetrics();
};
