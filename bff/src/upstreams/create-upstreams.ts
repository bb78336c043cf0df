import type { Operation } from '@tokri/contracts/http';
import type { Logger } from '@tokri/service-kit/logger';
import { isWriting } from '../calls/shield.ts';
import { createUpstream, type WriteLimits } from './create-upstream.ts';
import type { CallClass, Upstream } from './upstream.ts';

/** Names of services to how they are reached. */
export type Upstreams = ReadonlyMap<string, Upstream>;

export const classOf = (operation: Operation): CallClass => {
  if (operation.bodyKind === 'multipart') return 'upload';
  return isWriting(operation) ? 'write' : 'read';
};

/**
 * As many holds as keep delivery-slot busy: with more of them at work a rush makes every answer late instead of turning some away (bench slots-overload). Other
 * services hold a call while they wait for each other, so for them the same would turn customers away who could be served.
 */
const writesOf: Readonly<Partial<Record<string, WriteLimits>>> = {
  'delivery-slot': { inFlightMax: 24, waitMsMax: 300 },
};

const shortestMs = 2_500;

const longestOf = (operations: readonly Operation[], callClass: CallClass): number =>
  Math.max(
    shortestMs,
    ...operations
      .filter((operation) => classOf(operation) === callClass)
      .map(({ timeoutMs }) => timeoutMs),
  );

export interface UpstreamsParts {
  readonly urls: Readonly<Record<string, string>>;
  readonly operations: readonly Operation[];
  readonly breakerResetMs: number;
  readonly logger: Logger;
}

/** One for each service that answers a public row. */
export const createUpstreams = ({
  urls,
  operations,
  breakerResetMs,
  logger,
}: UpstreamsParts): Upstreams => {
  const names = [...new Set(operations.map(({ service }) => service))].filter(
    (name) => name !== 'bff',
  );
  return new Map(
    names.map((name) => {
      const own = operations.filter(({ service }) => service === name);
      const timeoutMs = {
        read: longestOf(own, 'read'),
        write: longestOf(own, 'write'),
        upload: longestOf(own, 'upload'),
        image: shortestMs,
      };
      return [
        name,
        createUpstream({
          name,
          url: urls[name] ?? '',
          timeoutMs,
          writes: writesOf[name],
          breakerResetMs,
          logger,
          random: Math.random,
        }),
      ];
    }),
  );
};
