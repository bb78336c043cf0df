import {
  conditionalUpdate,
  createIdAllocator,
  insertAggregate,
  trustedFilter,
} from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { PartyPaymentStore } from '../../application/ports/party-payments.ts';
import { returnedPaise } from '../../domain/party-payments/provider-returns.ts';
import { onAccountPaise, type PartyPayment } from '../../domain/party-payments/party-payment.ts';
import { createOnlineQueries } from './online-payment-queries.ts';
import { toPartyPayment, type PartyPaymentDocument } from './party-payment-document.ts';

const toKey = ({ requestId, paymentId }: PartyPayment): string =>
  requestId === '' ? `online:${paymentId}` : `request:${requestId}`;

const hasMoney = ({ state }: Pick<PartyPayment, 'state'>): boolean =>
  state === 'captured' || state === 'reversed';

const needsSync = ({ state, returns = [] }: PartyPayment): boolean =>
  state === 'opened' || returns.some((one) => one.state === 'pending');

const toMarks = (payment: PartyPayment) => ({
  ...(hasMoney(payment) &&
  (payment.allocation.isDue || payment.number === null || payment.advance?.isVoucherDue)
    ? { settlementDue: 1 }
    : {}),
  ...(onAccountPaise(payment) > 0 ? { onAccountOf: payment.partyId } : {}),
  ...(needsSync(payment) ? { watch: 1 } : {}),
});

const toOnlineFields = ({ online, at }: PartyPayment) =>
  online === null
    ? {}
    : {
        openedAt: at,
        ...(online.gatewayOrderId === null ? {} : { gatewayOrderId: online.gatewayOrderId }),
        ...(online.gatewayPaymentId === null ? {} : { gatewayPaymentId: online.gatewayPaymentId }),
      };

const toWrite = (payment: PartyPayment) => {
  const { number, ...fields } = payment;
  const marks = toMarks(payment);
  // A numbered payment is posted; what changes its postings are a reversal and what was returned.
  const isChanged = payment.state === 'reversed' || returnedPaise(payment) > 0;
  const ledger = number !== null && isChanged ? { ledgerDue: 1 } : {};
  const absent = (['settlementDue', 'onAccountOf', 'watch'] as const).filter(
    (mark) => !(mark in marks),
  );
  return {
    set: { payment: fields, ...toOnlineFields(payment), ...marks, ...ledger },
    unset: absent,
  };
};

const createLists = (
  model: Model<PartyPaymentDocument>,
): Pick<PartyPaymentStore, 'listByParty' | 'listDue' | 'listOnAccount'> => ({
  listByParty: async (partyId, { page, pageSize }) => {
    const ofParty = trustedFilter({ partyId });
    const [documents, total] = await Promise.all([
      model
        .find(ofParty)
        .sort({ paymentId: -1 })
        .skip((page - 1) * pageSize)
        .limit(pageSize)
        .lean<PartyPaymentDocument[]>(),
      model.countDocuments(ofParty),
    ]);
    return { payments: documents.map(toPartyPayment), total };
  },
  listDue: async (limit) =>
    (
      await model
        .find(trustedFilter({ settlementDue: 1 }))
        .select({ paymentId: 1 })
        .sort({ paymentId: 1 })
        .limit(limit)
        .lean<PartyPaymentDocument[]>()
    ).map(({ paymentId }) => paymentId),
  listOnAccount: async (limit) =>
    (
      await model
        .find(trustedFilter({ onAccountOf: { $gt: 0 } }))
        .select({ paymentId: 1, partyId: 1 })
        .sort({ paymentId: 1 })
        .limit(limit)
        .lean<PartyPaymentDocument[]>()
    ).map(({ paymentId, partyId }) => ({ paymentId, partyId })),
});

const createLookups = (
  model: Model<PartyPaymentDocument>,
): Pick<PartyPaymentStore, 'findNumbered' | 'sumOnAccount' | 'sumAllOnAccount'> => ({
  findNumbered: async (paymentIds) =>
    new Set(
      (
        await model
          .find(trustedFilter({ paymentId: { $in: [...paymentIds] } }))
          .select({ paymentId: 1, number: 1 })
          .lean<PartyPaymentDocument[]>()
      )
        .filter(({ number }) => number !== null)
        .map(({ paymentId }) => paymentId),
    ),
  sumOnAccount: async (partyId) =>
    (
      await model.find(trustedFilter({ onAccountOf: partyId })).lean<PartyPaymentDocument[]>()
    ).reduce((sum, document) => sum + onAccountPaise(toPartyPayment(document)), 0),
  sumAllOnAccount: async () => {
    const sums = new Map<number, number>();
    const open = trustedFilter({ onAccountOf: { $gt: 0 } });
    for (const document of await model.find(open).lean<PartyPaymentDocument[]>()) {
      const payment = toPartyPayment(document);
      sums.set(payment.partyId, (sums.get(payment.partyId) ?? 0) + onAccountPaise(payment));
    }
    return sums;
  },
});

export const createPartyPaymentRepository = (
  connection: Connection,
  model: Model<PartyPaymentDocument>,
): PartyPaymentStore => {
  const findOne = (filter: Record<string, unknown>) =>
    model.findOne(trustedFilter(filter)).lean<PartyPaymentDocument | null>();
  return {
    nextId: createIdAllocator({ connection, name: 'party-payment' }),
    insertOrFind: async (payment) => {
      const { number, ...fields } = payment;
      const { paymentId, partyId } = payment;
      const _id = toKey(payment);
      const document = {
        _id,
        paymentId,
        partyId,
        payment: fields,
        number,
        ...toOnlineFields(payment),
        ...toMarks(payment),
      };
      if ((await insertAggregate(model, document)) === 'inserted') return payment;
      const existing = await findOne({ _id });
      if (!existing) throw new Error(`${_id} could neither be inserted nor found`);
      return toPartyPayment(existing);
    },
    find: async (paymentId) => {
      const document = await findOne({ paymentId });
      return document && { payment: toPartyPayment(document), rev: document.rev };
    },
    findByRequest: async (requestId) => {
      const document = await findOne({ _id: `request:${requestId}` });
      return document && toPartyPayment(document);
    },
    save: async ({ rev }, payment) =>
      (await conditionalUpdate(model, { id: toKey(payment), rev, ...toWrite(payment) })) !== null,
    issueReceipt: async (paymentId, number) => {
      const document = await findOne({ paymentId });
      if (document)
        await conditionalUpdate(model, {
          id: document._id,
          precondition: { number: null },
          set: { number, ledgerDue: 1 },
        });
    },
    ...createLists(model),
    ...createOnlineQueries(model),
    ...createLookups(model),
  };
};
