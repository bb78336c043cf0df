import { session } from '@tokri/web-kit/session';
import { useState } from 'react';

/**
 * Kept for one session: a coupon applies to one order, and the server checks it with every cart.
 */
const storageKey = 'tokri.coupon';

interface StoredCoupon {
  readonly userId: number;
  readonly code: string;
}

const readStoredCoupon = (): StoredCoupon | null => {
  try {
    const stored = JSON.parse(
      sessionStorage.getItem(storageKey) ?? 'null',
    ) as Partial<StoredCoupon> | null;
    return typeof stored?.userId === 'number' && typeof stored.code === 'string'
      ? { userId: stored.userId, code: stored.code }
      : null;
  } catch {
    return null;
  }
};

export const readCouponCode = (userId: number): string => {
  const stored = readStoredCoupon();
  return stored?.userId === userId ? stored.code : '';
};

export const storeCouponCode = (code: string): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ userId: session().user?.Id ?? 0, code }));
  } catch {
    // If storage is unavailable, the code lasts until the page is closed.
  }
};

export interface CouponSelection {
  readonly code: string;
  readonly choose: (code: string) => void;
}

export const useCouponCode = (userId: number): CouponSelection => {
  const [code, setCode] = useState(() => readCouponCode(userId));
  const choose = (next: string): void => {
    storeCouponCode(next);
    setCode(next);
  };
  return { code, choose };
};
