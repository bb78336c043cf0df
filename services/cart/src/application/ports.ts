import type { QuoteClaims } from '@tokri/contracts';
import type { Cart } from '../domain/cart.ts';
import type { CartFact } from '../domain/facts.ts';
import type { QuoteTerms } from '../domain/quote.ts';
import type { Area, CouponNow, DatedOffer, ShelfItem, Slot } from '../domain/shelf.ts';

export type Clock = () => Date;

export interface StoredCart {
  readonly cart: Cart;
  readonly rev: number;
  readonly seq: number;
}

export interface CartStore {
  nextLineId(): Promise<number>;
  /** The user's cart; an empty one with rev 0 when there is none yet. */
  load(userId: number): Promise<StoredCart>;
  /** As this process wrote it last, which another may have changed since; else as `load`. */
  recall(userId: number): Promise<StoredCart>;
  /** Whose line it is or was, or null. */
  ownerOfLine(lineId: number): Promise<number | null>;
  /** One guarded write of state, facts and the mark of `seen`; false when somebody else was faster or the event was seen. */
  save(
    stored: StoredCart,
    next: { readonly cart: Cart; readonly facts: readonly CartFact[] },
    seen?: string,
  ): Promise<boolean>;
  hasSeen(userId: number, eventId: string): Promise<boolean>;
}

/** This service's copies of what others publish. */
export interface Shelf {
  item(itemId: number): ShelfItem | undefined;
  /** What can be had of a unit for a delivery date: what is in stock, and no more than the day's limit where there is one. */
  free(unitId: number, pdate: string): number;
}
export interface Places {
  areas(): Iterable<Area>;
  slot(slotId: number): Slot | undefined;
}
/** Offers and coupons, whether they run or not. */
export interface Deals {
  offers(): Iterable<DatedOffer>;
  coupon(code: string): CouponNow | undefined;
  coupons(): Iterable<CouponNow>;
}
export interface Addresses {
  /** Pincode and State of an address, and whose it is; null when it is not known here. */
  address(
    addressId: number,
  ): Promise<{
    readonly userId: number;
    readonly pincode: string;
    readonly stateCode: string;
  } | null>;
}

export interface IssuedQuote {
  readonly token: string;
  readonly expiresAt: Date;
  readonly claims: QuoteClaims;
}

/** Signs what a customer is told. Terms that this process signed less than a minute ago have their quote back. */
export type IssueQuote = (terms: QuoteTerms, now: Date) => Promise<IssuedQuote>;
