/** What staff can do to the stock of a unit at a location. */
export const stockChangeKinds = [
  'receive',
  'correct',
  'sold-out',
  'withdraw',
  'relist',
  'undo',
] as const;

export const staffMovementKinds = [...stockChangeKinds, 'set', 'opened'] as const;
export type StaffMovementKind = (typeof staffMovementKinds)[number];

export const correctionReasons = ['counted', 'damaged', 'expired', 'lost', 'other'] as const;
export type CorrectionReason = (typeof correctionReasons)[number];

export const maxUnitStock = 1_000_000;
export const maxMovementNoteLength = 200;
