export { currentTrace, newTraceId, runInTrace, extractTrace, toTraceparent } from './trace.ts';
export type { Trace } from './trace.ts';
