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
export type SagaParticipant =
  | 'booking'
  | 'reservation'
  | 'stock'
  | 'late-stock'
  | 'coupon'
  | 'late-coupon'
  | 'cart'
  | 'payment';

export type ParticipantReply =
  | { readonly kind: 'pending' }
  | { readonly kind: 'accepted' }
  | ({ readonly kind: 'rejected' } & Rejection);

/** One entry for each that was asked. */
export type ParticipantReplies = Readonly<Partial<Record<SagaParticipant, ParticipantReply>>>;

/** Who must say yes before an order that has just been placed goes on. */
export const participantsByPaymentMethod = {
  cod: ['booking', 'stock', 'cart'],
  online: ['reservation', 'stock', 'cart', 'payment'],
} as const satisfies Record<string, readonly SagaParticipant[]>;

interface OrderTerms {
  readonly paymentMethod: keyof typeof participantsByPaymentMethod;
  readonly coupon: object | null;
}

/** Who must say yes to this order; its coupon only when it has one. */
export const participantsToConfirmOrder = ({
  paymentMethod,
  coupon,
}: OrderTerms): readonly SagaParticipant[] => [
  ...participantsByPaymentMethod[paymentMethod],
  ...(coupon ? ['coupon' as const] : []),
];

/** Who must say yes before money is taken; stock and coupon only when the order had lapsed and let them go. */
export const participantsToCapturePayment = (
  { coupon }: Pick<OrderTerms, 'coupon'>,
  isLate: boolean,
): readonly SagaParticipant[] =>
  isLate ? ['booking', 'late-stock', ...(coupon ? ['late-coupon' as const] : [])] : ['booking'];

export const allPending = (participants: readonly SagaParticipant[]): ParticipantReplies =>
  Object.fromEntries(participants.map((participant) => [participant, { kind: 'pending' }]));

export type SagaOutcome =
  | { readonly kind: 'pending' }
  | { readonly kind: 'accepted' }
  | ({ readonly kind: 'rejected' } & Rejection);

/** One no decides at once; all yes agree; else it stays open. */
export const sagaOutcome = (replies: ParticipantReplies): SagaOutcome => {
  const allReplies = Object.values(replies);
  const rejection = allReplies.find((reply) => reply.kind === 'rejected');
  if (rejection?.kind === 'rejected')
    return { kind: 'rejected', code: rejection.code, short: rejection.short };
  return allReplies.every((reply) => reply.kind === 'accepted')
    ? { kind: 'accepted' }
    : { kind: 'pending' };
};
