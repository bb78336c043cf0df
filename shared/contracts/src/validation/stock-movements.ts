/** What staff can do to the stock of a unit at a location. */
export const stockChangeKinds = [
  'receive',
  'correct',
  'sold-out',
  'withdraw',
  'relist',
  'undo',
] as const;

/** `not-found` and `found` are what packing an order showed of the shelf. */
export const staffMovementKinds = [
  ...stockChangeKinds,
  'set',
  'opened',
  'not-found',
  'found',
] as const;
export type StaffMovementKind = (typeof staffMovementKinds)[number];

export const correctionReasons = ['counted', 'damaged', 'expired', 'lost', 'other'] as const;
export type CorrectionReason = (typeof correctionReasons)[number];

export const maxUnitStock = 1_000_000;
export const maxMovementNoteLength = 200;
/** 90 days: a device may be without a connection for long. */
export const maxMovementAgeSeconds = 7_776_000;
