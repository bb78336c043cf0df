import { orderStatus } from '@tokri/contracts/orders';

export const isHoldConsumed = (status: number | undefined): boolean =>
  status === orderStatus.Rejected;

/**
 * The order may or may not have been placed. Retrying with the same idempotency key places it at
 * most once.
 */
const unknownOutcomeCodes: readonly string[] = [
  'timeout',
  'unreachable',
  'offline',
  'unreadable-answer',
  'unavailable',
  'overloaded',
  'internal',
  'idempotency-key-running',
  'not-known-yet',
];
export const isOutcomeUnknown = ({
  code,
  status,
}: {
  readonly code: string;
  readonly status: number;
}): boolean => unknownOutcomeCodes.includes(code) || status >= 500;

export interface PlaceOrderAttempt {
  readonly body: string;
  readonly key: string;
}

/**
 * The same body keeps its idempotency key until a definite response arrives; another body gets a
 * new key.
 */
export const nextAttempt = (
  last: PlaceOrderAttempt | null,
  body: string,
  newKey: () => string,
): PlaceOrderAttempt => (last?.body === body ? last : { body, key: newKey() });
