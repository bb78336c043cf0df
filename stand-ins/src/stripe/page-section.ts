import { newestFirst } from '../books/kept.ts';
import type { Html } from '../page/html.ts';
import { moneyOf, row, shownRowsMax } from '../page/section.ts';
import type { Section } from '../page/section.ts';
import type { Books } from './books.ts';
import type { Charge, Refund } from './entities.ts';

const instantOf = (seconds: number): Date => new Date(seconds * 1000);

const chargeState = ({
  status,
  refunded,
  captured,
}: Charge): readonly [string, 'good' | 'open' | 'bad'] => {
  if (status === 'failed') return ['failed', 'bad'];
  if (refunded) return ['refunded', 'good'];
  return captured ? ['captured', 'good'] : ['set aside', 'open'];
};
const chargeRow = (charge: Charge): Html => {
  const [state, tone] = chargeState(charge);
  return row({
    state,
    tone,
    text: `${moneyOf(charge.amount)} by card`,
    at: instantOf(charge.created),
    ids: `${charge.payment_intent} • ${charge.id}`,
  });
};
const refundRow = (refund: Refund): Html =>
  row({
    state: `refund ${refund.status}`,
    tone: refund.status === 'pending' ? 'open' : 'good',
    text: moneyOf(refund.amount),
    at: instantOf(refund.created),
    ids: `${refund.charge} • ${refund.id}`,
  });

const byTime = (books: Books): readonly Html[] => {
  const charges = newestFirst(books.charges)
    .slice(0, shownRowsMax)
    .map((charge) => ({ at: charge.created, part: chargeRow(charge) }));
  const refunds = newestFirst(books.refunds)
    .slice(0, shownRowsMax)
    .map((refund) => ({ at: refund.created, part: refundRow(refund) }));
  return [...charges, ...refunds].sort((a, b) => b.at - a.at).map(({ part }) => part);
};

/** Charges and refunds, newest first. */
export const chargesSection = (books: Books): Section => ({
  id: 'charges',
  title: 'Stripe: charges and refunds',
  empty: 'Nothing yet. A shop whose provider is Stripe shows its payments here.',
  rows: () => byTime(books),
});
