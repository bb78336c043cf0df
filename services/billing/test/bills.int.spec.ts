import type { BillResponse } from '@tokri/contracts/api';
import { defaultBillPrefixes } from '@tokri/contracts/orders';
import { companyRecord, eventually, publishCompany } from '@tokri/service-kit/testing';
import { chargedDelivery, exemptLine, buildSale, taxedLine } from '../src/testing/sales.ts';
import { startBillingService, type BillingService } from './billing-service.ts';

let billing: BillingService;
beforeAll(async () => {
  billing = await startBillingService('bills');
});
afterAll(() => billing.stop());

const owner = { as: { userId: 7 } };
const readBills = async (orderId: number, as: Parameters<BillingService['call']>[2] = owner) =>
  (await billing.call('GET', `read-bills-of-order?Transid=${orderId}`, as))
    .body as readonly BillResponse[];
const placed = async (
  orderId: number,
  changes: Parameters<BillingService['orderEvents']['placed']>[1] = {},
) => {
  await billing.orderEvents.placed(orderId, { method: 'cod', ...changes });
  await eventually(async () => (await readBills(orderId)).length === 1, {
    missing: `the confirmation of order ${orderId}`,
  });
};
const issued = (orderId: number, count = 1) =>
  eventually(
    () =>
      billing.eventsOfOrder(orderId).filter(({ type }) => type === 'bill.issued.v1').length ===
      count,
    { missing: `${count} bills of order ${orderId}` },
  );

describe('bills of an order', () => {
  it('show a confirmation without number and PDF before packing', async () => {
    await placed(1);
    expect(await readBills(1)).toMatchObject([
      {
        Id: 0,
        Number: '',
        Kind: 'OrderConfirmation',
        PdfUrl: '',
        Buyer: { Name: 'Meera Nair', Pincode: '560034' },
        Supplier: { GSTIN: '29AABCT1234F1ZM' },
      },
    ]);
  });

  it('issue one numbered bill for repeated packing events', async () => {
    const sale = buildSale([exemptLine, taxedLine], chargedDelivery);
    await placed(2, { sale });
    for (let times = 0; times < 3; times += 1) await billing.orderEvents.packed(2);
    await issued(2);
    const [bill, ...others] = await readBills(2);
    expect(others).toEqual([]);
    expect(bill).toMatchObject({
      Kind: 'InvoiceCumBillOfSupply',
      PlaceOfSupply: { Code: '29', Name: 'Karnataka' },
      Due: sale.totals.payablePaise / 100,
      Against: null,
      AmountInWords: 'Rupees two hundred thirty only',
      AmountInWordsHindi: 'दो सौ तीस रुपये मात्र',
      ReverseCharge: false,
    });
    expect(bill?.Number).toMatch(/^IB\/\d\d-\d\d\/\d{7}$/);
    expect(bill?.Totals.Payable).toBe(230);
  });

  it('number twenty concurrent bills without gaps or duplicates', async () => {
    const orders = Array.from({ length: 20 }, (_, index) => 100 + index);
    await Promise.all(orders.map((orderId) => placed(orderId, { sale: buildSale([taxedLine]) })));
    await Promise.all(orders.map((orderId) => billing.orderEvents.packed(orderId)));
    for (const orderId of orders) await issued(orderId);
    const sequenceNumbers = billing.publishedEvents
      .filter(({ type, key }) => type === 'bill.issued.v1' && orders.includes(Number(key)))
      .map(({ data }) => Number((data as { number: string }).number.slice(-7)));
    expect([...sequenceNumbers].sort((a, b) => a - b)).toEqual(orders.map((_, index) => index + 1));
  });

  it('issue a credit note when a packed order is cancelled', async () => {
    await placed(3, { sale: buildSale([taxedLine]) });
    await billing.orderEvents.packed(3);
    await issued(3);
    await billing.orderEvents.cancelled(3);
    await billing.orderEvents.cancelled(3);
    await issued(3, 2);
    const [note, bill] = await readBills(3);
    expect(note).toMatchObject({
      Kind: 'CreditNote',
      Against: { Id: bill?.Id, Number: bill?.Number },
      Totals: { Payable: bill?.Totals.Payable },
    });
    expect(bill?.Due).toBe(0);
  });

  it('issue nothing for an order rejected before packing', async () => {
    await placed(4);
    await billing.orderEvents.rejected(4);
    await eventually(async () => (await readBills(4)).length === 0, {
      missing: 'the end of order 4',
    });
  });

  it('are visible to their customer and staff only', async () => {
    await placed(5, { sale: buildSale([taxedLine]) });
    await billing.orderEvents.packed(5);
    await issued(5);
    const [bill] = await readBills(5);
    const status = async (at: string, as?: Parameters<BillingService['call']>[2]) =>
      (await billing.call('GET', at, as)).status;
    expect(await status('read-bills-of-order?Transid=5', { as: { userId: 8 } })).toBe(403);
    expect(
      await status('read-bills-of-order?Transid=5', {
        as: { userId: 1, permissions: ['transactions'] },
      }),
    ).toBe(200);
    expect(await status('read-bills-of-order?Transid=99999', owner)).toBe(404);
    expect(await status('read-bills-of-order?Transid=5')).toBe(401);
    expect(
      (await billing.call('GET', `read-bill?TRANSID=5&ID=${bill?.Id}`, owner)).body,
    ).toMatchObject([{ Id: bill?.Id, Number: bill?.Number }]);
    expect(await status(`read-bill?TRANSID=2&ID=${bill?.Id}`, owner)).toBe(404);
  });

  it('open as a PDF by their link and reject a changed link', async () => {
    await placed(6, { sale: buildSale([taxedLine]) });
    await billing.orderEvents.packed(6);
    await issued(6);
    const link = (await readBills(6))[0]?.PdfUrl ?? '';
    const pdfResponse = await fetch(`${billing.service.url}${link}`);
    expect([pdfResponse.status, pdfResponse.headers.get('content-type')]).toEqual([
      200,
      'application/pdf',
    ]);
    expect(
      Buffer.from(await pdfResponse.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(
      (await fetch(`${billing.service.url}${link.replace(/\/\d+\.pdf/, '/1.pdf')}`)).status,
    ).toBe(403);
  });

  it('keep their seller when the company changes, and new ones name the new seller', async () => {
    await placed(80);
    await billing.orderEvents.packed(80);
    await issued(80);
    await placed(81);
    await publishCompany(
      billing.broker,
      {
        seller: { ...companyRecord.seller, name: 'Tokri Foods Private Limited' },
        billPrefixes: [
          {
            fromYear: '2020-21',
            prefixes: { ...defaultBillPrefixes, InvoiceCumBillOfSupply: 'KA' },
          },
        ],
      },
      2,
    );
    await eventually(
      async () => (await readBills(81))[0]?.Supplier.Name === 'Tokri Foods Private Limited',
      { missing: 'the new seller on a confirmation' },
    );
    await billing.orderEvents.packed(81);
    await issued(81);
    const [[before], [after]] = [await readBills(80), await readBills(81)];
    expect(before?.Supplier.Name).toBe('Tokri Fresh Foods');
    expect(after).toMatchObject({ Supplier: { Name: 'Tokri Foods Private Limited' } });
    expect(after?.Number).toMatch(/^KA\/\d\d-\d\d\/0000001$/);
    await billing.orderEvents.cancelled(80);
    await issued(80, 2);
    expect((await readBills(80))[0]).toMatchObject({
      Kind: 'CreditNote',
      Supplier: { Name: 'Tokri Fresh Foods' },
    });
  });

  it('carry a code that pays what is due to the UPI ID of their issue', async () => {
    const changeCompany = async (name: string, upiId: string, seq: number) => {
      const seller = { ...companyRecord.seller, name };
      await publishCompany(billing.broker, { seller, upiId }, seq);
      await eventually(async () => (await readBills(91))[0]?.Supplier.Name === name, {
        missing: `${name} on a confirmation`,
      });
    };
    await placed(90);
    await placed(91);
    await changeCompany('First Foods', 'first@bank', 3);
    expect((await readBills(90))[0]).toMatchObject({ Kind: 'OrderConfirmation', Upi: null });
    await billing.orderEvents.packed(90);
    await issued(90);
    await changeCompany('Second Foods', 'second@bank', 4);
    await billing.orderEvents.packed(91);
    await issued(91);
    const [[before], [after]] = [await readBills(90), await readBills(91)];
    expect(before?.Upi).toMatchObject({ Id: 'first@bank', Name: 'First Foods' });
    expect(new URL(before?.Upi?.Link ?? '').searchParams.get('am')).toBe(before?.Due.toFixed(2));
    expect(after?.Upi).toMatchObject({ Id: 'second@bank', Name: 'Second Foods' });
    await billing.call('GET', 'record-cash?id=90&status=3', {
      as: { userId: 1, permissions: ['payments'] },
    });
    expect((await readBills(90))[0]).toMatchObject({ Due: 0, Upi: null });
  });
});
