import { newestFirst } from '../gateway/entity-store.ts';
import type { Html } from '../page/html.ts';
import { formatPaise, renderRow, maxShownRows } from '../page/section.ts';
import type { Section } from '../page/section.ts';
import type { Gateway } from './gateway.ts';
import type { Charge, Refund } from './entities.ts';

const toDate = (seconds: number): Date => new Date(seconds * 1000);

const chargeState = ({
  status,
  refunded,
  captured,
}: Charge): readonly [string, 'good' | 'open' | 'bad'] => {
  if (status === 'failed') return ['failed', 'bad'];
  if (refunded) return ['refunded', 'good'];
  return captured ? ['captured', 'good'] : ['authorized', 'open'];
};
const renderCharge = (charge: Charge): Html => {
  const [state, tone] = chargeState(charge);
  return renderRow({
    state,
    tone,
    text: `${formatPaise(charge.amount, charge.currency)} by card`,
    at: toDate(charge.created),
    ids: `${charge.payment_intent} • ${charge.id}`,
  });
};
const renderRefund = (refund: Refund): Html =>
  renderRow({
    state: `refund ${refund.status}`,
    tone: refund.status === 'pending' ? 'open' : 'good',
    text: formatPaise(refund.amount, refund.currency),
    at: toDate(refund.created),
    ids: `${refund.charge} • ${refund.id}`,
  });

const renderNewestFirst = (gateway: Gateway): readonly Html[] => {
  const charges = newestFirst(gateway.charges)
    .slice(0, maxShownRows)
    .map((charge) => ({ at: charge.created, row: renderCharge(charge) }));
  const refunds = newestFirst(gateway.refunds)
    .slice(0, maxShownRows)
    .map((refund) => ({ at: refund.created, row: renderRefund(refund) }));
  return [...charges, ...refunds].sort((a, b) => b.at - a.at).map(({ row }) => row);
};

export const chargesSection = (gateway: Gateway): Section => ({
  id: 'charges',
  title: 'Stripe: charges and refunds',
  empty: 'No charges yet. Payments appear here when the shop uses Stripe.',
  rows: () => renderNewestFirst(gateway),
});
