import { slotDaysAhead } from '../slots/slot-limits.ts';

export const maxCartLines = 100;
export const maxLineQuantity = 999;
/** Up to this many units left, a pack is low in stock. */
export const lowStockThreshold = 5;
export const isLowStock = (free: number): boolean => free <= lowStockThreshold;
export const maxCartDates = slotDaysAhead;
