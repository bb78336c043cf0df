export { crashPointPattern } from './crash-point.ts';
export type { CrashPlace, CrashPoint } from './crash-point.ts';
export { crashPointInstrumentation } from './crash-point-instrumentation.ts';
