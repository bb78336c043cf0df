import type { Language } from '../language/language.ts';
import { slotDaysAhead } from '../slots/slot-limits.ts';

/** Bounds of carts: the rows refuse beyond them, the pages say so before. */

/** Lines of a cart of one delivery date, and of a visitor's cart on a device, at most: what a visitor has fits into an account. A quote of so many fits into one body. */
export const maxCartLines = 100;
/** Pieces of one line at most, and so of a unit in one order. */
export const maxLineQuantity = 999;
/** A customer has lines on at most this many delivery dates: as many as roll ahead. */
export const maxCartDates = slotDaysAhead;

/** What somebody reads who wants one more line than a cart holds; the shop says it of an account's cart, the page of a visitor's. */
export const cartFullMessage: Readonly<Record<Language, string>> = {
  en: `A cart holds ${maxCartLines} different items. Order these first.`,
  hi: `टोकरी में ${maxCartLines} तरह के सामान आते हैं। पहले ये मँगाएँ।`,
};
