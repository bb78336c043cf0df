import type { SourceChange } from './bundle-mutated-service.ts';

/** The circuit breaker of the BFF then opens only after timeouts. */
export const withoutSilenceDetector: readonly SourceChange[] = [
  {
    file: 'bff/src/upstreams/silence-detector.ts',
    find: 'waitingCalls < minWaitingCalls',
    replace: 'true',
  },
];
