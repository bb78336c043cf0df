import type { OrderResponse, PaymentDetailsResponse } from '@tokri/contracts/api';
import { isCancelledOrRejected, orderStatus } from '@tokri/contracts/orders';
import type { TimelineStep } from '@tokri/web-kit/order';
import { formatDateTime, formatExactPrice } from '@tokri/web-kit/ui';
import type { NameOfStaff } from '../../../audit/staff-naming.ts';
import { t as adminLabel } from '../../../labels.ts';
import { rejectionLabel } from '../order-labels.ts';
import { t } from './labels.ts';

type HistoryEntry = NonNullable<OrderResponse['History']>[number];
type Refund = PaymentDetailsResponse['Refunds'][number];
type TimedStep = TimelineStep & { readonly at: string };

const actorOf = ({ By, StaffId, StaffName = '' }: HistoryEntry, nameOf: NameOfStaff): string =>
  StaffId === undefined ? adminLabel(`order.actor.${By}`) : nameOf(StaffId, StaffName);

const shortLines = ({ Lines = [] }: OrderResponse): string =>
  Lines.flatMap(({ Name, UnitName, Quantity: packed, Ordered: ordered }) => {
    if (ordered === undefined) return [];
    const name = `${Name} ${UnitName}`;
    return packed === 0
      ? t('missingLine', { name, ordered })
      : t('shortLine', { name, packed, ordered });
  }).join(', ');

const noteOf = (entry: HistoryEntry, order: OrderResponse): string => {
  if (entry.Status === orderStatus.Rejected) return rejectionLabel(entry.Note);
  return (entry.Status === orderStatus.Packed && shortLines(order)) || entry.Note;
};

const toStatusStep = (
  entry: HistoryEntry,
  order: OrderResponse,
  nameOf: NameOfStaff,
): TimedStep => ({
  at: entry.At,
  title: entry.StatusText,
  time: formatDateTime(entry.At),
  note: [actorOf(entry, nameOf), noteOf(entry, order)].filter(Boolean).join(': '),
  state: isCancelledOrRejected(entry.Status) ? 'failed' : 'done',
});

const paidTitle = ({ PaymentMethod, PaidWith, PaidAmount = 0 }: OrderResponse): string => {
  const sum = formatExactPrice(PaidAmount);
  if (PaymentMethod === 'cod') return t('paidInCash', { sum });
  return PaidWith
    ? t('paidWith', { sum, instrument: t(`instrument.${PaidWith}`) })
    : t('paid', { sum });
};

const paidSteps = (order: OrderResponse): readonly TimedStep[] =>
  order.PaidAt
    ? [
        {
          at: order.PaidAt,
          title: paidTitle(order),
          time: formatDateTime(order.PaidAt),
          state: 'done',
        },
      ]
    : [];

const refundSteps = (refunds: readonly Refund[], nameOf: NameOfStaff): readonly TimedStep[] =>
  refunds.flatMap(({ Amount, At, State, StaffId, Reason }) =>
    At === null || State === 'covered'
      ? []
      : {
          at: At,
          title: t('refunded', { sum: formatExactPrice(Amount) }),
          time: formatDateTime(At),
          note: [StaffId === null ? '' : nameOf(StaffId), Reason].filter(Boolean).join(': '),
          state: State === 'processed' ? ('done' as const) : ('upcoming' as const),
        },
  );

/** What happened to the order and its money, the oldest first. */
export const listTimelineSteps = (
  order: OrderResponse,
  refunds: readonly Refund[],
  nameOf: NameOfStaff,
): readonly TimelineStep[] =>
  [
    ...(order.History ?? []).map((entry) => toStatusStep(entry, order, nameOf)),
    ...paidSteps(order),
    ...refundSteps(refunds, nameOf),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
