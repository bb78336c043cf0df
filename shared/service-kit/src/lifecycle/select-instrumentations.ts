import type { ServiceConfig } from '../config/index.ts';
import { crashPointInstrumentation } from '../crash-points/index.ts';
import { countKafkaRequests, countStoreStatements } from '../metrics/index.ts';
import type { MetricRegistry } from '../metrics/index.ts';
import type { Instrumentation } from './instrumentation.ts';
import { tracingInstrumentation } from './tracing-instrumentation.ts';

const countInstrumentation = (metrics: MetricRegistry): Instrumentation => ({
  observeMongo: (connection) => {
    countStoreStatements(connection, metrics);
  },
  observeKafkaRequest: countKafkaRequests(metrics),
});

export const selectInstrumentations = (
  config: ServiceConfig,
  metrics: MetricRegistry,
): readonly Instrumentation[] => [
  ...(config.CRASH_POINT === undefined ? [] : [crashPointInstrumentation(config.CRASH_POINT)]),
  ...(config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? [] : [tracingInstrumentation]),
  ...(config.COUNT_COMMANDS === 'yes' ? [countInstrumentation(metrics)] : []),
];
