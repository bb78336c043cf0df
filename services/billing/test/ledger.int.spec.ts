import type { LedgerResponse } from '@tokri/contracts/api';
import { addDays, shopDate } from '@tokri/contracts/dates';
import { eventually } from '@tokri/service-kit/testing';
import { buildSale, exemptLine, taxedLine } from '../src/testing/sales.ts';
import { startBillingService, type BillingService } from './billing-service.ts';
import { payAndCapture } from './pay-and-capture.ts';

let billing: BillingService;
beforeAll(async () => {
  billing = await startBillingService('ledger');
  for (const partyId of [1, 2, 3]) await billing.publishParty(partyId);
});
afterAll(() => billing.stop());

const staff = { as: { userId: 1, permissions: ['payments'] as const } };
const stranger = { as: { userId: 8, partyId: 99 } };
const person = { as: { userId: 9 } };
const today = shopDate(new Date());
const payable = buildSale([exemptLine, taxedLine]).totals.payablePaise / 100;

const request = (
  partyId: number,
  { query = '', as = { as: { userId: 7, partyId } } as Parameters<BillingService['call']>[2] } = {},
) =>
  billing.call(
    'GET',
    `read-ledger?PartyId=${partyId}&FromDate=2026-04-01&ToDate=${today}${query}`,
    as,
  );
const waitForEntries = (partyId: number, count: number) =>
  eventually(
    async () => {
      const ledger: LedgerResponse = (await request(partyId)).body;
      return ledger.Entries?.length === count ? ledger : null;
    },
    { missing: `${count} entries of party ${partyId}`, timeoutMs: 15_000 },
  );
const summarize = ({ Entries }: LedgerResponse) =>
  Entries.map(({ Type, Debit, Credit, Balance }) => [Type, Debit, Credit, Balance]);

describe('ledger of a party', () => {
  it('has bill and cash of an order, with a balance of 0', async () => {
    await billing.orderEvents.placed(400, { method: 'cod', partyId: 1 });
    await billing.orderEvents.packed(400);
    await billing.waitForEvent(400, 'bill.issued.v1');
    await waitForEntries(1, 2);
    await billing.call('GET', 'record-cash?id=400&status=3', staff);
    const ledger = await waitForEntries(1, 3);
    expect(ledger).toMatchObject({
      PartyId: 1,
      OpeningBalance: 0,
      TotalDebit: payable,
      TotalCredit: payable,
      ClosingBalance: 0,
      EntryCount: 3,
    });
    expect(ledger.Entries.map(({ Number }) => Number)).toEqual([1, 2, 3]);
    expect(ledger.Entries.at(-1)).toMatchObject({
      Type: 'payment',
      Date: today,
      Reference: 'T2611-400',
      TransactionId: 400,
      Through: 'cash',
      StaffId: 0,
    });
    expect(ledger.Entries[0]?.Reference).toMatch(/^(TI|BS)\//);
  });

  it('has bill, payment, credit note and refund of a cancelled online order once', async () => {
    await payAndCapture(billing, 401, 2);
    await billing.orderEvents.packed(401);
    await billing.waitForEvent(401, 'bill.issued.v1');
    await billing.orderEvents.cancelled(401);
    await billing.orderEvents.cancelled(401);
    await billing.waitForEvent(401, 'payment.refunded.v1');
    const ledger = await waitForEntries(2, 6);
    expect(ledger.ClosingBalance).toBe(0);
    expect(ledger.Entries.map(({ Type }) => Type).sort()).toEqual([
      'bill',
      'bill',
      'credit-note',
      'credit-note',
      'payment',
      'refund',
    ]);
    expect(
      ledger.Entries.filter(({ Type }) => Type === 'payment' || Type === 'refund').map(
        ({ Through }) => Through,
      ),
    ).toEqual(['razorpay', 'razorpay']);
  });

  it('brings imported bills with what was paid before, and opens a span with it', async () => {
    const importBill = (Number: string, Date: string, Paid: number) =>
      billing.call('POST', 'bring-forward-bill', {
        ...staff,
        body: {
          PartyId: 3,
          Number,
          Date,
          DueDate: today,
          Paid,
          Lines: [
            { Name: 'Rice', HSN: '1006', Unit: '25 kg', Quantity: 4, Rate: 1450, TaxPercent: 5 },
          ],
        },
      });
    await importBill('AC/26-27/118', '2026-05-01', 1_000);
    await waitForEntries(3, 2);
    await importBill('AC/26-27/119', '2026-06-01', 0);
    const ledger = await waitForEntries(3, 3);
    expect(summarize(ledger)).toEqual([
      ['bill', 6090, 0, 6090],
      ['payment', 0, 1000, 5090],
      ['bill', 6090, 0, 11_180],
    ]);
    const june = await billing.call(
      'GET',
      'read-ledger?PartyId=3&FromDate=2026-05-02&ToDate=2026-06-30&Type=payment',
      staff,
    );
    expect(june.body).toMatchObject({
      OpeningBalance: 5090,
      ClosingBalance: 11_180,
      Entries: [],
    });
    expect(summarize((await request(3, { query: '&page=2&pageSize=2' })).body)).toEqual([
      ['bill', 6090, 0, 11_180],
    ]);
    expect(summarize((await request(3, { query: '&Type=payment' })).body)).toEqual([
      ['payment', 0, 1000, 5090],
    ]);
  });

  it('opens as a PDF by its signed link and by no other', async () => {
    const { PdfUrl } = (
      await billing.call(
        'GET',
        `link-ledger-statement?PartyId=3&FromDate=2026-05-02&ToDate=${today}&Type=bill`,
        { as: { userId: 7, partyId: 3 } },
      )
    ).body as { readonly PdfUrl: string };
    const open = (link: string) => fetch(`${billing.service.url}${link}`);
    const response = await open(PdfUrl);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    for (const link of [
      PdfUrl.replace('/statements/3/', '/statements/1/'),
      PdfUrl.replace('2026-05-02', '2026-05-01'),
      PdfUrl.replace('/bill.pdf', '/all.pdf'),
      PdfUrl.split('?')[0] ?? '',
    ])
      expect((await open(link)).status).toBe(403);
    expect(
      (
        await billing.call(
          'GET',
          `link-ledger-statement?PartyId=3&FromDate=${today}&ToDate=${today}`,
          stranger,
        )
      ).status,
    ).toBe(403);
  });

  it('is shown without a session by the signed link of the app, and by no changed link', async () => {
    const { Url } = (
      await billing.call(
        'GET',
        `link-app-ledger?PartyId=3&FromDate=2026-05-02&ToDate=${today}&Type=bill`,
        { as: { userId: 7, partyId: 3 } },
      )
    ).body as { readonly Url: string };
    const [page, query] = Url.split('#');
    expect(page).toBe(`/ledger-report-apk/1/3/1/2026-05-02/${today}`);
    const open = (path: string) => fetch(`${billing.service.url}${path}?${query}`);
    const path = `/bills/ledgers/3/2026-05-02/${today}/bill.json`;
    const response = await open(path);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const { PartyId, Entries } = (await response.json()) as LedgerResponse;
    expect([
      PartyId,
      Entries.every(({ Type, StaffId }) => Type === 'bill' && StaffId === 0),
    ]).toEqual([3, true]);
    for (const changed of [
      path.replace('/ledgers/3/', '/ledgers/1/'),
      path.replace('2026-05-02', '2026-05-01'),
      path.replace('bill.json', 'all.json'),
    ])
      expect((await open(changed)).status).toBe(403);
    const refused = await billing.call(
      'GET',
      `link-app-ledger?PartyId=3&FromDate=${today}&ToDate=${today}`,
      stranger,
    );
    expect(refused.status).toBe(403);
  });

  it('is visible to the party and staff only', async () => {
    expect([
      (await request(3, { as: stranger })).status,
      (await request(3, { as: person })).status,
      (await request(3, { as: {} })).status,
      (await request(3, { as: staff })).status,
    ]).toEqual([403, 403, 401, 200]);
  });

  it('rejects days out of order and types that do not exist', async () => {
    const route = `read-ledger?PartyId=3&FromDate=${today}&ToDate=${addDays(today, -1)}`;
    expect((await billing.call('GET', route, staff)).status).toBe(400);
    expect((await request(3, { query: '&Type=cheque' })).status).toBe(400);
  });
});
