import type { CartResponse } from '@tokri/contracts/api';
import { personalStorage } from '@tokri/web-kit/platform';

const storageKey = 'tokri.cart-shown';

export interface CachedCart {
  readonly userId: number;
  readonly at: string;
  /** Stored without its quote, so an order cannot be placed from old prices. */
  readonly cart: CartResponse;
}

const isCachedCart = (value: unknown): value is CachedCart => {
  const cached = value as Partial<CachedCart> | null;
  return (
    typeof cached === 'object' &&
    cached !== null &&
    typeof cached.at === 'string' &&
    Array.isArray(cached.cart?.Lines) &&
    typeof cached.cart.Totals === 'object'
  );
};

export const readCachedCart = (userId: number): CachedCart | null => {
  try {
    const value = JSON.parse(personalStorage().getItem(storageKey) ?? 'null') as unknown;
    return isCachedCart(value) && value.userId === userId ? value : null;
  } catch {
    return null;
  }
};

export const writeCachedCart = (cached: CachedCart): void => {
  try {
    personalStorage().setItem(storageKey, JSON.stringify(cached));
  } catch {
    // Storage may be full or blocked; the cart is then read from the server only.
  }
};

/** What was ordered is no longer in the cart. */
export const forgetCachedCart = (): void => {
  try {
    personalStorage().removeItem(storageKey);
  } catch {
    // Blocked storage holds no cart.
  }
};
