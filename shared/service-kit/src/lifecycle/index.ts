export { createBackgroundWorker } from './background-worker.ts';
export type { BackgroundWorker } from './background-worker.ts';
export { createService } from './create-service.ts';

export { createConsumerWorker } from './consumer-worker.ts';
export { jobDone } from './periodic-job.ts';
export { exitTimeoutMs, runService } from './run-service.ts';
export { countShed, reportProcess, reportRedis } from './service-metrics.ts';
export { traceProcess } from './trace-process.ts';
export { createServiceContext, systemClock } from './service-context.ts';
export type { ComposeOptions, ServiceContext } from './service-context.ts';
export type { Compose, RunningService } from './service-options.ts';
