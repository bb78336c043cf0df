import { randomUUID } from 'node:crypto';
import { addDays, shopDate } from '@tokri/contracts/dates';
import { sendCommand } from '../../support/api/call-api.ts';
import { createPaidCashOrder, createUnpaidOrder } from './billing-cases.ts';
import type { Fixture } from './fixture.ts';
import type { OperationCases } from './operation-case.ts';

const filterOfToday = () => {
  const today = shopDate(new Date());
  return { query: { FromDate: today, ToDate: today } };
};

const ofThisMonth = () => ({ query: { Month: shopDate(new Date()).slice(0, 7) } });

const buildNotePayment = () => ({
  BillId: 999_999_999,
  Amount: 10,
  Way: 'cash',
  PaidOn: shopDate(new Date()),
  RequestId: randomUUID(),
});

const yesterday = () => ({
  Date: addDays(shopDate(new Date()), -1),
  Provider: 'razorpay',
});

const compareYesterday = async ({ staff }: Fixture) => {
  const day = yesterday();
  await sendCommand({
    path: '/api/admin/billing/daily-comparisons',
    token: staff.token,
    body: day,
  });
  return { query: day };
};

const buildAdjustment = (PartyId: number, Amount: number) => ({
  PartyId,
  Amount,
  Reason: 'Broken crates',
  RequestId: randomUUID(),
});

export const paymentAdminCases: OperationCases = {
  'read-gst-return': { caller: 'staff', buildInput: ofThisMonth },
  'link-gst-return-file': { caller: 'staff', buildInput: ofThisMonth },
  'link-tally-export': { caller: 'staff', buildInput: ofThisMonth },
  'link-bill-batch': { caller: 'staff', buildInput: filterOfToday },
  'link-bills-of-orders': {
    caller: 'staff',
    buildInput: async (fixture) => ({
      query: { TransactionIds: String((await createUnpaidOrder(fixture)).Id) },
    }),
  },
  'link-statement-batch': { caller: 'staff', buildInput: filterOfToday },
  'read-payment-setup': { caller: 'staff', buildInput: () => ({}) },
  'list-payments': { caller: 'staff', buildInput: filterOfToday },
  'sum-payments': { caller: 'staff', buildInput: filterOfToday },
  'list-cash-collections': { caller: 'staff', buildInput: filterOfToday },
  'list-daily-comparisons': { caller: 'staff', buildInput: filterOfToday },
  'read-daily-comparison': { caller: 'staff', buildInput: compareYesterday },
  'compare-day': { caller: 'staff', buildInput: () => ({ body: { ...yesterday() } }) },
  'acknowledge-difference': {
    caller: 'staff',
    buildInput: () => ({ body: { ...yesterday(), Id: 'unknown-refund:rfnd_1', Note: 'Known' } }),
    expectedCode: 'unknown-difference',
  },
  'read-payment': {
    caller: 'staff',
    buildInput: async (fixture) => ({
      query: { TransactionId: String((await createUnpaidOrder(fixture)).Id) },
    }),
  },
  'credit-returned-units': {
    caller: 'staff',
    buildInput: () => ({
      body: {
        BillId: 999_999_999,
        Reason: 'Bruised tomatoes',
        RequestId: randomUUID(),
        Lines: [{ Line: 1, Quantity: 1 }],
      },
    }),
    expectedCode: 'unknown-bill',
  },
  'raise-bill': {
    caller: 'staff',
    buildInput: () => ({
      body: {
        BillId: 999_999_999,
        Reason: 'Rate of another pack',
        RequestId: randomUUID(),
        Lines: [{ Line: 1, Taxable: 10 }],
      },
    }),
    expectedCode: 'unknown-bill',
  },
  'record-debit-note-payment': {
    caller: 'staff',
    buildInput: () => ({ body: buildNotePayment() }),
    expectedCode: 'unknown-bill',
  },
  'record-debit-note-refund': {
    caller: 'staff',
    buildInput: () => ({ body: buildNotePayment() }),
    expectedCode: 'unknown-bill',
  },
  'list-waiting-debits': { caller: 'staff', buildInput: () => ({}) },
  'decide-debit': {
    caller: 'staff',
    buildInput: () => ({
      body: { BillId: 999_999_999, RequestId: randomUUID(), IsApproved: false },
    }),
    expectedCode: 'unknown-debit',
  },
  'cancel-e-invoice': {
    caller: 'staff',
    buildInput: () => ({ body: { BillId: 999_999_999, Reason: 'other', Remark: 'Wrong buyer' } }),
    expectedCode: 'unknown-bill',
  },
  'list-bill-series': { caller: 'staff', buildInput: () => ({}) },
  'list-party-balances': { caller: 'staff', buildInput: () => ({}) },
  'remind-of-dues': {
    caller: 'staff',
    buildInput: ({ partyId }) => ({ body: { PartyIds: [partyId], RequestId: randomUUID() } }),
  },
  'post-adjustment': {
    caller: 'staff',
    buildInput: ({ partyId }) => ({ body: buildAdjustment(partyId, -10) }),
  },
  'list-waiting-adjustments': { caller: 'staff', buildInput: () => ({}) },
  'decide-adjustment': {
    caller: 'staff',
    buildInput: () => ({ body: { RequestId: randomUUID(), IsApproved: false } }),
    expectedCode: 'unknown-adjustment',
  },
  'refund-payment': {
    caller: 'staff',
    buildInput: async (fixture) => ({
      body: {
        TransactionId: Number((await createPaidCashOrder(fixture)).id),
        Amount: 1,
        Reason: 'Bruised tomatoes',
        RequestId: randomUUID(),
      },
    }),
  },
  'retry-payment': {
    caller: 'staff',
    buildInput: async (fixture) => ({
      body: { TransactionId: (await createUnpaidOrder(fixture)).Id },
    }),
  },
};
