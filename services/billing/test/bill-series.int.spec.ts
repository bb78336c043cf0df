import type { BillSeriesResponse } from '@tokri/contracts/api';
import { connectMongo } from '@tokri/service-kit/mongo';
import { companyRecord, testEnvironment } from '@tokri/service-kit/testing';
import { createSeriesHandlers } from '../src/http/bills/series-handlers.ts';
import { billModel } from '../src/persistence/bills/bill-document.ts';
import { consolidatedBillModel } from '../src/persistence/bills/consolidated-bill-repository.ts';
import { counterModel } from '../src/persistence/bills/bill-number-repository.ts';
import { createSeriesRepository } from '../src/persistence/bills/series-repository.ts';
import { partyPaymentModel } from '../src/persistence/party-payments/party-payment-document.ts';
import { buildBill } from '../src/testing/filing.ts';

const environment = testEnvironment({ service: 'billing', name: 'series' });
let connection: Awaited<ReturnType<typeof connectMongo>>;
const waiting = { place: 5, at: new Date('2026-11-21T06:00:00Z') };

beforeAll(async () => {
  connection = await connectMongo({
    url: environment.MONGODB_URL,
    database: environment.MONGODB_DATABASE,
    appName: 'spec',
  });
  await counterModel(connection).insertMany([
    { _id: 'TI/26-27', next: 6, taken: { 'bill:9:TaxInvoice': waiting } },
    { _id: 'TI/25-26', next: 4, taken: {} },
    { _id: 'RC/26-27', next: 2, taken: {} },
    { _id: 'CN/26-27', next: 1, taken: {} },
  ]);
  const numbers = [
    ...[1, 2, 3, 4].map((sequence) => `TI/26-27/000000${sequence}`),
    'TI/25-26/0000001',
    'TI/25-26/0000003',
  ];
  await billModel(connection).insertMany(
    numbers.map((number, index) => {
      const { number: ownNumber, ...bill } = buildBill({ billId: index + 1 });
      return {
        _id: `bill:${index}`,
        rev: 0,
        billId: bill.billId,
        orderId: index + 1,
        bill: { ...bill, date: number.startsWith('TI/25') ? '2026-03-31' : '2026-11-21' },
        number,
      };
    }),
  );
  await partyPaymentModel(connection).insertMany([
    {
      _id: 'payment:1',
      paymentId: 1,
      partyId: 5,
      number: 'RC/26-27/0000001',
      payment: { receivedOn: '2026-11-20' },
    },
  ]);
});
afterAll(() => connection.close());

describe('list-bill-series', () => {
  it('tells next and last number of each series, and which numbers are on no document', async () => {
    const handlers = createSeriesHandlers({
      series: createSeriesRepository({
        counters: counterModel(connection),
        bills: billModel(connection),
        consolidatedBills: consolidatedBillModel(connection),
        partyPayments: partyPaymentModel(connection),
      }),
      requireCompany: () => companyRecord,
    });
    const { body } = await handlers['list-bill-series']({} as never);
    const row = (series: string) =>
      (body as readonly BillSeriesResponse[]).find(({ Series }) => Series === series);
    expect((body as readonly BillSeriesResponse[]).map(({ Series }) => Series)).toEqual([
      'CN/26-27',
      'RC/26-27',
      'TI/26-27',
      'TI/25-26',
    ]);
    expect(row('TI/26-27')).toEqual({
      Series: 'TI/26-27',
      Kind: 'TaxInvoice',
      FinancialYear: '2026-27',
      NextNumber: 'TI/26-27/0000006',
      LastNumber: 'TI/26-27/0000004',
      LastDate: '2026-11-21',
      Issued: 4,
      Waiting: 1,
      Gaps: 0,
    });
    expect(row('TI/25-26')).toMatchObject({ Issued: 2, Gaps: 1, LastDate: '2026-03-31' });
    expect(row('RC/26-27')).toMatchObject({ Kind: 'Receipt', LastDate: '2026-11-20', Gaps: 0 });
    expect(row('CN/26-27')).toMatchObject({ LastNumber: '', LastDate: '', Issued: 0, Gaps: 0 });
  });
});
