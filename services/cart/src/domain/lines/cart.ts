/** What a customer saw of a line's goods when they last touched it. Null where that is not known. */
export interface SeenPrice {
  readonly rateWithTaxPaise: number | null;
  readonly offerIds: readonly number[] | null;
}

/** What a customer wants on one delivery date. Quantity is at least 1; a line without quantity is no line. */
export interface CartLine {
  readonly lineId: number;
  /** The key of the upload that made the line; it sets the quantity, other keys add to it. */
  readonly lineKey: string;
  readonly itemId: number;
  readonly unitId: number;
  readonly offerId: number;
  readonly quantity: number;
  /** Absent of a line on a device that remembers nothing. */
  readonly seen?: SeenPrice;
}

export interface DayCart {
  /** Raised by every change of lines; a quote names the one it priced. */
  readonly version: number;
  /** The order that is being placed with this cart, or null. */
  readonly takenBy: number | null;
  readonly lines: readonly CartLine[];
}

/** What a key has sent: a repeat of it changes nothing. */
export interface SentKey {
  readonly lineKey: string;
  readonly lineId: number;
  readonly quantity: number;
}

/** An order of the user that counts among those from Placed to Delivered; one that has lapsed does not until its money comes (price.md 5). */
export interface UserOrder {
  readonly orderId: number;
  readonly couponCode: string | null;
  readonly isStanding: boolean;
}

/** All carts of one user, one for each delivery date, so that moving a line between dates is one write. */
export interface Cart {
  readonly userId: number;
  readonly dates: Readonly<Record<string, DayCart>>;
  /** Newest last, at most `sentKeysMax`. */
  readonly sent: readonly SentKey[];
  /** Newest last, at most `ordersMax`; what a coupon asks for. */
  readonly orders: readonly UserOrder[];
}

/** Uploads are recognised as repeats among the last this many keys of a user. */
export const maxSentKeys = 400;

/** Orders of a user that are remembered; who has so many is no first-time customer. */
export const maxOrders = 100;

const emptyDay: DayCart = { version: 0, takenBy: null, lines: [] };
/** A user who has put nothing into a cart yet. */
export const newCart = (userId: number): Cart => ({ userId, dates: {}, sent: [], orders: [] });
/** The cart of a delivery date; an empty one, of version 0, where there is none. */
export const findDay = (cart: Cart, pdate: string): DayCart => cart.dates[pdate] ?? emptyDay;
/** Pieces, not lines. */
export const countUnits = (day: DayCart): number =>
  day.lines.reduce((count, line) => count + line.quantity, 0);

/** Writes the lines of a date and raises its version; who has the cart keeps it. */
export const withLines = (cart: Cart, pdate: string, lines: readonly CartLine[]): Cart => {
  const day = findDay(cart, pdate);
  return {
    ...cart,
    dates: { ...cart.dates, [pdate]: { ...day, version: day.version + 1, lines } },
  };
};

/** On how many delivery dates something lies. */
export const datesWithLines = ({ dates }: Cart): number =>
  Object.values(dates).filter(({ lines }) => lines.length > 0).length;

/** A line by its id, and the delivery date it is for. */
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
