import { slotDaysAhead } from '../slots/slot-limits.ts';

export const maxCartLines = 100;
export const maxLineQuantity = 999;
export const maxCartDates = slotDaysAhead;
