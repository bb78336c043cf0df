export { createService } from './create-service.ts';
export { systemClock } from './clock.ts';
export type { Clock } from './clock.ts';
export { runService } from './run-service.ts';
export type { Compose, RunningService, ServiceOptions } from './service-options.ts';
export { createPeriodicJob } from './periodic-job.ts';
export type { PeriodicJob, PeriodicJobOptions } from './periodic-job.ts';
