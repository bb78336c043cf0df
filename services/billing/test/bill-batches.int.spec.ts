import type { BillBatchResponse } from '@tokri/contracts/api';
import { formatBillNumber, maxBatchBills } from '@tokri/contracts/orders';
import { companyRecord, eventually } from '@tokri/service-kit/testing';
import type { Bill } from '../src/domain/bills/bill.ts';
import { billModel } from '../src/persistence/bills/bill-document.ts';
import { buildBill } from '../src/testing/filing.ts';
import { startBillingService, type BillingService } from './billing-service.ts';
import { createPageReader, type PageReader } from './read-pages.ts';

let billing: BillingService;
let reader: PageReader;
const staff = { as: { userId: 1, permissions: ['transactions'] as const } };
const accountant = { as: { userId: 2, permissions: ['payments'] as const } };
const number = (sequence: number) => formatBillNumber('TI/26-27', sequence);

const toDocument = ({ number: issued, ...bill }: Bill) => ({
  _id: `bill:${bill.billId}`,
  rev: 0,
  billId: bill.billId,
  orderId: bill.orderId,
  bill: { ...bill, seller: companyRecord.seller },
  number: issued,
  month: bill.date.slice(0, 7),
  partyId: bill.partyId,
});
const store = (bills: readonly Bill[]) =>
  billModel(billing.database).insertMany(bills.map(toDocument));

beforeAll(async () => {
  reader = await createPageReader();
  billing = await startBillingService('bill-batches');
  await store([
    buildBill({ billId: 102, orderId: 12, date: '2026-11-02', number: number(2) }),
    buildBill({ billId: 103, orderId: 13, date: '2026-11-01', number: number(3), partyId: 5 }),
    buildBill({ billId: 101, orderId: 11, date: '2026-11-01', number: number(1) }),
    buildBill({ billId: 104, orderId: 14, date: '2026-11-30', number: number(4) }),
    buildBill({ billId: 105, orderId: 15, date: '2026-12-01', number: number(5) }),
  ]);
  await billModel(billing.database).updateOne({ billId: 102 }, { $unset: { month: '' } });
  await billModel(billing.database).updateOne({ billId: 104 }, { $set: { number: null } });
});
afterAll(async () => {
  reader.stop();
  await billing.stop();
});

const linkBills = async (query: string, as: object = staff) =>
  (await billing.call('GET', query, as)) as { status: number; body: BillBatchResponse };
const linkSpan = async (from: string, to: string, more = '') =>
  (await linkBills(`link-bill-batch?FromDate=${from}&ToDate=${to}${more}`)).body;
const open = (url: string) => fetch(`${billing.service.url}${url}`);
const readPages = (pdf: ArrayBuffer) => reader.readPages(pdf);
const readFile = async (url: string): Promise<readonly string[]> =>
  readPages(await (await open(url)).arrayBuffer());
const findNumbers = (pages: readonly string[]): readonly string[] =>
  pages.map((text) => /TI\/26-27\/\d+/.exec(text)?.[0] ?? '');

describe('bills of a span of days', () => {
  it('are one PDF by date and number, also those stored before bills named their month', async () => {
    const batch = await linkSpan('2026-11-01', '2026-11-30');
    expect(batch).toMatchObject({ BillCount: 3, MaxBills: maxBatchBills });
    const response = await open(batch.PdfUrl);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe('inline; filename="bills.pdf"');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const pages = await readPages(await response.arrayBuffer());
    expect(findNumbers(pages)).toEqual([number(1), number(3), number(2)]);
    expect(pages.every((text) => text.includes('1 / 1'))).toBe(true);
  });

  it('are those of one party if it is named', async () => {
    const batch = await linkSpan('2026-11-01', '2026-11-30', '&PartyId=5');
    expect(findNumbers(await readFile(batch.PdfUrl))).toEqual([number(3)]);
  });

  it('have no link when there are none', async () =>
    expect(await linkSpan('2025-01-01', '2025-01-31')).toMatchObject({
      PdfUrl: '',
      BillCount: 0,
    }));

  it('have no link when there are more than a file takes', async () => {
    await store(
      Array.from({ length: maxBatchBills + 5 }, (_, index) =>
        buildBill({ billId: 1000 + index, date: '2026-10-05', number: number(1000 + index) }),
      ),
    );
    expect(await linkSpan('2026-10-01', '2026-10-31')).toMatchObject({
      PdfUrl: '',
      BillCount: maxBatchBills + 1,
    });
  });

  it.each([
    ['longer than a year', '2025-01-01', '2026-11-30', 'must be from FromDate to 365 days later'],
    ['reversed', '2026-11-30', '2026-11-01', 'must not be before FromDate'],
  ])('refuse a span that is %s, with the rule of the field', async (_what, from, to, message) => {
    expect(await linkSpan(from, to)).toMatchObject({
      code: 'bad-input',
      errors: [{ field: 'ToDate', message }],
    });
  });

  it('are opened by nobody without permission, and by a link for nothing else', async () => {
    const query = 'link-bill-batch?FromDate=2026-11-01&ToDate=2026-11-30';
    expect((await linkBills(query, {})).status).toBe(401);
    expect((await linkBills(query, { as: { userId: 7, partyId: 5 } })).status).toBe(403);
    const reports = { as: { userId: 3, permissions: ['reports'] as const } };
    expect((await linkBills(query, reports)).status).toBe(403);
    const { status, body } = await linkBills(query, accountant);
    expect(status).toBe(200);
    expect((await open(body.PdfUrl.replace('101', '105'))).status).toBe(403);
    expect((await open(body.PdfUrl.replace('/bills/batches', '/bills'))).status).toBe(404);
  });
});

describe('bills of chosen orders', () => {
  it('are one PDF', async () => {
    const { body } = await linkBills('link-bills-of-orders?TransactionIds=12,11,99');
    expect(body.BillCount).toBe(2);
    expect(findNumbers(await readFile(body.PdfUrl))).toEqual([number(1), number(2)]);
  });

  it('are closed to staff who may not see orders', async () =>
    expect((await linkBills('link-bills-of-orders?TransactionIds=12', accountant)).status).toBe(
      403,
    ));
});

describe('a file of many bills', () => {
  beforeAll(() =>
    store(
      Array.from({ length: 60 }, (_, index) =>
        buildBill({ billId: 2000 + index, date: '2026-09-05', number: number(2000 + index) }),
      ),
    ),
  );

  it('arrives while it is drawn, and another one is refused until it is complete', async () => {
    const { PdfUrl } = await linkSpan('2026-09-01', '2026-09-30');
    const first = await open(PdfUrl);
    const body = (first.body as ReadableStream<Uint8Array>).getReader();
    await body.read();
    const second = await open(PdfUrl);
    expect(second.status).toBe(503);
    expect(await second.json()).toMatchObject({
      code: 'overloaded',
      detail: 'Another file of bills or statements is being made. Try again in a minute.',
    });
    let answered = 0;
    let isComplete = false;
    const rest = (async () => {
      while (!(await body.read()).done);
      isComplete = true;
    })();
    while (!isComplete) {
      expect((await fetch(`${billing.service.url}/health/live`)).status).toBe(200);
      answered += 1;
    }
    await rest;
    expect(answered).toBeGreaterThan(3);
  });

  it('is given up when its reader leaves, so that the next one can be made', async () => {
    const { PdfUrl } = await linkSpan('2026-09-01', '2026-09-30');
    const leaving = new AbortController();
    const { body } = await fetch(`${billing.service.url}${PdfUrl}`, { signal: leaving.signal });
    await (body as ReadableStream<Uint8Array>).getReader().read();
    leaving.abort();
    const small = (await linkSpan('2026-11-01', '2026-11-30')).PdfUrl;
    const pages = await eventually(
      async () => {
        const response = await open(small);
        return response.status === 200 ? readPages(await response.arrayBuffer()) : null;
      },
      { missing: 'the next file', timeoutMs: 20_000 },
    );
    expect(pages).toHaveLength(3);
  });
});
