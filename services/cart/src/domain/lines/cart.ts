import type { QuotedLine } from '@tokri/contracts/pricing';

export interface SeenPrice {
  readonly rateWithTaxPaise: number | null;
  readonly offerIds: readonly number[] | null;
  /** Absent when no delivery location was known. */
  readonly locationId?: number;
}

/**
 * A line exists only with a quantity of at least 1. An upload with its key sets the quantity, other
 * keys add to it.
 */
export interface CartLine extends Readonly<
  Pick<QuotedLine, 'lineKey' | 'itemId' | 'unitId' | 'quantity'>
> {
  readonly lineId: number;
  /** The offer that the customer chose, 0 for the best one; a quote has the one that applies. */
  readonly offerId: number;
  readonly seen?: SeenPrice;
}

export interface DayCart {
  /** Incremented by every change of lines; a quote refers to the version that it priced. */
  readonly version: number;
  readonly reservedForOrderId: number | null;
  readonly lines: readonly CartLine[];
}

export interface UploadedKey {
  readonly lineKey: string;
  readonly lineId: number;
  readonly quantity: number;
}

export interface UserOrder {
  readonly orderId: number;
  readonly couponCode: string | null;
  readonly isActive: boolean;
}

/** All carts of a user are one document, so that moving a line between dates is one write. */
export interface Cart {
  readonly userId: number;
  readonly dates: Readonly<Record<string, DayCart>>;
  readonly uploadedKeys: readonly UploadedKey[];
  readonly orders: readonly UserOrder[];
}

export const maxUploadedKeys = 400;

export const maxOrders = 100;

const emptyDay: DayCart = { version: 0, reservedForOrderId: null, lines: [] };
export const newCart = (userId: number): Cart => ({
  userId,
  dates: {},
  uploadedKeys: [],
  orders: [],
});
export const findDay = (cart: Pick<Cart, 'dates'>, pdate: string): DayCart =>
  cart.dates[pdate] ?? emptyDay;
export const countUnits = (day: DayCart): number =>
  day.lines.reduce((count, line) => count + line.quantity, 0);

export const withLines = (cart: Cart, pdate: string, lines: readonly CartLine[]): Cart => {
  const day = findDay(cart, pdate);
  return {
    ...cart,
    dates: { ...cart.dates, [pdate]: { ...day, version: day.version + 1, lines } },
  };
};

export const datesWithLines = ({ dates }: Cart): number =>
  Object.values(dates).filter(({ lines }) => lines.length > 0).length;

export const findLine = (
  cart: Cart,
  lineId: number,
): { readonly pdate: string; readonly line: CartLine } | undefined => {
  for (const [pdate, day] of Object.entries(cart.dates)) {
    const line = day.lines.find((candidate) => candidate.lineId === lineId);
    if (line) return { pdate, line };
  }
  return undefined;
};
