import type { BillResponse, GstReturnResponse } from '@tokri/contracts/api';
import { companyRecord, eventually, publishCompany } from '@tokri/service-kit/testing';
import { billModel } from '../src/persistence/bills/bill-document.ts';
import {
  createEInvoiceRepository,
  eInvoiceModel,
} from '../src/persistence/e-invoices/e-invoice-repository.ts';
import { buildBill, buyerGstin } from '../src/testing/filing.ts';
import { startBillingService, type BillingService } from './billing-service.ts';

let billing: BillingService;
const staff = { as: { userId: 1, permissions: ['payments', 'transactions'] as const } };
const buyer = {
  name: 'Annapurna Caterers',
  address: '18 Sarjapur Main Road, Bengaluru',
  pincode: '560034',
  gstin: buyerGstin,
};
const seller = {
  ...companyRecord.seller,
  address: 'Yeshwanthpur APMC Yard, Bengaluru 560022',
};

/** As the write that issues a document leaves it. */
const issue = async (billId: number, changes: Partial<typeof buyer> = {}, date = '2026-11-21') => {
  const { number, ...bill } = buildBill({
    billId,
    orderId: 900 + billId,
    number: `TI/26-27/${String(billId).padStart(7, '0')}`,
    gstin: buyerGstin,
    buyer: { ...buyer, ...changes },
    date,
  });
  await billModel(billing.database).insertMany([
    {
      _id: `bill:${billId}`,
      rev: 0,
      billId,
      orderId: bill.orderId,
      bill: { ...bill, seller },
      number,
      month: date.slice(0, 7),
      partyId: 0,
      eInvoiceDue: 1,
    },
  ]);
};
const find = (billId: number) => eInvoiceModel(billing.database).findOne({ billId }).lean();
const waitForIrn = (billId: number) =>
  eventually(async () => (await find(billId))?.registration ?? undefined, {
    missing: `the IRN of bill ${billId}`,
  });
const readBills = async (orderId: number) =>
  (await billing.call('GET', `read-bills-of-order?Transid=${orderId}`, staff))
    .body as readonly BillResponse[];
const readBill = async (orderId: number, kind: BillResponse['Kind']) =>
  (await readBills(orderId)).find(({ Kind }) => Kind === kind);
/** An order of a business customer with taxed and exempt goods. */
const pack = async (orderId: number) => {
  await billing.publishParty(5);
  await billing.orderEvents.placed(orderId, { method: 'cod', partyId: 5 });
  await eventually(async () => (await readBills(orderId))[0]?.Supplier.Address === seller.address, {
    missing: `the confirmation of order ${orderId}`,
  });
  await billing.orderEvents.packed(orderId);
  return eventually(() => readBill(orderId, 'TaxInvoice'), {
    missing: `the tax invoice of order ${orderId}`,
  });
};
const cancel = async (billId: number): Promise<string> => {
  const { body } = await billing.call('POST', 'cancel-e-invoice', {
    ...staff,
    body: { BillId: billId, Reason: 'other', Remark: 'Wrong buyer' },
  });
  return (body as readonly { readonly Code: string }[])[0]?.Code ?? 'none';
};

beforeAll(async () => {
  billing = await startBillingService('e-invoices', {
    variables: {
      AGGREGATE_TURNOVER_CRORE: '6',
      E_INVOICE_FROM: '2026-04-01',
      E_INVOICE_USERNAME: 'shop',
      E_INVOICE_PASSWORD: 'password',
      GSP_APP_ID: 'app',
      GSP_APP_SECRET: 'secret',
    },
  });
  await publishCompany(billing.broker, { seller }, 2);
});
afterAll(() => billing.stop());

describe('e-invoices', () => {
  it('registers the tax invoice of a packed order and no bill of supply', async () => {
    const { Number: number, Totals } = await pack(11);
    const { EInvoice } = await eventually(
      async () => {
        const bill = await readBill(11, 'TaxInvoice');
        return bill?.EInvoice ? bill : undefined;
      },
      { missing: 'the IRN of the tax invoice' },
    );
    expect(EInvoice).toMatchObject({
      Irn: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      SignedQr: expect.stringContaining('.') as string,
      IsCancelled: false,
    });
    expect(await readBill(11, 'TaxInvoice')).toMatchObject({ Number: number, Totals });
    expect(await readBill(11, 'BillOfSupply')).toMatchObject({ EInvoice: null });
  });

  it('leaves the document as it is', async () => {
    await issue(101);
    const before = await billModel(billing.database).findOne({ billId: 101 }).lean();
    await waitForIrn(101);
    const after = await billModel(billing.database).findOne({ billId: 101 }).lean();
    expect(after?.bill).toEqual(before?.bill);
    expect(after?.eInvoiceDue).toBeUndefined();
  });

  it('keeps the IRN of an attempt whose answer was lost', async () => {
    const { irn } = await waitForIrn(101);
    await eInvoiceModel(billing.database).updateOne(
      { billId: 101 },
      { $set: { registration: null, dueAt: new Date(0) } },
    );
    expect(await waitForIrn(101)).toMatchObject({ irn });
  });

  it('issues bills while the portal is down, and registers them when it is up again', async () => {
    await billing.gateway.injectFault('down', { system: 'e-invoice' });
    expect(await pack(12)).toMatchObject({ EInvoice: null });
    await issue(102);
    await eventually(
      async () =>
        (await eInvoiceModel(billing.database).countDocuments({ registration: null })) > 1,
      {
        missing: 'two documents that wait for the portal',
      },
    );
    await billing.gateway.injectFault('off', { system: 'e-invoice' });
    await eInvoiceModel(billing.database).updateMany(
      { registration: null },
      { $set: { dueAt: new Date(0) } },
    );
    await waitForIrn(102);
    await eventually(async () => (await readBill(12, 'TaxInvoice'))?.EInvoice, {
      missing: 'the IRN of order 12',
    });
  });

  it('keeps why the portal refused a document', async () => {
    await issue(103, { gstin: '29AAACT9999N1Z2' });
    const { failure } = await eventually(
      async () => {
        const eInvoice = await find(103);
        return eInvoice?.failure ? eInvoice : undefined;
      },
      { missing: 'the refusal' },
    );
    expect(failure).toMatchObject({ code: '3029' });
    const waitingSince = await createEInvoiceRepository({
      bills: billModel(billing.database),
      eInvoices: eInvoiceModel(billing.database),
    }).oldestWaitingSince();
    expect(waitingSince).toEqual((await find(103))?.queuedAt);
  });

  it('registers no document from before the first date', async () => {
    await issue(104, {}, '2026-03-31');
    await eventually(
      async () =>
        (await billModel(billing.database).findOne({ billId: 104 }).lean())?.eInvoiceDue ===
        undefined,
      { missing: 'the mark of an old document to be removed' },
    );
    expect(await find(104)).toBeNull();
  });

  it('shows the IRN in the return, and what has none as a finding', async () => {
    const { irn } = await waitForIrn(101);
    const { body } = await billing.call('GET', 'link-gst-return-file?Month=2026-11', staff);
    const { Url } = body as { readonly Url: string };
    const file = await (await fetch(billing.service.url + Url)).text();
    expect(file).toContain(`"irn":"${irn}"`);
    const { Findings } = (await billing.call('GET', 'read-gst-return?Month=2026-11', staff))
      .body as GstReturnResponse;
    expect(
      Findings.filter(({ Kind }) => Kind.startsWith('e-invoice')).map(({ BillId, Kind }) => [
        BillId,
        Kind,
      ]),
    ).toEqual([[103, expect.stringMatching(/^e-invoice-(missing|late)$/)]]);
  });

  it('cancels an IRN within 24 hours only', async () => {
    await waitForIrn(102);
    expect(await cancel(101)).toBe('');
    expect(await find(101)).toMatchObject({ cancellation: { by: 1, reason: 'other' } });
    expect(await cancel(101)).toBe('e-invoice-cancelled');
    expect(await cancel(103)).toBe('e-invoice-not-registered');
    expect(await cancel(199)).toBe('unknown-bill');
    await eInvoiceModel(billing.database).updateOne(
      { billId: 102 },
      { $set: { 'registration.ackAt': new Date(Date.now() - 24 * 3_600_000 - 1_000) } },
    );
    expect(await cancel(102)).toBe('e-invoice-cancel-too-late');
  });
});
