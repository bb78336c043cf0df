import { session } from '@tokri/web-kit/session';
import { useState } from 'react';

/** For this visit only: a coupon is chosen for one order, and every look at the cart judges it anew. */
const storageKey = 'tokri.coupon';

interface Kept {
  readonly userId: number;
  readonly code: string;
}

const readKept = (): Kept | null => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Partial<Kept> | null;
    return typeof kept?.userId === 'number' && typeof kept.code === 'string'
      ? { userId: kept.userId, code: kept.code }
      : null;
  } catch {
    return null;
  }
};

/** The code that this user has chosen; empty for none. */
export const chosenCode = (userId: number): string => {
  const kept = readKept();
  return kept?.userId === userId ? kept.code : '';
};

/** Keeps a code for the cart of whoever is signed in; an empty one takes it out. */
export const keepCode = (code: string): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ userId: session().user?.Id ?? 0, code }));
  } catch {
    // Closed storage: the code lasts as long as the page.
  }
};

export interface CouponChoice {
  readonly code: string;
  readonly choose: (code: string) => void;
}

/** The coupon that the cart is counted with, through a reload too. */
export const useCouponCode = (userId: number): CouponChoice => {
  const [code, setCode] = useState(() => chosenCode(userId));
  const choose = (next: string): void => {
    keepCode(next);
    setCode(next);
  };
  return { code, choose };
};
