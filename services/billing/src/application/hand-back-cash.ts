import { ok, Problem, refusal, type Outcome } from '@tokri/contracts';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import type { HandedBack } from '../domain/payment.ts';
import { handBack, returnedPaise } from '../domain/refunds.ts';
import { settleMoney, type FollowNeeds } from './follow-order.ts';

export interface HandBack extends Omit<HandedBack, 'at'> {
  readonly orderId: number;
}

export type HandBackRefusal = 'nothing-due' | 'amount-differs' | 'reference-missing';

/** What has gone back in all, and whether that is all there was. */
export interface GivenBack {
  readonly amountPaise: number;
  readonly isWhole: boolean;
}

/** BA3: staff gave back cash that an order no longer costs, by hand or by a transfer that has a reference. @throws Problem 404 without cash. */
export const handBackCash = async (
  needs: FollowNeeds,
  { orderId, ...of }: HandBack,
): Promise<Outcome<GivenBack, HandBackRefusal>> => {
  if (of.way !== 'cash' && of.reference === '') return refusal('reference-missing');
  const { payments, clock } = needs;
  const handed = { ...of, at: clock() };
  // The end of the order may be known and its money not settled yet.
  await settleMoney(needs, { orderId });
  return updateAggregate({
    load: () => payments.byOrder(orderId, 'cod'),
    decide: (stored) => {
      if (!stored) throw new Problem('not-found');
      return handBack(stored.payment, handed);
    },
    save: async (
      stored,
      decision,
    ): Promise<Outcome<GivenBack, 'nothing-due' | 'amount-differs'> | typeof conflict> => {
      if (!decision.ok) return decision;
      const { payment } = decision.value;
      if (stored && payment !== stored.payment && !(await payments.save(stored, decision.value)))
        return conflict;
      return ok({
        amountPaise: returnedPaise(payment),
        isWhole: payment.state === 'refunded',
      });
    },
  });
};
