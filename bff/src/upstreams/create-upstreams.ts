import type { Operation } from '@tokri/contracts/http';
import type { Logger } from '@tokri/service-kit/logger';
import { isWriting } from '../calls/shield.ts';
import { createUpstream } from './create-upstream.ts';
import type { CallClass, Upstream } from './upstream.ts';

/** Names of services to how they are reached. */
export type Upstreams = ReadonlyMap<string, Upstream>;

export const classOf = (operation: Operation): CallClass => {
  if (operation.bodyKind === 'multipart') return 'upload';
  return isWriting(operation) ? 'write' : 'read';
};

const shortestMs = 2_500;

const longestOf = (operations: readonly Operation[], callClass: CallClass): number =>
  Math.max(shortestMs, ...operations.filter((operation) => classOf(operation) === callClass).map(({ timeoutMs }) => timeoutMs));

export interface UpstreamsParts {
  readonly urls: Readonly<Record<string, string>>;
  readonly operations: readonly Operation[];
  readonly breakerResetMs: number;
  readonly logger: Logger;
}

/** One for each service that answers a public row. */
export const createUpstreams = ({ urls, operations, breakerResetMs, logger }: UpstreamsParts): Upstreams => {
  const names = [...new Set(operations.map(({ service }) => service))].filter((name) => name !== 'bff');
  return new Map(names.map((name) => {
    const own = operations.filter(({ service }) => service === name);
    const timeoutMs = { read: longestOf(own, 'read'), write: longestOf(own, 'write'), upload: longestOf(own, 'upload'), image: shortestMs };
    return [name, createUpstream({ name, url: urls[name] ?? '', timeoutMs, breakerResetMs, logger, random: Math.random })];
  }));
};
