import type { Refund } from '../entities.ts';
import { Refusal } from '../refusal.ts';
import type { RefundRequest } from '../requests.ts';

/** What the vendor takes to look at a refund; a repeat in that time is 409. */
export const refundRunsMs = 25;
const keysMax = 10_000;

interface Known {
  readonly asked: string;
  readonly refund: Refund | undefined;
}

export interface RefundKeys {
  /** Answers the refund of a key that is known, else makes it. @throws Refusal: 409 while the first one runs, 400 for another body. */
  once(asked: { readonly key: string | undefined; readonly paymentId: string; readonly request: RefundRequest }, make: () => Refund): Promise<Refund>;
}

/** `X-Refund-Idempotency`: at least 10 of letters, digits, `_` and `-`; the same key and body is the same refund. */
export const createRefundKeys = (pause: (ms: number) => Promise<void>): RefundKeys => {
  const known = new Map<string, Known>();
  return {
    once: async ({ key, paymentId, request }, make) => {
      if (key === undefined) return make();
      if (!/^[\w-]{10,}$/.test(key)) throw new Refusal('The idempotency key must have at least 10 characters of letters, digits, hyphen and underscore.');
      const asked = JSON.stringify([paymentId, request]);
      const before = known.get(key);
      if (before !== undefined && before.asked !== asked) throw new Refusal('Different request body sent for the same idempotency key.');
      if (before?.refund !== undefined) return before.refund;
      if (before !== undefined) throw new Refusal('The request is in progress. Try again later.', { status: 409 });
      known.set(key, { asked, refund: undefined });
      const [oldest] = known.keys();
      if (known.size > keysMax && oldest !== undefined) known.delete(oldest);
      try {
        await pause(refundRunsMs);
        const refund = make();
        known.set(key, { asked, refund });
        return refund;
      } catch (error) {
        known.delete(key);
        throw error;
      }
    },
  };
};
