export { currentTrace, extractTrace, newSpanContext, runInTrace, toTraceparent } from './trace.ts';
