import { addDays, shopInstant } from '@tokri/contracts/dates';
import { orderStatus } from '@tokri/contracts/orders';
import { applyStatusChange } from '../../../services/order/src/domain/fulfilment/apply-status-change.ts';
import { packOrder } from '../../../services/order/src/domain/fulfilment/pack-order.ts';
import type { Order, OrderTerms } from '../../../services/order/src/domain/order.ts';
import { toDocument } from '../../../services/order/src/persistence/order-document.ts';
import { toSalesMark } from '../../../services/order/src/persistence/reports/sales-mark.ts';
import { orderTerms } from '../../../services/order/src/testing/order-terms.ts';
import { acceptedOrder, unwrapOk } from '../../../services/order/src/testing/orders.ts';

/** A year before the shop opened, so its own orders are neither counted nor changed. */
export const pastYear = { from: '2024-01-01', to: '2024-12-31', days: 366 } as const;

const linesPerOrder = 8;
const itemCount = 3_000;
const itemGroupCount = 12;
const pincodes = ['560034', '560038', '560095', '600001', '600017'] as const;
const windows = [
  { start: '07:00', end: '09:00' },
  { start: '10:00', end: '12:00' },
  { start: '16:00', end: '19:00' },
] as const;

export type Pick = (below: number) => number;

const buildLines = (pick: Pick): OrderTerms['lines'] =>
  Array.from({ length: linesPerOrder }, (_, index) => {
    const itemId = 1 + pick(itemCount);
    const [template] = orderTerms.lines;
    if (!template) throw new Error('the terms have no line');
    return {
      ...template,
      cartLineId: index + 1,
      itemId,
      unitId: itemId,
      name: `Item ${itemId}`,
      itemGroupId: 1 + (itemId % itemGroupCount),
      offerId: pick(5) === 0 ? 1 + pick(20) : 0,
      quantity: 1 + pick(3),
    };
  });

const buildDelivered = (orderId: number, date: string, pick: Pick): Order => {
  const at = (time: string): Date => shopInstant(date, time);
  const window = windows[pick(windows.length)] ?? windows[0];
  const terms: OrderTerms = {
    ...orderTerms,
    orderId,
    userId: orderId,
    holdId: orderId,
    transactionNumber: `T${orderId}`,
    placedAt: shopInstant(addDays(date, -1), '20:00'),
    pdate: date,
    slot: { ...orderTerms.slot, ...window, date },
    address: { ...orderTerms.address, pincode: pincodes[pick(pincodes.length)] ?? pincodes[0] },
    lines: buildLines(pick),
    taxSummary: [0, 500, 1800].map((taxBasisPoints) => ({
      ...{ hsn: '0703', taxBasisPoints, taxablePaise: 10_000, igstPaise: 0 },
      ...{ cgstPaise: taxBasisPoints / 2, sgstPaise: taxBasisPoints / 2 },
    })),
    coupon: pick(4) === 0 ? { code: `BENCH${pick(10)}`, amountPaise: 5_000 } : null,
    ...(pick(3) === 0 ? { locationId: 2 } : {}),
  };
  const accepted = acceptedOrder(terms, terms.placedAt);
  const packed = unwrapOk(packOrder(accepted, { quantities: new Map(), now: at('06:00') })).order;
  const move = (order: Order, status: number, time: string): Order =>
    unwrapOk(applyStatusChange(order, { status, now: at(time) })).order;
  const onTheWay = move(packed, orderStatus.OutForDelivery, window.start);
  return move(onTheWay, orderStatus.Delivered, pick(10) === 0 ? '21:00' : window.end);
};

/** A delivered order. Only `isMarked` ones ask for the days of their dates to be built. */
export const buildPastOrder = (
  orderId: number,
  {
    date,
    isMarked,
    pick,
  }: { readonly date: string; readonly isMarked: boolean; readonly pick: Pick },
) => {
  const order = buildDelivered(orderId, date, pick);
  const { salesDates, salesDue } = toSalesMark(order) ?? { salesDates: [], salesDue: 0 };
  return {
    ...toDocument(order),
    salesDates,
    ...(isMarked ? { salesDue } : {}),
    rev: 1,
    outbox: [],
    inbox: [],
  };
};
