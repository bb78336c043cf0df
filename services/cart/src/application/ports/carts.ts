import type { CartEvent } from '../../domain/lines/cart-events.ts';
import type { Cart } from '../../domain/lines/cart.ts';

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
  loadCached(userId: number): Promise<StoredCart>;
  /** Whose line it is or was, or null. */
  ownerOfLine(lineId: number): Promise<number | null>;
  /** One guarded write of state, facts and the mark of `seen`; false when somebody else was faster or the event was seen. */
  save(
    stored: StoredCart,
    next: { readonly cart: Cart; readonly events: readonly CartEvent[] },
    eventId?: string,
  ): Promise<boolean>;
  hasApplied(userId: number, eventId: string): Promise<boolean>;
}
