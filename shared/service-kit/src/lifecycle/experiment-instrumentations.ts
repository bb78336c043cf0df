import type { ServiceConfig } from '../config/index.ts';
import { crashPointInstrumentation } from '../crash-points/index.ts';
import { commandCountInstrumentation } from './command-counts.ts';
import type { Instrumentation } from './instrumentation.ts';
import { kafkaRequestCountInstrumentation } from './kafka-request-counts.ts';

export const experimentInstrumentations = (config: ServiceConfig): readonly Instrumentation[] => [
  ...(config.CRASH_POINT === undefined ? [] : [crashPointInstrumentation(config.CRASH_POINT)]),
  ...(config.COUNT_COMMANDS === 'yes'
    ? [commandCountInstrumentation(), kafkaRequestCountInstrumentation()]
    : []),
];
