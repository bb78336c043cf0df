export { assembleService } from './assemble-service.ts';
export { systemClock } from './clock.ts';
export type { Clock } from './clock.ts';
export { runService } from './run-service.ts';
export type { Compose, RunningService, ServiceParts } from './service-parts.ts';
export { sweeper } from './sweeper.ts';
export type { Sweeper, SweeperParts } from './sweeper.ts';
