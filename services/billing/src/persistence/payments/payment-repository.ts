import {
  aggregateFields,
  aggregateSchema,
  createLastWrittenCache,
  trustedFilter,
  insertAggregate,
  conditionalUpdate,
} from '@tokri/service-kit/mongo';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Clock } from '@tokri/service-kit/use-case';
import type { PaymentStore, StoredPayment } from '../../application/ports/payments.ts';
import type { Decision, Payment, PaymentEvent } from '../../domain/payments/payment.ts';
import { withOpenRefundsChange } from '../../domain/refunds/open-refunds.ts';
import { hasNewPostings } from '../../domain/ledger/document-postings.ts';
import { needsReconciliation, nextTask } from '../../domain/payments/gateway-tasks.ts';
import {
  openRefundStates,
  toPayment,
  toPaymentRecord,
  type PaymentDocument,
} from './payment-document.ts';

export const paymentModel = (connection: Connection): Model<PaymentDocument> =>
  connection.model<PaymentDocument>(
    'payment',
    aggregateSchema<PaymentDocument>({
      _id: String,
      ...aggregateFields,
      payment: Schema.Types.Mixed,
      userId: { type: Number, index: true },
      partyId: { type: Number, index: true },
      ledgerDue: { type: Number, index: true },
      gatewayOrderId: { type: String, index: true },
      gatewayPaymentIds: { type: [String], index: true },
      todo: { type: Number, index: true },
      retryAt: Date,
      watch: { type: Number, index: true },
      openedAt: { type: Date, index: true },
      lookedAt: Date,
      openRefundsPublished: Boolean,
    }),
    'payments',
  );

const toPaymentId = ({ orderId, method }: Pick<Payment, 'orderId' | 'method'>): string =>
  method === 'cod' ? `pay:cod:${orderId}` : `pay:${orderId}`;
/** An order has one of them. */
export const toPaymentIds = (orderId: number): string[] =>
  (['online', 'cod'] as const).map((method) => toPaymentId({ orderId, method }));
const toOnlinePaymentId = (orderId: number): string => toPaymentId({ orderId, method: 'online' });
const toOrderId = ({ _id }: Pick<PaymentDocument, '_id'>): number => Number(_id.split(':').at(-1));

const toStored = (document: PaymentDocument | null): StoredPayment | null =>
  document && {
    payment: toPayment(document.payment),
    rev: document.rev,
    seq: document.seq,
    isOpenRefundPublished: document.openRefundsPublished ?? false,
  };

const listGatewayPaymentIds = ({
  gatewayPaymentId,
  failedAttempts,
  refunds,
}: Payment): string[] => [
  ...new Set([
    ...(gatewayPaymentId === null ? [] : [gatewayPaymentId]),
    ...failedAttempts,
    ...refunds.map((refund) => refund.gatewayPaymentId),
  ]),
];

const toFields = (payment: Payment, now: Date, before: Payment | null) => {
  const indexMarkers = {
    ...(nextTask(payment) ? { todo: 1 } : {}),
    ...(hasNewPostings(before, payment) ? { ledgerDue: 1 } : {}),
    ...(needsReconciliation(payment, now) ? { watch: 1 } : {}),
    ...(payment.gatewayOrderId === null ? {} : { gatewayOrderId: payment.gatewayOrderId }),
  };
  return {
    payment: toPaymentRecord(payment),
    userId: payment.userId,
    ...(payment.partyId === undefined ? {} : { partyId: payment.partyId }),
    retryAt: payment.retryAt,
    openedAt: payment.openedAt,
    gatewayPaymentIds: listGatewayPaymentIds(payment),
    openRefundsPublished: true as const,
    ...indexMarkers,
  };
};

export interface PaymentRepositoryDeps {
  readonly model: Model<PaymentDocument>;
  readonly toOutboxEntry: (
    payment: Payment,
    event: PaymentEvent,
    at: { readonly seq: number; readonly occurredAt: Date },
  ) => OutboxEntry;
  readonly clock: Clock;
}

type PaymentQueries = Omit<
  PaymentStore,
  'insert' | 'save' | 'recordSync' | 'markUsers' | 'findLastWritten'
>;

const withoutUserId = { userId: { $exists: false } };
const byUser = (userId: number) => ({
  $or: [{ userId }, { ...withoutUserId, 'payment.userId': userId }],
});

const markUsers =
  (model: Model<PaymentDocument>): PaymentStore['markUsers'] =>
  async (limit) => {
    const unmarked = await model
      .find(trustedFilter(withoutUserId))
      .select({ 'payment.userId': 1 })
      .limit(limit)
      .lean<Pick<PaymentDocument, '_id' | 'payment'>[]>();
    for (const { _id, payment } of unmarked)
      await model.updateOne(trustedFilter({ _id, ...withoutUserId }), {
        $set: { userId: payment.userId },
      });
    return unmarked.length < limit;
  };

const paymentQueries = (model: Model<PaymentDocument>): PaymentQueries => {
  const findOne = async (filter: Record<string, unknown>) =>
    toStored(await model.findOne(trustedFilter(filter)).lean<PaymentDocument | null>());
  const listOrderIds = async (filter: Record<string, unknown>, limit: number) =>
    (
      await model
        .find(trustedFilter(filter))
        .select({ _id: 1 })
        .limit(limit)
        .lean<Pick<PaymentDocument, '_id'>[]>()
    ).map(toOrderId);

  const listPayments = async (filter: Record<string, unknown>, limit = 0) =>
    (
      await model
        .find(trustedFilter(filter))
        .select({ 'payment.orderId': 1, 'payment.method': 1 })
        .limit(limit)
        .lean<Pick<PaymentDocument, 'payment'>[]>()
    ).map(({ payment: { orderId, method } }) => ({ orderId, method }));

  return {
    findByOrder: (orderId, method = 'online') => findOne({ _id: toPaymentId({ orderId, method }) }),
    findByGatewayOrder: (gatewayOrderId) => findOne({ gatewayOrderId }),
    findByGatewayPayment: (gatewayPaymentId) => findOne({ gatewayPaymentIds: gatewayPaymentId }),
    listOrderIdsWithDueTasks: (now, limit) =>
      listOrderIds({ todo: 1, retryAt: { $lte: now } }, limit),
    listUnsettledOrderIds: ({ openedBefore, syncedBefore, limit }) =>
      listOrderIds(
        {
          watch: 1,
          openedAt: { $lte: openedBefore },
          $or: [{ lookedAt: { $exists: false } }, { lookedAt: { $lte: syncedBefore } }],
        },
        limit,
      ),
    listUnpublishedRefunds: (limit) =>
      listPayments(
        {
          openRefundsPublished: { $exists: false },
          'payment.refunds.state': { $in: openRefundStates },
        },
        limit,
      ),
    listByUser: (userId) => listPayments(byUser(userId)),
    isCashCollected: async (orderId) =>
      (await model
        .findById(toPaymentId({ orderId, method: 'cod' }))
        .select({ _id: 1 })
        .lean()) !== null,
  };
};

const recordSync =
  (model: Model<PaymentDocument>): PaymentStore['recordSync'] =>
  async (orderId, at) => {
    const stored = await model.findById(toOnlinePaymentId(orderId)).lean<PaymentDocument | null>();
    if (stored)
      await conditionalUpdate(model, {
        id: stored._id,
        set: { lookedAt: at },
        unset: needsReconciliation(toPayment(stored.payment), at) ? [] : ['watch'],
      });
  };

const outboxEntries =
  ({ toOutboxEntry, clock }: PaymentRepositoryDeps) =>
  ({ payment, events }: Decision, lastSeq: number): OutboxEntry[] =>
    events.map((event, index) =>
      toOutboxEntry(payment, event, { seq: lastSeq + index + 1, occurredAt: clock() }),
    );

export const createPaymentRepository = (deps: PaymentRepositoryDeps): PaymentStore => {
  const { model, clock } = deps;
  const toOutboxEntries = outboxEntries(deps);
  const queries = paymentQueries(model);
  const writtenPayments = createLastWrittenCache<string, StoredPayment>();

  return {
    ...queries,
    findLastWritten: async (orderId, method = 'online') =>
      writtenPayments.get(toPaymentId({ orderId, method })) ?? queries.findByOrder(orderId, method),
    insert: async (decision) => {
      const { payment, events } = decision;
      const id = toPaymentId(payment);
      const result = await insertAggregate(
        model,
        { _id: id, ...toFields(payment, clock(), null) },
        { publish: toOutboxEntries(decision, 0) },
      );
      if (result === 'inserted')
        writtenPayments.set(id, {
          payment,
          rev: 0,
          seq: events.length,
          isOpenRefundPublished: true,
        });
      return result;
    },
    save: async (stored, decision, appliedEventId) => {
      const { rev, seq, isOpenRefundPublished } = stored;
      const published = withOpenRefundsChange(stored.payment, decision, isOpenRefundPublished);
      const set = toFields(decision.payment, clock(), stored.payment);
      const id = toPaymentId(decision.payment);
      const written = toStored(
        await conditionalUpdate(model, {
          id,
          rev,
          set,
          unset: ['todo', 'watch'].filter((marker) => !(marker in set)),
          ...(appliedEventId === undefined ? {} : { appliedEventId }),
          publish: toOutboxEntries(published, seq),
        }),
      );
      if (written) writtenPayments.set(id, written);
      return written !== null;
    },
    recordSync: recordSync(model),
    markUsers: markUsers(model),
  };
};
