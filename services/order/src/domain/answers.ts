/** Why an order was turned down, and which lines were short. */
export interface Rejection {
  readonly code: string;
  readonly short: readonly {
    readonly itemId: number;
    readonly unitId: number;
    readonly wanted: number;
    readonly free: number;
  }[];
}

/**
 * Who may be asked: the place booked, or kept for a payment; stock and coupon, and once more for money that came late; the cart; the gateway's order.
 */
export type AskedParty =
  | 'booking'
  | 'keeping'
  | 'stock'
  | 'second-stock'
  | 'coupon'
  | 'second-coupon'
  | 'cart'
  | 'payment';

export type Answer =
  { readonly kind: 'awaited' } | { readonly kind: 'yes' } | ({ readonly kind: 'no' } & Rejection);

/** One entry for each that was asked. */
export type Answers = Readonly<Partial<Record<AskedParty, Answer>>>;

/** Who must say yes before an order that has just been placed goes on. */
export const askedAtPlacing = {
  cod: ['booking', 'stock', 'cart'],
  online: ['keeping', 'stock', 'cart', 'payment'],
} as const satisfies Record<string, readonly AskedParty[]>;

interface Asking {
  readonly paymentMethod: keyof typeof askedAtPlacing;
  readonly coupon: object | null;
}

/** Who must say yes to this order; its coupon only when it has one. */
export const askedFor = ({ paymentMethod, coupon }: Asking): readonly AskedParty[] => [
  ...askedAtPlacing[paymentMethod],
  ...(coupon ? ['coupon' as const] : []),
];

/** Who must say yes before money is taken; stock and coupon only when the order had lapsed and let them go. */
export const askedAtAccepting = (
  { coupon }: Pick<Asking, 'coupon'>,
  isLate: boolean,
): readonly AskedParty[] =>
  isLate ? ['booking', 'second-stock', ...(coupon ? ['second-coupon' as const] : [])] : ['booking'];

export const nobodyAnswered = (asked: readonly AskedParty[]): Answers =>
  Object.fromEntries(asked.map((party) => [party, { kind: 'awaited' }]));

export type Verdict =
  | { readonly kind: 'open' }
  | { readonly kind: 'agreed' }
  | ({ readonly kind: 'refused' } & Rejection);

/** One no decides at once; all yes agree; else it stays open. */
export const verdictOf = (answers: Answers): Verdict => {
  const given = Object.values(answers);
  const no = given.find((answer) => answer.kind === 'no');
  if (no?.kind === 'no') return { kind: 'refused', code: no.code, short: no.short };
  return given.every((answer) => answer.kind === 'yes') ? { kind: 'agreed' } : { kind: 'open' };
};
