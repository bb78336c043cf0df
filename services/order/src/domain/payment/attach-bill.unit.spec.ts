import { acceptedOrder } from '../../testing/orders.ts';
import { attachBill } from './attach-bill.ts';

const bill = (billId: number, kind: string) => ({ billId, number: `N${billId}`, kind });

describe('the bill that an order names', () => {
  it('the first one, noted', () =>
    expect(attachBill(acceptedOrder(), bill(1, 'InvoiceCumBillOfSupply')).order.bill).toEqual({
      billId: 1,
      number: 'N1',
    }));
  it('of two, the tax invoice, whichever comes first', () => {
    const [taxed, exempt] = [bill(1, 'TaxInvoice'), bill(2, 'BillOfSupply')];
    expect(attachBill(attachBill(acceptedOrder(), taxed).order, exempt).order.bill?.billId).toBe(1);
    expect(attachBill(attachBill(acceptedOrder(), exempt).order, taxed).order.bill?.billId).toBe(1);
  });
  it('a credit note, not noted', () =>
    expect(attachBill(acceptedOrder(), bill(3, 'CreditNote')).order.bill).toBeNull());
});
