export { createLogger, silentLogger } from './create-logger.ts';
export type { Logger, LogLevel, ProcessLogger } from './create-logger.ts';
export { safeFields, scrub } from './safe-fields.ts';
