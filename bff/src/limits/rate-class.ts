import type { Operation } from '@tokri/contracts/api';
import { isStateChanging } from '../routing/request-origin-guard.ts';

export type RateClass = 'sign-in' | 'lookup' | 'staff' | 'write' | 'read' | 'webhook' | 'document';

const signInOperations: ReadonlySet<string> = new Set([
  'start-sign-in',
  'check-code',
  'resend-code',
  'start-contact-verification',
  'verify-contact',
]);

/** Each reads all records of a customer. */
const documentOperations: ReadonlySet<string> = new Set(['read-data-copy', 'render-data-copy']);

export type RateLimitedOperation = Pick<
  Operation,
  'operationId' | 'method' | 'hasSideEffects' | 'isBilledPerCall'
> & {
  readonly auth: Pick<Operation['auth'], 'kind'>;
};

/**
 * Sign-in is attacked most and has no user yet, so it has the lowest limit, counted per network.
 * Webhooks of a payment provider share one limit because they are not per user.
 */
export const toRateClass = (operation: RateLimitedOperation): RateClass => {
  if (signInOperations.has(operation.operationId)) return 'sign-in';
  if (operation.isBilledPerCall) return 'lookup';
  if (documentOperations.has(operation.operationId)) return 'document';
  if (operation.auth.kind === 'staff') return 'staff';
  if (operation.auth.kind === 'signature') return 'webhook';
  return isStateChanging(operation) ? 'write' : 'read';
};

export const toRateLimitKey = (
  rateClass: RateClass,
  { userId, network }: { readonly userId: number | undefined; readonly network: string },
): string =>
  userId === undefined || rateClass === 'sign-in' || rateClass === 'lookup'
    ? `address:${network}`
    : `user:${userId}`;
