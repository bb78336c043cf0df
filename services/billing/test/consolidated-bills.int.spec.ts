import type { BillResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import { closeSmallBills } from '../src/application/bills/close-small-bills.ts';
import { buildSale, taxedLine } from '../src/testing/sales.ts';
import { createSmallBillDeps } from '../src/testing/small-bills.ts';
import { startBillingService, type BillingService } from './billing-service.ts';

let billing: BillingService;
const noon = new Date('2026-11-22T06:30:00Z');
const nextDay = new Date('2026-11-22T19:00:00Z');
const owner = { as: { userId: 7 } };
const sale = buildSale([taxedLine]);

beforeAll(async () => {
  billing = await startBillingService('consolidated-bills', {
    clock: () => noon,
    variables: { CONSOLIDATES_SMALL_BILLS: 'yes' },
  });
});
afterAll(() => billing.stop());

const readBills = async (orderId: number): Promise<readonly BillResponse[]> =>
  (await billing.call('GET', `read-bills-of-order?Transid=${orderId}`, owner)).body;
const waitFor = (orderId: number, consolidation: BillResponse['Consolidation']) =>
  eventually(async () => (await readBills(orderId))[0]?.Consolidation === consolidation, {
    missing: `${consolidation} bill of order ${orderId}`,
  });
const pack = async (orderId: number): Promise<void> => {
  await billing.orderEvents.placed(orderId, { method: 'cod', sale });
  await billing.orderEvents.packed(orderId);
  await waitFor(orderId, 'open');
};
const request = async (orderId: number, as = owner) =>
  billing.call('POST', 'request-tax-invoice', { ...as, body: { TransactionId: orderId } });

describe('an order below ₹200 in a shop with consolidated bills', () => {
  it('shows a confirmation without a UPI code until its day is closed, then its part', async () => {
    await pack(1);
    expect((await readBills(1))[0]).toMatchObject({
      Kind: 'OrderConfirmation',
      Number: '',
      PdfUrl: '',
      Upi: null,
    });
    await closeSmallBills(createSmallBillDeps(billing.database, () => nextDay));
    const [bill] = await readBills(1);
    expect(bill).toMatchObject({
      Kind: 'TaxInvoice',
      Date: '2026-11-22',
      Consolidation: 'part',
      Due: 99,
      Upi: null,
    });
    expect((await fetch(`${billing.service.url}${bill?.PdfUrl}`)).status).toBe(200);
    expect((await request(1)).body).toMatchObject([{ Code: 'bill-consolidated' }]);
    await billing.waitForEvent(1, 'bill.issued.v1');
  });

  it('gets an invoice of its own for its owner and staff, and for nobody else', async () => {
    await pack(2);
    expect((await request(2, { as: { userId: 8 } })).status).toBe(403);
    const { body } = await request(2);
    const [bill] = await readBills(2);
    expect(bill).toMatchObject({ Kind: 'TaxInvoice', Consolidation: null });
    expect(body).toMatchObject([{ Number: bill?.Number }]);
  });

  it('has no bill when it is cancelled on its day', async () => {
    await pack(3);
    await billing.orderEvents.cancelled(3);
    await eventually(async () => (await readBills(3)).length === 0, {
      missing: 'the withdrawal of the bill',
    });
    await closeSmallBills(createSmallBillDeps(billing.database, () => nextDay));
    expect(await readBills(3)).toEqual([]);
  });
});
