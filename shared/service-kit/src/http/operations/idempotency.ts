import { ProblemError } from '@tokri/contracts/problems';
import type { Operation } from '@tokri/contracts/api';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sha256 } from '../../crypto/index.ts';
import type { IdempotencyStore, Lease, LeaseResult } from '../../mongo/index.ts';

const keyPattern = /^[\x21-\x7e]{1,128}$/;
const maxWaitMs = 5_000;
const pollMs = 40;
const retryAfterSeconds = 1;
const renewalIntervalMs = 1_000;
/** Longer than a request may take, so that a handler that hangs does not keep its key for ever. */
const maxRenewalMs = 35_000;

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, entry]) => [name, sortKeys(entry)]),
  );
};

export const hashRequest = (query: unknown, body: unknown, file?: Uint8Array): string =>
  sha256(
    JSON.stringify([
      sortKeys(query),
      sortKeys(body),
      ...(file ? [createHash('sha256').update(file).digest('base64url')] : []),
    ]),
  );

export const readIdempotencyKey = (
  operation: Operation,
  header: string | undefined,
): string | undefined => {
  const acceptsKey =
    (operation.method !== 'GET' || operation.hasSideEffects) && !operation.isSecret;
  if (header === undefined || !acceptsKey) return undefined;
  if (!keyPattern.test(header))
    throw new ProblemError('bad-input', 'Idempotency-Key: must be 1 to 128 printable characters', [
      {
        field: 'Idempotency-Key',
        rule: 'format',
        message: 'must be 1 to 128 printable characters',
      },
    ]);
  return header;
};

export const toStoreKey = (operation: Operation, userId: number | undefined, key: string): string =>
  `idem:${userId ?? 'anon'}:${operation.operationId}:${key}`;

/** Renews a lease until it is finished or released. A renewal that fails is tried again. */
const keepRenewing = (lease: Lease): Lease => {
  const acquiredAtMs = performance.now();
  const stop = (): void => {
    clearInterval(timer);
  };
  const timer = setInterval(() => {
    if (performance.now() - acquiredAtMs > maxRenewalMs) stop();
    else
      lease.renew(new Date()).then(
        (isOwner) => {
          if (!isOwner) stop();
        },
        () => undefined,
      );
  }, renewalIntervalMs);
  timer.unref();
  return {
    ...lease,
    finish: (response) => {
      stop();
      return lease.finish(response);
    },
    release: () => {
      stop();
      return lease.release();
    },
  };
};

/**
 * Acquires the lease of a key. Waits for a running request with the same key, so that copies sent
 * at once get the same response. @throws ProblemError when the key belongs to another request or is
 * still running.
 */
export const acquireLease = async (
  store: IdempotencyStore,
  id: string,
  hash: string,
): Promise<Extract<LeaseResult, { kind: 'acquired' | 'done' }>> => {
  const deadlineMs = Date.now() + maxWaitMs;
  for (;;) {
    const result = await store.acquire(id, hash, new Date());
    if (result.kind === 'done') return result;
    if (result.kind === 'acquired') return { ...result, lease: keepRenewing(result.lease) };
    if (result.kind === 'other-body') throw new ProblemError('idempotency-key-reused');
    if (Date.now() >= deadlineMs)
      throw new ProblemError('idempotency-key-running', undefined, {
        retryAfterSeconds,
      });
    await wait(pollMs);
  }
};
