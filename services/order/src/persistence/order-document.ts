import { shopDate } from '@tokri/contracts/dates';
import { maxOrdersPerHold } from '@tokri/contracts/slots';
import type { AggregateDocument } from '@tokri/service-kit/mongo';
import {
  splitOrder,
  type UserHold,
  type Order,
  type OrderTerms,
  type PaymentStage,
} from '../domain/order.ts';
import type {
  ParticipantReplies,
  ParticipantReply,
  Rejection,
  SagaParticipant,
} from '../domain/saga/saga-participants.ts';

/** Stored names and values are frozen: existing documents use them. */
const storedParticipants = {
  booking: 'booking',
  reservation: 'keeping',
  stock: 'stock',
  'late-stock': 'second-stock',
  coupon: 'coupon',
  'late-coupon': 'second-coupon',
  cart: 'cart',
  payment: 'payment',
  credit: 'credit',
} as const satisfies Record<SagaParticipant, string>;
const storedReplyKinds = { pending: 'awaited', accepted: 'yes', rejected: 'no' } as const;
const storedStages = {
  waiting: 'waiting',
  expired: 'lapsed',
  accepted: 'accepted',
  capturing: 'capturing',
} as const satisfies Record<PaymentStage, string>;

type StoredParticipant = (typeof storedParticipants)[SagaParticipant];
interface StoredRejection {
  readonly code: string;
  readonly short: Rejection['shortages'];
}
type StoredReply =
  | { readonly kind: 'awaited' }
  | { readonly kind: 'yes' }
  | ({ readonly kind: 'no' } & StoredRejection);
type StoredReplies = Readonly<Partial<Record<StoredParticipant, StoredReply>>>;
type StoredStage = (typeof storedStages)[PaymentStage];
type StoredAgreement = Omit<OrderTerms, 'holdAttempt'> & { readonly tryOfHold?: number };
type StoredProgress = Omit<ReturnType<typeof splitOrder>['progress'], 'captureState'> & {
  readonly money: Order['captureState'];
  readonly rejection?: StoredRejection;
  readonly answers?: StoredReplies;
  readonly stage?: StoredStage;
};

export interface OrderDocument extends AggregateDocument {
  readonly _id: number;
  /** `<user>:<hold>` for the first order of a hold, `<user>:<hold>:<attempt>` for later ones. */
  readonly userHold: string;
  readonly userId: number;
  readonly transactionNumber: string;
  readonly day: string;
  readonly pdate: string;
  readonly status: Order['status'];
  readonly deadlineAt?: Date;
  /** Absent before the order is packed, as `salesDue`. */
  readonly salesDates?: readonly string[];
  /** Set while days of `salesDates` must be built again. */
  readonly salesDue?: number;
  /** While a delivered cash order waits for the record of its money. */
  readonly cashDue?: true;
  readonly agreement: StoredAgreement;
  readonly progress: StoredProgress;
}

const invert = <Name extends string, Stored extends string>(
  names: Readonly<Record<Name, Stored>>,
): Readonly<Record<Stored, Name>> =>
  Object.fromEntries(Object.entries(names).map(([name, stored]) => [stored, name])) as Readonly<
    Record<Stored, Name>
  >;
const participants = invert(storedParticipants);
const replyKinds = invert(storedReplyKinds);
const stages = invert(storedStages);

const toStoredRejection = ({ code, shortages }: Rejection): StoredRejection => ({
  code,
  short: shortages,
});
const toRejection = ({ code, short }: StoredRejection): Rejection => ({ code, shortages: short });

const toStoredReply = (reply: ParticipantReply): StoredReply =>
  reply.kind === 'rejected'
    ? { kind: storedReplyKinds.rejected, ...toStoredRejection(reply) }
    : { kind: storedReplyKinds[reply.kind] };
const toReply = (reply: StoredReply): ParticipantReply =>
  reply.kind === 'no'
    ? { kind: 'rejected', ...toRejection(reply) }
    : ({ kind: replyKinds[reply.kind] } as ParticipantReply);

const toStoredReplies = (replies: ParticipantReplies): StoredReplies =>
  Object.fromEntries(
    Object.entries(replies).map(([participant, reply]) => [
      storedParticipants[participant as SagaParticipant],
      toStoredReply(reply),
    ]),
  );
const toReplies = (replies: StoredReplies): ParticipantReplies =>
  Object.fromEntries(
    Object.entries(replies).map(([participant, reply]) => [
      participants[participant as StoredParticipant],
      toReply(reply),
    ]),
  );

const toStoredAgreement = ({ holdAttempt, ...terms }: OrderTerms): StoredAgreement => ({
  ...terms,
  ...(holdAttempt === undefined ? {} : { tryOfHold: holdAttempt }),
});

type OrderProgress = ReturnType<typeof splitOrder>['progress'] & {
  readonly replies?: ParticipantReplies;
  readonly stage?: PaymentStage;
  readonly rejection?: Rejection;
};

const toStoredProgress = (order: Order): StoredProgress => {
  const { captureState, replies, stage, rejection, ...progress }: OrderProgress =
    splitOrder(order).progress;
  return {
    ...progress,
    money: captureState,
    ...(rejection === undefined ? {} : { rejection: toStoredRejection(rejection) }),
    ...(replies === undefined ? {} : { answers: toStoredReplies(replies) }),
    ...(stage === undefined ? {} : { stage: storedStages[stage] }),
  };
};

const userHoldKey = ({ userId, holdId }: UserHold, attempt = 1): string =>
  attempt === 1 ? `${userId}:${holdId}` : `${userId}:${holdId}:${attempt}`;
export const userHoldKeys = (hold: UserHold): string[] =>
  Array.from({ length: maxOrdersPerHold }, (_, index) => userHoldKey(hold, index + 1));

export const toStoredState = (
  order: Order,
): Pick<OrderDocument, 'status' | 'deadlineAt' | 'cashDue' | 'progress'> => ({
  status: order.status,
  progress: toStoredProgress(order),
  ...('deadlineAt' in order ? { deadlineAt: order.deadlineAt } : {}),
  ...(order.status === 'Delivered' && order.paymentStatus === 'DueOnDelivery'
    ? { cashDue: true as const }
    : {}),
});

export const toDocument = (order: Order) => ({
  _id: order.orderId,
  userHold: userHoldKey(order, order.holdAttempt),
  userId: order.userId,
  transactionNumber: order.transactionNumber,
  day: shopDate(order.placedAt),
  pdate: order.pdate,
  agreement: toStoredAgreement(splitOrder(order).terms),
  ...toStoredState(order),
});

export const toOrder = ({
  agreement: { tryOfHold, ...agreement },
  progress: { money, answers, stage, rejection, ...progress },
}: Pick<OrderDocument, 'agreement' | 'progress'>): Order =>
  ({
    ...agreement,
    ...progress,
    captureState: money,
    ...(rejection === undefined ? {} : { rejection: toRejection(rejection) }),
    ...(tryOfHold === undefined ? {} : { holdAttempt: tryOfHold }),
    ...(answers === undefined ? {} : { replies: toReplies(answers) }),
    ...(stage === undefined ? {} : { stage: stages[stage] }),
  }) as unknown as Order;
