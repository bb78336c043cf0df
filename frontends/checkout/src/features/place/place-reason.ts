/** What decides whether the order can be placed. */
export interface PlaceFacts {
  readonly isOnline: boolean;
  readonly isSignedIn: boolean;
  readonly hasLines: boolean;
  /** A line is out of stock or asks for more than there is. */
  readonly hasTrouble: boolean;
  /** The place is not served, or the slot is of another place or day. */
  readonly notice: '' | 'not-served' | 'slot';
  readonly hasAddress: boolean;
  readonly slot: 'none' | 'asking' | 'held' | 'ended';
  /** Rupees that are missing to the slot's minimum order. */
  readonly minimumShort: number;
  /** Sums are on their way: a quantity, the day or the slot has just changed. */
  readonly isCounting: boolean;
  /** There is a live quote that names address and slot. */
  readonly hasQuote: boolean;
}

export const placeReasons = [
  'offline',
  'sign-in',
  'empty',
  'lines',
  'not-served',
  'address',
  'slot-ended',
  'slot',
  'holding',
  'minimum',
  'counting',
  'quote',
] as const;
export type PlaceReason = (typeof placeReasons)[number];

const holds: Readonly<Record<PlaceReason, (facts: PlaceFacts) => boolean>> = {
  offline: ({ isOnline }) => !isOnline,
  'sign-in': ({ isSignedIn }) => !isSignedIn,
  empty: ({ hasLines }) => !hasLines,
  lines: ({ hasTrouble }) => hasTrouble,
  'not-served': ({ notice }) => notice === 'not-served',
  address: ({ hasAddress }) => !hasAddress,
  'slot-ended': ({ slot }) => slot === 'ended',
  slot: ({ slot, notice }) => slot === 'none' || notice === 'slot',
  holding: ({ slot }) => slot === 'asking',
  minimum: ({ minimumShort }) => minimumShort > 0,
  counting: ({ isCounting }) => isCounting,
  quote: ({ hasQuote }) => !hasQuote,
};

/** The first thing that is missing, in the order in which the page is read; null when the order can be placed. */
export const placeReason = (facts: PlaceFacts): PlaceReason | null =>
  placeReasons.find((reason) => holds[reason](facts)) ?? null;

/** The part of the page where the reason can be mended. */
export type PagePart = 'address' | 'slots' | 'cart';

export const partOf = (reason: PlaceReason): PagePart | null => {
  switch (reason) {
    case 'lines':
    case 'minimum':
      return 'cart';
    case 'address':
    case 'not-served':
      return 'address';
    case 'slot':
    case 'slot-ended':
      return 'slots';
    case 'offline':
    case 'sign-in':
    case 'empty':
    case 'holding':
    case 'counting':
    case 'quote':
      return null;
  }
};
