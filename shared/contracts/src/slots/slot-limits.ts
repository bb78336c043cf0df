/** Bounds of slots, pincodes, holds and waiting lists: the rows refuse beyond them, the pages say so before. */

/** A chosen place is held so many minutes, and once so many more (architecture.md 3). */
export const holdMinutes = 10;
export const extensionMinutes = 5;
/** A place that came free waits so many minutes for the first of the waiting list (issue 6). */
export const waitlistOfferMinutes = 10;

/** Places of one slot at most. */
export const maxSlotCapacity = 500;
/** Pieces of one slot at most, where it is limited in pieces. */
export const maxSlotPieces = 999_999;
/** Orders end this long before the start at most: 14 days, in minutes. */
export const maxCutOffMinutes = 20_160;
/** Parties with a fee of their own, of one window at most. */
export const maxPartyFees = 50;
/** Windows that roll ahead for one group at most. */
export const maxSlotTemplates = 200;
/** Slots exist this many days ahead, today included (demo-shop.md). */
export const slotDaysAhead = 15;
/** A day is closed at most this many days ahead: festivals are known a year before. */
export const maxClosedDaysAhead = 400;
/** Letters of the reason that a day is closed for, and of a group's name, at most. */
export const maxClosedDayReasonLength = 100;
export const maxGroupNameLength = 60;
/** Days whose slots are read with what fills them in one call at most. */
export const maxSlotReportDays = 31;
/** A new group asked for by its id lies at most this far beyond the last one: more is a typing error. */
export const maxGroupIdGap = 100;
/** One call opens at most this many pincodes (specification 7, readings 30). */
export const maxPincodesPerRequest = 5000;
