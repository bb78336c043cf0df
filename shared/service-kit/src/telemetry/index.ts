export { currentTrace, newTraceId, runInTrace, traceFrom, traceparentOf } from './trace.ts';
export type { Trace } from './trace.ts';
