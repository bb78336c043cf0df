import type { ServiceConfig } from '../config/index.ts';
import { crashPointInstrumentation } from '../crash-points/index.ts';
import { commandCountInstrumentation } from './command-counts.ts';
import type { Instrumentation } from './instrumentation.ts';
import { kafkaRequestCountInstrumentation } from './kafka-request-counts.ts';
import { tracingInstrumentation } from './tracing-instrumentation.ts';

export const selectInstrumentations = (config: ServiceConfig): readonly Instrumentation[] => [
  ...(config.CRASH_POINT === undefined ? [] : [crashPointInstrumentation(config.CRASH_POINT)]),
  ...(config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? [] : [tracingInstrumentation]),
  ...(config.COUNT_COMMANDS === 'yes'
    ? [commandCountInstrumentation(), kafkaRequestCountInstrumentation()]
    : []),
];
