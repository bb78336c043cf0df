import { keep, secondsOf } from '../books/kept.ts';
import { chargesOf, findCharge } from './books.ts';
import type { Books } from './books.ts';
import type { Charge, Refund } from './entities.ts';
import { Refusal, unknownId } from './refusal.ts';
import type { RefundRequest } from './requests.ts';

/** Days at the bank, a moment here: from pending to succeeded. */
export const refundTakesMs = 1_000;

const chargeOf = (books: Books, { charge, payment_intent }: RefundRequest): Charge => {
  if (charge !== undefined) return findCharge(books, charge);
  const paid = chargesOf(books, payment_intent ?? '').find(({ status }) => status === 'succeeded');
  if (paid === undefined) throw unknownId('payment_intent', payment_intent ?? '');
  return paid;
};

/** The whole of what is left, or a part; many parts up to the amount. @throws Refusal for what is not captured, or more than is left. */
export const refund = (books: Books, request: RefundRequest): Refund => {
  const charge = chargeOf(books, request);
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = request.amount ?? left;
  if (!charge.captured)
    throw new Refusal(`Charge ${charge.id} is not captured.`, { param: 'charge' });
  if (left === 0)
    throw new Refusal(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  if (amount > left)
    throw new Refusal(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      { param: 'amount' },
    );
  const after = keep(books, books.charges, {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  });
  const made = keep(books, books.refunds, {
    id: books.newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: secondsOf(books.now()),
    currency: 'inr',
    metadata: request.metadata,
    payment_intent: charge.payment_intent,
    reason: request.reason,
    status: 'pending',
  });
  books.tell({
    event: 'refund.created',
    object: made,
    paymentIntentId: charge.payment_intent,
    times: 1,
  });
  books.tell({
    event: 'charge.refunded',
    object: after,
    paymentIntentId: charge.payment_intent,
    times: 1,
  });
  succeedLater(books, made);
  return made;
};

/** Has the bank do it, also after a restart. */
export const succeedLater = (books: Books, made: Refund): void => {
  books.later(() => {
    const succeeded = keep(books, books.refunds, { ...made, status: 'succeeded' });
    books.tell({
      event: 'refund.updated',
      object: succeeded,
      paymentIntentId: made.payment_intent,
      times: 1,
    });
  }, refundTakesMs);
};
