import type { PaymentStatusName, QuotedTotals } from '@tokri/contracts';
import { askedFor, nobodyAnswered } from './answers.ts';
import type { Decision } from './facts.ts';
import { placedDeadlineMs, type Agreement, type OrderOf, type PaymentMethod } from './order.ts';

/** Of an order without anything to pay no gateway is asked, whichever way was chosen: it is confirmed like one on cash. */
export const wayToPay = (
  chosen: PaymentMethod,
  { payablePaise }: Pick<QuotedTotals, 'payablePaise'>,
): PaymentMethod => (payablePaise === 0 ? 'cod' : chosen);

const moneyAtStart = ({ paymentMethod, totals }: Agreement): PaymentStatusName => {
  if (totals.payablePaise === 0) return 'NotDue';
  return paymentMethod === 'online' ? 'Pending' : 'DueOnDelivery';
};

/** An agreement becomes an order that waits for those whom its way of payment asks. */
export const placeOrder = (agreement: Agreement): Decision<OrderOf<'Placed'>> => {
  const order: OrderOf<'Placed'> = {
    ...agreement,
    status: 'Placed',
    answers: nobodyAnswered(askedFor(agreement)),
    deadlineAt: new Date(agreement.placedAt.getTime() + placedDeadlineMs),
    history: [{ status: 'Placed', at: agreement.placedAt, by: 'customer', note: '' }],
    paymentStatus: moneyAtStart(agreement),
    money: 'none',
    paidPaise: 0,
    gatewayOrder: null,
    refundPaise: 0,
    bill: null,
    packed: null,
  };
  return { order, facts: [{ kind: 'placed', order }] };
};
