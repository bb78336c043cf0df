import {
  canOrderTransition,
  orderStatus,
  type OrderStatusName,
  type PaymentStatusName,
} from '@tokri/contracts/orders';
import { err, ok, type Result } from '@tokri/contracts/result';
import { reduceSoldCart, type QuotedLine } from '@tokri/contracts/pricing';
import { unchanged, type Decision } from '../order-events.ts';
import { transitionTo, currentContents, type Order } from '../order.ts';

export type PackOrderError =
  | 'transition-refused'
  | 'line-unknown'
  | 'quantity-too-large'
  | 'nothing-packed'
  | 'packed-otherwise';

export type PackedQuantities = ReadonlyMap<number, number>;

const packedStatuses: readonly OrderStatusName[] = ['Packed', 'OutForDelivery', 'Delivered'];
const isPackedAs = (order: Order, quantities: PackedQuantities): boolean =>
  order.lines.every(
    ({ cartLineId, quantity }, index) =>
      (quantities.get(cartLineId) ?? quantity) === currentContents(order).lines[index]?.quantity,
  );

const validateQuantities = (
  { lines }: Order,
  quantities: PackedQuantities,
): PackOrderError | null => {
  const ordered = new Map(lines.map(({ cartLineId, quantity }) => [cartLineId, quantity]));
  if ([...quantities.keys()].some((id) => !ordered.has(id))) return 'line-unknown';
  if ([...quantities].some(([id, quantity]) => quantity > (ordered.get(id) ?? 0)))
    return 'quantity-too-large';
  return lines.every(({ cartLineId, quantity }) => (quantities.get(cartLineId) ?? quantity) === 0)
    ? 'nothing-packed'
    : null;
};

export interface PackedLine {
  readonly line: QuotedLine;
  readonly ordered: number;
}

/** Packed quantities once packed, beside the ordered ones. */
export const listPackedLines = (order: Order): readonly PackedLine[] =>
  currentContents(order).lines.map((line, index) => ({
    line,
    ordered: order.lines[index]?.quantity ?? line.quantity,
  }));

export const isShort = ({ line, ordered }: PackedLine): boolean => line.quantity !== ordered;

export const shortfallPaise = (order: Order): number =>
  order.totals.payablePaise - currentContents(order).totals.payablePaise;

const paymentAfterPacking = (
  order: Order,
  differencePaise: number,
): { readonly paymentStatus: PaymentStatusName; readonly refundPaise: number } =>
  order.captureState === 'captured' && differencePaise > (order.providerRefundPaise ?? 0)
    ? { paymentStatus: 'RefundDue', refundPaise: differencePaise }
    : { paymentStatus: order.paymentStatus, refundPaise: order.refundPaise };

/**
 * Staff may pack less than was ordered; an order without any packed unit must be cancelled instead.
 * Repeating the same quantities changes nothing. Other quantities are rejected because the bill is
 * already issued.
 */
export const packOrder = (
  order: Order,
  {
    quantities,
    now,
    staffId,
  }: { readonly quantities: PackedQuantities; readonly now: Date; readonly staffId?: number },
): Result<Decision, PackOrderError> => {
  const code = validateQuantities(order, quantities);
  if (code) return err(code);
  if (packedStatuses.includes(order.status))
    return isPackedAs(order, quantities) ? ok(unchanged(order)) : err('packed-otherwise');
  if (!canOrderTransition(orderStatus[order.status], orderStatus.Packed))
    return err('transition-refused');
  const { lines, totals, taxSummary, coupon } = order;
  const agreedContents = { lines, totals, taxSummary, coupon };
  const packedContents = reduceSoldCart(agreedContents, quantities);
  const packed = transitionTo(
    order,
    {
      status: 'Packed',
      packed: packedContents === agreedContents ? null : packedContents,
      ...paymentAfterPacking(order, totals.payablePaise - packedContents.totals.payablePaise),
    },
    { at: now, by: 'staff', staffId },
  );
  return ok({ order: packed, events: [{ kind: 'status-changed', order: packed }] });
};
