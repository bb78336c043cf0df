import type { CartEvent } from '../../domain/lines/cart-events.ts';
import type { Cart } from '../../domain/lines/cart.ts';

export interface StoredCart {
  readonly cart: Cart;
  readonly rev: number;
  readonly seq: number;
}

export interface CartStore {
  nextLineId(): Promise<number>;
  load(userId: number): Promise<StoredCart>;
  loadCached(userId: number): Promise<StoredCart>;
  ownerOfLine(lineId: number): Promise<number | null>;
  /**
   * One conditional update of cart, events and applied event id. False after a conflict or for an
   * event already applied.
   */
  save(
    stored: StoredCart,
    next: { readonly cart: Cart; readonly events: readonly CartEvent[] },
    eventId?: string,
  ): Promise<boolean>;
  hasApplied(userId: number, eventId: string): Promise<boolean>;
}
