import type { Books } from '../books.ts';
import type { Refund } from '../entities.ts';
import { Refusal } from '../refusal.ts';
import type { RefundRequest } from '../requests.ts';

/** What the vendor takes to look at a refund; a repeat in that time is 409. */
export const refundRunsMs = 25;
const keysMax = 10_000;

export interface RefundKeys {
  /** Answers the refund of a key that is known, else makes it. @throws Refusal: 409 while the first one runs, 400 for another body. */
  once(
    asked: {
      readonly key: string | undefined;
      readonly paymentId: string;
      readonly request: RefundRequest;
    },
    make: () => Refund,
  ): Promise<Refund>;
}

/** `X-Refund-Idempotency`: at least 10 of letters, digits, `_` and `-`; the same key and body is the same refund. */
export const createRefundKeys = (
  { refundKeys, refunds }: Pick<Books, 'refundKeys' | 'refunds'>,
  pause: (ms: number) => Promise<void>,
): RefundKeys => {
  const running = new Map<string, string>();
  const note = (key: string, asked: string, { id }: Refund): void => {
    refundKeys.set(key, { asked, refundId: id });
    const [oldest] = refundKeys.keys();
    if (refundKeys.size > keysMax && oldest !== undefined) refundKeys.delete(oldest);
  };
  return {
    once: async ({ key, paymentId, request }, make) => {
      if (key === undefined) return make();
      if (!/^[\w-]{10,}$/.test(key))
        throw new Refusal(
          'The idempotency key must have at least 10 characters of letters, digits, hyphen and underscore.',
        );
      const asked = JSON.stringify([paymentId, request]);
      const before = refundKeys.get(key);
      if ((before?.asked ?? running.get(key) ?? asked) !== asked)
        throw new Refusal('Different request body sent for the same idempotency key.');
      const made = before && refunds.get(before.refundId);
      if (made) return made;
      if (running.has(key))
        throw new Refusal('The request is in progress. Try again later.', { status: 409 });
      running.set(key, asked);
      try {
        await pause(refundRunsMs);
        const refund = make();
        note(key, asked, refund);
        return refund;
      } finally {
        running.delete(key);
      }
    },
  };
};
