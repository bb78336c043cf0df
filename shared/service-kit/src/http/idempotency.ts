import { Problem } from '@tokri/contracts';
import type { Operation } from '@tokri/contracts/http';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { plainHash } from '../crypto/index.ts';
import type { Claim, IdempotencyStore } from '../mongo/index.ts';

const keyPattern = /^[\x21-\x7e]{1,128}$/;
/** How long a repeat waits for the call that runs, before it is told so. */
const patienceMs = 5_000;
const pollMs = 40;
const retryAfterSeconds = 1;

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, entry]) => [name, sorted(entry)]),
  );
};

/** The same for the same request, whatever the order of its names. */
export const requestHash = (query: unknown, body: unknown, file?: Uint8Array): string =>
  plainHash(
    JSON.stringify([
      sorted(query),
      sorted(body),
      ...(file ? [createHash('sha256').update(file).digest('base64url')] : []),
    ]),
  );

/** The key that counts, if this call takes one. @throws Problem `bad-input` for one that is empty, too long or not printable. */
export const readIdempotencyKey = (
  operation: Operation,
  header: string | undefined,
): string | undefined => {
  const takesKey = (operation.method !== 'GET' || operation.writes) && !operation.isSecret;
  if (header === undefined || !takesKey) return undefined;
  if (!keyPattern.test(header))
    throw new Problem('bad-input', 'Idempotency-Key: must be 1 to 128 printable characters', [
      {
        field: 'Idempotency-Key',
        rule: 'format',
        message: 'must be 1 to 128 printable characters',
      },
    ]);
  return header;
};

export const storeKeyOf = (operation: Operation, userId: number | undefined, key: string): string =>
  `idem:${userId ?? 'anon'}:${operation.id}:${key}`;

/** Claims the key; waits a while for a call that runs with it, so that copies sent at once get the same answer. @throws Problem when the key is someone else's or still running. */
export const claimKey = async (
  store: IdempotencyStore,
  id: string,
  hash: string,
): Promise<Extract<Claim, { kind: 'mine' | 'done' }>> => {
  const end = Date.now() + patienceMs;
  for (;;) {
    const claim = await store.claim(id, hash, new Date());
    if (claim.kind === 'mine' || claim.kind === 'done') return claim;
    if (claim.kind === 'other-body') throw new Problem('idempotency-key-reused');
    if (Date.now() >= end)
      throw new Problem('idempotency-key-running', undefined, {
        retryAfterSeconds: retryAfterSeconds,
      });
    await wait(pollMs);
  }
};
