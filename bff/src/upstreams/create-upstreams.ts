import type { Operation } from '@tokri/contracts/api';
import type { Logger } from '@tokri/service-kit/logger';
import { isStateChanging } from '../routing/request-origin-guard.ts';
import { createUpstream, type WriteLimits } from './create-upstream.ts';
import type { CallClass, Upstream } from './upstream.ts';

export type Upstreams = ReadonlyMap<string, Upstream>;

export const toCallClass = (operation: Operation): CallClass => {
  if (operation.bodyKind === 'multipart') return 'upload';
  return isStateChanging(operation) ? 'write' : 'read';
};

/**
 * More concurrent holds make every response slow instead of rejecting some.
 * Other services wait for each other within a request, so a lower limit would reject customers they
 * can serve.
 */
const writeLimitsByService: Readonly<Partial<Record<string, WriteLimits>>> = {
  'delivery-slot': { maxInFlight: 24, maxWaitMs: 300 },
};

const minTimeoutMs = 2_500;
/** A bill of many pages is rendered when it is asked for. */
export const documentTimeoutMs = 10_000;

const longestTimeoutMs = (operations: readonly Operation[], callClass: CallClass): number =>
  Math.max(
    minTimeoutMs,
    ...operations
      .filter((operation) => toCallClass(operation) === callClass)
      .map(({ timeoutMs }) => timeoutMs),
  );

export interface UpstreamsOptions {
  readonly urls: Readonly<Record<string, string>>;
  readonly operations: readonly Operation[];
  readonly breakerResetMs: number;
  readonly logger: Logger;
  readonly onRetry: (service: string) => void;
}

export const createUpstreams = ({
  urls,
  operations,
  breakerResetMs,
  logger,
  onRetry,
}: UpstreamsOptions): Upstreams => {
  const names = [...new Set(operations.map(({ service }) => service))].filter(
    (name) => name !== 'bff',
  );
  return new Map(
    names.map((name) => {
      const serviceOperations = operations.filter(({ service }) => service === name);
      const timeoutMs = {
        read: longestTimeoutMs(serviceOperations, 'read'),
        write: longestTimeoutMs(serviceOperations, 'write'),
        upload: longestTimeoutMs(serviceOperations, 'upload'),
        image: documentTimeoutMs,
      };
      return [
        name,
        createUpstream({
          name,
          url: urls[name] ?? '',
          timeoutMs,
          writeLimits: writeLimitsByService[name],
          breakerResetMs,
          logger,
          random: Math.random,
          onRetry: () => {
            onRetry(name);
          },
        }),
      ];
    }),
  );
};
