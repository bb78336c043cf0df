import type { Gateway } from '../gateway.ts';
import type { Refund } from '../entities.ts';
import { ApiError } from '../api-error.ts';
import type { RefundRequest } from '../requests.ts';

/** A repeated refund request within this time gets 409. */
export const refundInProgressMs = 25;
const maxIdempotencyKeys = 10_000;

export interface RefundIdempotency {
  runOnce(
    attempt: {
      readonly key: string | undefined;
      readonly paymentId: string;
      readonly request: RefundRequest;
    },
    create: () => Refund,
  ): Promise<Refund>;
}

export const createRefundIdempotency = (
  { refundKeys, refunds }: Pick<Gateway, 'refundKeys' | 'refunds'>,
  pause: (ms: number) => Promise<void>,
): RefundIdempotency => {
  const inProgress = new Map<string, string>();
  const storeKey = (key: string, fingerprint: string, { id }: Refund): void => {
    refundKeys.set(key, { asked: fingerprint, refundId: id });
    const [oldest] = refundKeys.keys();
    if (refundKeys.size > maxIdempotencyKeys && oldest !== undefined) refundKeys.delete(oldest);
  };
  return {
    runOnce: async ({ key, paymentId, request }, create) => {
      if (key === undefined) return create();
      if (!/^[\w-]{10,}$/.test(key))
        throw new ApiError(
          'The idempotency key must have at least 10 characters of letters, digits, hyphen ' +
            'and underscore.',
        );
      const fingerprint = JSON.stringify([paymentId, request]);
      const existing = refundKeys.get(key);
      if ((existing?.asked ?? inProgress.get(key) ?? fingerprint) !== fingerprint)
        throw new ApiError('Different request body sent for the same idempotency key.');
      const existingRefund = existing && refunds.get(existing.refundId);
      if (existingRefund) return existingRefund;
      if (inProgress.has(key))
        throw new ApiError('The request is in progress. Try again later.', { status: 409 });
      inProgress.set(key, fingerprint);
      try {
        await pause(refundInProgressMs);
        const refund = create();
        storeKey(key, fingerprint, refund);
        return refund;
      } finally {
        inProgress.delete(key);
      }
    },
  };
};
