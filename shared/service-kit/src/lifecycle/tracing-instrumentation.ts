import { traceCommands } from '../mongo/index.ts';
import { traceCalls } from '../telemetry/index.ts';
import type { Instrumentation } from './instrumentation.ts';

/** Where spans are recorded: commands to the store and calls to gateways. */
export const tracingInstrumentation: Instrumentation = {
  observeMongo: traceCommands,
  decorateCalls: traceCalls,
};
