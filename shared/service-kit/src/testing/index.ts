export { readFigures } from './figures.ts';
export { silentLogger } from '../logger/index.ts';
export { testEnvironment } from './environment.ts';
export type { TestEnvironment } from './environment.ts';
export { collectEvents, publishEvent, createTestBroker } from './events.ts';
export { eventually } from './eventually.ts';
export { openStalledRequest } from './stalled-request.ts';
export type { StalledRequest } from './stalled-request.ts';
export { testPrivateJwk, testTokens } from './tokens.ts';
