import type { GstReturnResponse } from '@tokri/contracts/api';
import { companyRecord } from '@tokri/service-kit/testing';
import { formatBillNumber } from '@tokri/contracts/orders';
import type { Bill } from '../src/domain/bills/bill.ts';
import { billModel } from '../src/persistence/bills/bill-document.ts';
import { appendPosting, startOfLedger } from '../src/domain/ledger/ledger-entry.ts';
import { ledgerEntryModel } from '../src/persistence/ledger/ledger-repository.ts';
import { buildBill, buildNote } from '../src/testing/filing.ts';
import { startBillingService, type BillingService } from './billing-service.ts';

let billing: BillingService;
const staff = { as: { userId: 1, permissions: ['payments'] as const } };
const large = { taxablePaise: 1_00_000_00, taxBasisPoints: 500 };

const store = async (bills: readonly Bill[]) => {
  await billModel(billing.database).insertMany(
    bills.map(({ number, ...bill }) => ({
      _id: `bill:${bill.billId}`,
      rev: 0,
      billId: bill.billId,
      orderId: bill.orderId,
      bill: { ...bill, seller: companyRecord.seller },
      number,
      month: bill.date.slice(0, 7),
      partyId: 0,
    })),
  );
};
const number = (sequence: number) => formatBillNumber('TI/26-27', sequence);

beforeAll(async () => {
  billing = await startBillingService('filing');
  await store([
    buildBill({
      billId: 101,
      date: '2026-10-31',
      number: number(1),
      placeOfSupply: '33',
      lines: [large],
    }),
    buildBill({ billId: 102, date: '2026-11-01', number: number(2) }),
    buildBill({ billId: 103, date: '2026-11-30', number: number(4) }),
    buildNote({
      billId: 104,
      placeOfSupply: '33',
      against: { billId: 101, number: number(1), date: '2026-10-31' },
    }),
    buildBill({ billId: 105, date: '2026-12-01', number: number(5) }),
  ]);
  await store([buildBill({ billId: 106, date: '2026-11-15', number: number(6) })]);
  await billModel(billing.database).updateOne({ billId: 106 }, { $unset: { month: '' } });
});
afterAll(() => billing.stop());

const read = async (): Promise<GstReturnResponse> =>
  (await billing.call('GET', 'read-gst-return?Month=2026-11', staff)).body;

describe('the GST return of a month', () => {
  it('reports the documents of the month, also those stored before bills named it', async () => {
    const { GSTIN, Sections, Numbers } = await read();
    expect(GSTIN).toBe(companyRecord.seller.gstin);
    expect(Sections).toMatchObject([
      { Name: 'b2b', Count: 0 },
      { Name: 'b2cl', Count: 0 },
      { Name: 'b2cs', Count: 3, Taxable: 251.7, Cgst: 22.65, Sgst: 22.65 },
      { Name: 'cdnr', Count: 0 },
      { Name: 'cdnur', Count: 1, Taxable: 83.9, Igst: 15.1 },
      { Name: 'nil', Count: 0 },
      { Name: 'hsn-b2b', Count: 0 },
      { Name: 'hsn-b2c', Count: 1, Taxable: 167.8 },
    ]);
    expect(Numbers).toEqual([
      { From: 'CN/26-27/0000001', To: 'CN/26-27/0000001', Total: 1, Missing: 0 },
      { From: number(2), To: number(4), Total: 3, Missing: 1 },
      { From: number(6), To: number(6), Total: 1, Missing: 0 },
    ]);
  });

  it('opens no bill to staff who see reports only', async () => {
    const reports = { as: { userId: 2, permissions: ['reports'] as const } };
    const { body } = await billing.call('GET', 'read-gst-return?Month=2026-11', reports);
    const { Findings } = body as GstReturnResponse;
    expect(Findings.length).toBeGreaterThan(0);
    expect(Findings.every(({ PdfUrl }) => PdfUrl === '')).toBe(true);
    expect((await read()).Findings.some(({ PdfUrl }) => PdfUrl !== '')).toBe(true);
  });

  it('lists what an accountant must look at, with a link to the document', async () => {
    const { FindingCounts, Findings } = await read();
    expect(FindingCounts).toEqual([
      { Kind: 'number-gap', Count: 1 },
      { Kind: 'credit-note-of-other-month', Count: 1 },
    ]);
    expect(Findings).toMatchObject([
      { Number: number(3), BillId: 0, PdfUrl: '' },
      { Number: 'CN/26-27/0000001', BillId: 104, TransactionId: 42 },
    ]);
    expect(Findings[1]?.PdfUrl).toMatch(/^\/bills\/104\.pdf\?until=/);
  });

  it('is a JSON file behind a signed link', async () => {
    const { Url } = (await billing.call('GET', 'link-gst-return-file?Month=2026-11', staff))
      .body as { Url: string };
    const file = await fetch(`${billing.service.url}${Url}`);
    expect(file.headers.get('content-disposition')).toBe(
      'attachment; filename="gstr1-2026-11.json"',
    );
    expect(await file.json()).toMatchObject({
      gstin: companyRecord.seller.gstin,
      fp: '112026',
      b2cs: [{ sply_ty: 'INTRA', pos: '29', rt: 18, txval: 251.7 }],
      cdnur: [{ nt_num: 'CN/26-27/0000001', pos: '33' }],
    });
    const ofOtherMonth = Url.replace('2026-11', '2026-10');
    expect((await fetch(`${billing.service.url}${ofOtherMonth}`)).status).toBe(403);
  });

  it('is exported as balanced vouchers for Tally', async () => {
    await ledgerEntryModel(billing.database).create({
      _id: 'payment:online:42',
      type: 'payment',
      ...appendPosting(5, startOfLedger, {
        type: 'payment',
        source: 'payment:online:42',
        documentDate: '2026-11-20',
        reference: 'T42',
        orderId: 42,
        billId: 0,
        amountPaise: 9900,
        through: 'razorpay',
      }),
    });
    const { Url } = (await billing.call('GET', 'link-tally-export?Month=2026-11', staff)).body as {
      Url: string;
    };
    const file = await fetch(`${billing.service.url}${Url}`);
    const xml = await file.text();
    expect(file.headers.get('content-type')).toContain('application/xml');
    expect(xml.match(/VCHTYPE="[^"]+"/g)).toEqual([
      'VCHTYPE="Sales"',
      'VCHTYPE="Sales"',
      'VCHTYPE="Receipt"',
      'VCHTYPE="Credit Note"',
      'VCHTYPE="Sales"',
    ]);
    const paise = [...xml.matchAll(/<AMOUNT>(-?\d+)\.(\d\d)<\/AMOUNT>/g)].map(([, whole, part]) =>
      Number(`${whole}${part}`),
    );
    expect(paise.reduce((sum, amount) => sum + amount, 0)).toBe(0);
  });

  it('is for staff of reports or payments, by month', async () => {
    const status = async (route: string, as: object) =>
      (await billing.call('GET', route, as)).status;
    const member = { as: { userId: 7, partyId: 1 } };
    for (const operation of ['read-gst-return', 'link-gst-return-file', 'link-tally-export']) {
      expect(await status(`${operation}?Month=2026-11`, {})).toBe(401);
      expect(await status(`${operation}?Month=2026-11`, member)).toBe(403);
      expect(await status(`${operation}?Month=2026-13`, staff)).toBe(400);
    }
  });
});
