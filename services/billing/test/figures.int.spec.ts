import type { Connection } from 'mongoose';
import { connectMongo } from '@tokri/service-kit/mongo';
import { testEnvironment } from '@tokri/service-kit/testing';
import { createModels } from '../src/persistence/models.ts';
import {
  createPaymentFigures,
  type PaymentFigures,
} from '../src/persistence/payments/payment-figures.ts';

const now = new Date('2026-11-23T12:00:00Z');
const hourMs = 3_600_000;
let connection: Connection;
let figures: PaymentFigures;

beforeAll(async () => {
  const environment = testEnvironment({ service: 'billing', name: 'figures' });
  connection = await connectMongo({
    url: environment.MONGODB_URL,
    database: environment.MONGODB_DATABASE,
    appName: 'spec',
  });
});
beforeEach(async () => {
  await connection.dropDatabase();
  figures = createPaymentFigures(createModels(connection));
});
afterAll(() => connection.close());

const insert = (collection: string, ...documents: readonly object[]) =>
  connection.collection(collection).insertMany(documents.map((document) => ({ ...document })));
const buildBill = (orderId: number, kind: string, payablePaise: number) => ({
  _id: `bill:${orderId}:${kind}`,
  billId: orderId * 10 + kind.length,
  orderId,
  bill: { kind, totals: { payablePaise } },
});
const buildPayment = (orderId: number, fields: object) => ({
  _id: `pay:${orderId}`,
  payment: { orderId, ...fields },
});

describe('the money of billing', () => {
  it('shows no difference while bills, orders and payments agree', async () => {
    await insert('sales', { _id: 1, sold: { payablePaise: 30_000 } });
    await insert(
      'bills',
      buildBill(1, 'TaxInvoice', 10_000),
      buildBill(1, 'BillOfSupply', 20_000),
      buildBill(1, 'CreditNote', 5_000),
    );
    await insert('payments', buildPayment(1, { state: 'captured', retainedPaise: 30_000 }));
    expect(await figures.sumDifferencesPaise()).toEqual({ 'bill-order': 0, 'payment-bill': 0 });
  });

  it('finds a bill that differs from its order, and a payment of which too much is kept', async () => {
    await insert('sales', { _id: 2, sold: { payablePaise: 30_000 } });
    await insert('bills', buildBill(2, 'TaxInvoice', 29_900));
    await insert('payments', buildPayment(2, { state: 'captured', retainedPaise: 30_000 }));
    expect(await figures.sumDifferencesPaise()).toEqual({ 'bill-order': 100, 'payment-bill': 100 });
  });

  it('counts payments that are authorized for more than an hour', async () => {
    const openedAt = new Date(now.getTime() - hourMs - 1);
    await insert(
      'payments',
      { ...buildPayment(3, { state: 'authorized' }), watch: 1, openedAt },
      { ...buildPayment(4, { state: 'authorized' }), watch: 1, openedAt: now },
      { ...buildPayment(5, { state: 'failed' }), watch: 1, openedAt },
    );
    expect(await figures.countUndecided(now)).toBe(1);
  });

  it('measures the age of a due refund from when it was first seen', async () => {
    const later = new Date(now.getTime() + hourMs);
    expect(await figures.oldestDueRefundMs(now)).toBe(0);
    await insert('payments', { ...buildPayment(6, { refunds: [{ state: 'due' }] }), todo: 1 });
    expect(await figures.oldestDueRefundMs(now)).toBe(0);
    expect(await figures.oldestDueRefundMs(later)).toBe(hourMs);
    await connection.collection('payments').deleteMany({});
    expect(await figures.oldestDueRefundMs(later)).toBe(0);
  });
});
