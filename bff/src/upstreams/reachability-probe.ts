import { sendRequest, type HttpTarget } from './http-client.ts';

export const livenessPath = '/health/live';
const probeTimeoutMs = 1_000;
const probeIntervalMs = 2_000;

/** Asks whether a service answers, every 2 s at most; calls between share the last answer. */
export const createReachabilityProbe = (target: HttpTarget): (() => Promise<boolean>) => {
  let probedAt = 0;
  let reachable = Promise.resolve(false);
  return () => {
    if (Date.now() - probedAt >= probeIntervalMs) {
      probedAt = Date.now();
      reachable = sendRequest(target, {
        method: 'GET',
        path: livenessPath,
        headers: {},
        timeoutMs: probeTimeoutMs,
      }).then(
        ({ status }) => status === 200,
        () => false,
      );
    }
    return reachable;
  };
};
