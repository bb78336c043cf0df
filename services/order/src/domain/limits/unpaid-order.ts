import type { Order, OrderTerms } from '../order.ts';

export interface ItemUnits {
  readonly itemId: number;
  readonly units: number;
}

/** What counts towards the limits of a customer and of an address. */
export interface UnpaidOrder {
  readonly userId: number;
  readonly holdId: number;
  readonly slotId: number;
  readonly pdate: string;
  readonly items: readonly ItemUnits[];
}

const endedStatuses: readonly Order['status'][] = ['Delivered', 'Cancelled', 'Rejected'];

/** Business customers are known to the shop, which opens their accounts itself. */
export const isLimited = ({ partyId, totals }: Pick<OrderTerms, 'partyId' | 'totals'>): boolean =>
  partyId === 0 && totals.payablePaise > 0;

/** Holds a slot and stock for which nobody has paid or authorized a payment. */
export const isUnpaid = (order: Order): boolean =>
  isLimited(order) &&
  order.captureState === 'none' &&
  !endedStatuses.includes(order.status) &&
  !(order.status === 'AwaitingPayment' && order.stage === 'expired');

export const sumUnits = (
  lines: readonly { readonly itemId: number; readonly quantity: number }[],
): readonly ItemUnits[] => {
  const units = new Map<number, number>();
  for (const { itemId, quantity } of lines) units.set(itemId, (units.get(itemId) ?? 0) + quantity);
  return [...units].map(([itemId, count]) => ({ itemId, units: count }));
};

export const toUnpaidOrder = ({ userId, holdId, slot, pdate, lines }: OrderTerms): UnpaidOrder => ({
  userId,
  holdId,
  slotId: slot.slotId,
  pdate,
  items: sumUnits(lines),
});
