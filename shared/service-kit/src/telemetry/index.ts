export { currentTrace, newTraceId, runInTrace, extractTrace, toTraceparent } from './trace.ts';
