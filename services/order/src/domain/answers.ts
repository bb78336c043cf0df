/** Why an order was turned down, and which lines were short. */
export interface Rejection {
  readonly code: string;
  readonly short: readonly { readonly itemId: number; readonly unitId: number; readonly wanted: number; readonly free: number }[];
}

/** Who must say yes before an order on cash is confirmed. */
export const askedParties = ['slot', 'stock', 'cart'] as const;
export type AskedParty = (typeof askedParties)[number];

export type Answer =
  | { readonly kind: 'awaited' }
  | { readonly kind: 'yes' }
  | ({ readonly kind: 'no' } & Rejection);

export type Answers = Readonly<Record<AskedParty, Answer>>;

export const nobodyAnswered: Answers = { slot: { kind: 'awaited' }, stock: { kind: 'awaited' }, cart: { kind: 'awaited' } };

export type Outcome = { readonly kind: 'open' } | { readonly kind: 'agreed' } | ({ readonly kind: 'refused' } & Rejection);

/** One no decides at once; all yes agree; else the order stays open. */
export const outcomeOf = (answers: Answers): Outcome => {
  const given = askedParties.map((party) => answers[party]);
  const no = given.find((answer) => answer.kind === 'no');
  if (no?.kind === 'no') return { kind: 'refused', code: no.code, short: no.short };
  return given.every((answer) => answer.kind === 'yes') ? { kind: 'agreed' } : { kind: 'open' };
};
