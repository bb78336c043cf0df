import {
  aggregateFields,
  aggregateSchema,
  guard,
  insertAggregate,
  writeGuarded,
  type AggregateDocument,
} from '@tokri/service-kit/mongo';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Clock } from '../application/ports/clock.ts';
import type { PaymentStore, StoredPayment } from '../application/ports/payments.ts';
import type { Decision, Payment, PaymentFact } from '../domain/payment.ts';
import { isWatched, nextTask } from '../domain/tasks.ts';

/** A payment as it lies in the store, and beside it what is asked for by index. */
export interface PaymentDocument extends AggregateDocument {
  /** `pay:<order>`, or `pay:cod:<order>` for cash: written once, so that an order has one of each at most. */
  readonly _id: string;
  readonly payment: Payment;
  readonly gatewayOrderId?: string;
  readonly gatewayPaymentIds: readonly string[];
  /** 1 while the gateway has to be asked for something, absent otherwise. */
  readonly todo?: number;
  readonly retryAt: Date;
  /** 1 while the gateway may know something new, absent otherwise. */
  readonly watch?: number;
  readonly openedAt: Date;
  readonly lookedAt?: Date;
}

export const paymentModel = (connection: Connection): Model<PaymentDocument> =>
  connection.model<PaymentDocument>(
    'payment',
    aggregateSchema<PaymentDocument>({
      _id: String,
      ...aggregateFields,
      payment: Schema.Types.Mixed,
      gatewayOrderId: { type: String, index: true },
      gatewayPaymentIds: { type: [String], index: true },
      todo: { type: Number, index: true },
      retryAt: Date,
      watch: { type: Number, index: true },
      openedAt: Date,
      lookedAt: Date,
    }),
    'payments',
  );

const idOf = ({ orderId, method }: Pick<Payment, 'orderId' | 'method'>): string =>
  method === 'cod' ? `pay:cod:${orderId}` : `pay:${orderId}`;
const onlineId = (orderId: number): string => idOf({ orderId, method: 'online' });
const orderOf = ({ _id }: Pick<PaymentDocument, '_id'>): number => Number(_id.split(':').at(-1));
const toStored = (document: PaymentDocument | null): StoredPayment | null =>
  document && { payment: document.payment, rev: document.rev, seq: document.seq };

const gatewayPaymentIds = ({ gatewayPaymentId, failedAttempts, refunds }: Payment): string[] => [
  ...new Set([
    ...(gatewayPaymentId === null ? [] : [gatewayPaymentId]),
    ...failedAttempts,
    ...refunds.map((refund) => refund.gatewayPaymentId),
  ]),
];

const fieldsOf = (payment: Payment, now: Date) => {
  const marks = {
    ...(nextTask(payment) ? { todo: 1 } : {}),
    ...(isWatched(payment, now) ? { watch: 1 } : {}),
    ...(payment.gatewayOrderId === null ? {} : { gatewayOrderId: payment.gatewayOrderId }),
  };
  return {
    payment,
    retryAt: payment.retryAt,
    openedAt: payment.openedAt,
    gatewayPaymentIds: gatewayPaymentIds(payment),
    ...marks,
  };
};

export interface PaymentRepositoryNeeds {
  readonly model: Model<PaymentDocument>;
  readonly entryOf: (
    payment: Payment,
    fact: PaymentFact,
    at: { readonly seq: number; readonly occurredAt: Date },
  ) => OutboxEntry;
  readonly clock: Clock;
}

/** Payments in MongoDB, one document each; state, events and inbox mark change in one write. */
export const paymentRepository = ({
  model,
  entryOf,
  clock,
}: PaymentRepositoryNeeds): PaymentStore => {
  const entriesOf = ({ payment, facts }: Decision, before: number) =>
    facts.map((fact, index) =>
      entryOf(payment, fact, { seq: before + index + 1, occurredAt: clock() }),
    );
  const one = async (filter: Record<string, unknown>) =>
    toStored(await model.findOne(guard(filter)).lean<PaymentDocument | null>());
  const orders = async (filter: Record<string, unknown>, limit: number) =>
    (
      await model
        .find(guard(filter))
        .select({ _id: 1 })
        .limit(limit)
        .lean<Pick<PaymentDocument, '_id'>[]>()
    ).map(orderOf);

  return {
    insert: (decision) =>
      insertAggregate(
        model,
        { _id: idOf(decision.payment), ...fieldsOf(decision.payment, clock()) },
        { publish: entriesOf(decision, 0) },
      ),
    byOrder: (orderId, method = 'online') => one({ _id: idOf({ orderId, method }) }),
    byGatewayOrder: (gatewayOrderId) => one({ gatewayOrderId }),
    byGatewayPayment: (gatewayPaymentId) => one({ gatewayPaymentIds: gatewayPaymentId }),
    save: async ({ rev, seq }, decision, seen) => {
      const set = fieldsOf(decision.payment, clock());
      const written = await writeGuarded(model, {
        id: idOf(decision.payment),
        rev,
        set,
        unset: ['todo', 'watch'].filter((mark) => !(mark in set)),
        ...(seen === undefined ? {} : { seen }),
        publish: entriesOf(decision, seq),
      });
      return written !== null;
    },
    withTasks: (now, limit) => orders({ todo: 1, retryAt: { $lte: now } }, limit),
    unsettled: ({ openedBefore, lookedBefore, limit }) =>
      orders(
        {
          watch: 1,
          openedAt: { $lte: openedBefore },
          $or: [{ lookedAt: { $exists: false } }, { lookedAt: { $lte: lookedBefore } }],
        },
        limit,
      ),
    isCashCollected: async (orderId) =>
      (await model
        .findById(idOf({ orderId, method: 'cod' }))
        .select({ _id: 1 })
        .lean()) !== null,
    noteLook: async (orderId, at) => {
      const stored = await model.findById(onlineId(orderId)).lean<PaymentDocument | null>();
      if (stored)
        await writeGuarded(model, {
          id: stored._id,
          set: { lookedAt: at },
          unset: isWatched(stored.payment, at) ? [] : ['watch'],
        });
    },
  };
};
