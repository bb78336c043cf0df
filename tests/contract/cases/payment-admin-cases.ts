import { randomUUID } from 'node:crypto';
import { kolkataDate } from '@tokri/contracts/dates';
import { createPaidCashOrder, createUnpaidOrder } from './billing-cases.ts';
import type { OperationCases } from './operation-case.ts';

const filterOfToday = () => {
  const today = kolkataDate(new Date());
  return { query: { FromDate: today, ToDate: today } };
};

export const paymentAdminCases: OperationCases = {
  'list-payments': { caller: 'staff', buildInput: filterOfToday },
  'sum-payments': { caller: 'staff', buildInput: filterOfToday },
  'list-cash-collections': { caller: 'staff', buildInput: filterOfToday },
  'read-payment': {
    caller: 'staff',
    buildInput: async (fixture) => ({
      query: { TransactionId: String((await createUnpaidOrder(fixture)).Id) },
    }),
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
