import type { EventData, stockRejected } from '@tokri/contracts/events';
import type { PaymentMethod } from '@tokri/contracts/orders';

export interface Rejection {
  readonly code: string;
  readonly shortages: readonly Readonly<EventData<typeof stockRejected>['short'][number]>[];
}

/**
 * `booking`: the slot is booked; `reservation`: it is reserved for payment. `late-stock` and
 * `late-coupon` confirm a payment that arrived after the expiry.
 */
export type SagaParticipant =
  | 'booking'
  | 'reservation'
  | 'stock'
  | 'late-stock'
  | 'coupon'
  | 'late-coupon'
  | 'cart'
  | 'payment'
  | 'credit';

export type ParticipantReply =
  | { readonly kind: 'pending' }
  | { readonly kind: 'accepted' }
  | ({ readonly kind: 'rejected' } & Rejection);

export type ParticipantReplies = Readonly<Partial<Record<SagaParticipant, ParticipantReply>>>;

export const participantsByPaymentMethod = {
  cod: ['booking', 'stock', 'cart'],
  online: ['reservation', 'stock', 'cart', 'payment'],
  credit: ['booking', 'stock', 'cart', 'credit'],
} as const satisfies Record<PaymentMethod, readonly SagaParticipant[]>;

interface ParticipantCriteria {
  readonly paymentMethod: PaymentMethod;
  readonly coupon: object | null;
}

export const participantsToConfirmOrder = ({
  paymentMethod,
  coupon,
}: ParticipantCriteria): readonly SagaParticipant[] => [
  ...participantsByPaymentMethod[paymentMethod],
  ...(coupon ? ['coupon' as const] : []),
];

export const participantsToCapturePayment = (
  { coupon }: Pick<ParticipantCriteria, 'coupon'>,
  isLate: boolean,
): readonly SagaParticipant[] =>
  isLate ? ['booking', 'late-stock', ...(coupon ? ['late-coupon' as const] : [])] : ['booking'];

export const allPending = (participants: readonly SagaParticipant[]): ParticipantReplies =>
  Object.fromEntries(participants.map((participant) => [participant, { kind: 'pending' }]));

export type SagaOutcome =
  | { readonly kind: 'pending' }
  | { readonly kind: 'accepted' }
  | ({ readonly kind: 'rejected' } & Rejection);

export const sagaOutcome = (replies: ParticipantReplies): SagaOutcome => {
  const allReplies = Object.values(replies);
  const rejection = allReplies.find((reply) => reply.kind === 'rejected');
  if (rejection?.kind === 'rejected')
    return { kind: 'rejected', code: rejection.code, shortages: rejection.shortages };
  return allReplies.every((reply) => reply.kind === 'accepted')
    ? { kind: 'accepted' }
    : { kind: 'pending' };
};
