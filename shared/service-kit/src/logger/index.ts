export { createLogger, silentLogger } from './create-logger.ts';
export type { Logger, LogLevel, ProcessLogger } from './create-logger.ts';
export { redact } from './redact-fields.ts';
