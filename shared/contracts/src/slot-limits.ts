/** Bounds of what staff set for slots and pincodes: the rows refuse beyond them, the pages say so before. */

/** Places of one slot at most. */
export const slotCapacityMax = 500;
/** Orders end this long before the start at most: 14 days, in minutes. */
export const cutOffMinutesMax = 20_160;
/** Parties with a fee of their own, of one window at most. */
export const partyFeesMax = 50;
/** Windows that roll ahead for one group at most. */
export const templatesMax = 200;
/** Slots exist this many days ahead, today included (demo-shop.md). */
export const slotDaysAhead = 15;
/** A day is closed at most this many days ahead: festivals are known a year before. */
export const closedDaysAheadMax = 400;
/** A new group asked for by its id lies at most this far beyond the last one: more is a typing error. */
export const groupIdGapMax = 100;
/** One call opens at most this many pincodes (specification 7, readings 30). */
export const codesPerCallMax = 5000;
