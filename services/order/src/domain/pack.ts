import {
  canMove,
  ok,
  orderStatus,
  refusal,
  type Outcome,
  type PaymentStatusName,
} from '@tokri/contracts';
import { reduceSold } from '@tokri/contracts/price';
import { unchanged, type Decision } from './facts.ts';
import { inState, soldOf, type Order } from './order.ts';

export type PackRefusal =
  | 'transition-refused'
  | 'line-unknown'
  | 'quantity-too-large'
  | 'nothing-packed'
  | 'packed-otherwise';

/** What was packed of each line, by its id; lines that are not named are there whole. */
export type PackedQuantities = ReadonlyMap<number, number>;

const wasPacked = ({ history }: Order): boolean =>
  history.some(({ status }) => status === 'Packed');
const isPackedSo = (order: Order, quantities: PackedQuantities): boolean =>
  order.lines.every(
    ({ cartLineId, quantity }, index) =>
      (quantities.get(cartLineId) ?? quantity) === soldOf(order).lines[index]?.quantity,
  );

const quantitiesRefusal = ({ lines }: Order, quantities: PackedQuantities): PackRefusal | null => {
  const ordered = new Map(lines.map(({ cartLineId, quantity }) => [cartLineId, quantity]));
  if ([...quantities.keys()].some((id) => !ordered.has(id))) return 'line-unknown';
  if ([...quantities].some(([id, quantity]) => quantity > (ordered.get(id) ?? 0)))
    return 'quantity-too-large';
  return lines.every(({ cartLineId, quantity }) => (quantities.get(cartLineId) ?? quantity) === 0)
    ? 'nothing-packed'
    : null;
};

/** What is less to pay than was agreed. */
export const shortPaise = (order: Order): number =>
  order.totals.payablePaise - soldOf(order).totals.payablePaise;

/** Money that is here for what is not in the bag goes back; what is still to be paid is less from now on. */
const moneyAfter = (
  order: Order,
  differencePaise: number,
): { readonly paymentStatus: PaymentStatusName; readonly refundPaise: number } =>
  order.money === 'captured' && differencePaise > 0
    ? { paymentStatus: 'RefundDue', refundPaise: differencePaise }
    : { paymentStatus: order.paymentStatus, refundPaise: order.refundPaise };

/**
 * O16. Staff pack a confirmed order, also short: lines, sums and bill are of what is in the bag. An order of which nothing is there is cancelled, not
 * packed. The same packing once more changes nothing; another one is refused, because the bill is written.
 */
export const packOrder = (
  order: Order,
  { quantities, now }: { readonly quantities: PackedQuantities; readonly now: Date },
): Outcome<Decision, PackRefusal> => {
  const code = quantitiesRefusal(order, quantities);
  if (code) return refusal(code);
  if (wasPacked(order))
    return isPackedSo(order, quantities) ? ok(unchanged(order)) : refusal('packed-otherwise');
  if (!canMove(orderStatus[order.status], orderStatus.Packed)) return refusal('transition-refused');
  const { lines, totals, taxSummary, coupon } = order;
  const whole = { lines, totals, taxSummary, coupon };
  const sold = reduceSold(whole, quantities);
  const packed = inState(
    order,
    {
      status: 'Packed',
      packed: sold === whole ? null : sold,
      ...moneyAfter(order, totals.payablePaise - sold.totals.payablePaise),
    },
    { at: now, by: 'staff' },
  );
  return ok({ order: packed, facts: [{ kind: 'moved', order: packed }] });
};
