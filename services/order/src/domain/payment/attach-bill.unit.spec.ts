import type { BillKind } from '@tokri/contracts/orders';
import { acceptedOrder } from '../../testing/orders.ts';
import { attachBill } from './attach-bill.ts';

const bill = (billId: number, kind: BillKind) => ({ billId, number: `N${billId}`, kind });

describe('attachBill', () => {
  it('attaches the first bill', () =>
    expect(attachBill(acceptedOrder(), bill(1, 'InvoiceCumBillOfSupply')).order.bill).toEqual({
      billId: 1,
      number: 'N1',
    }));
  it('prefers the tax invoice of two documents in either order', () => {
    const [taxed, exempt] = [bill(1, 'TaxInvoice'), bill(2, 'BillOfSupply')];
    expect(attachBill(attachBill(acceptedOrder(), taxed).order, exempt).order.bill?.billId).toBe(1);
    expect(attachBill(attachBill(acceptedOrder(), exempt).order, taxed).order.bill?.billId).toBe(1);
  });
  it('keeps the due date of a bill on credit', () =>
    expect(
      attachBill(acceptedOrder(), { ...bill(1, 'TaxInvoice'), dueDate: '2026-12-22' }).order.bill,
    ).toEqual({ billId: 1, number: 'N1', dueDate: '2026-12-22' }));
  it.each(['CreditNote', 'DebitNote'] as const)('ignores a %s', (kind) =>
    expect(attachBill(acceptedOrder(), bill(3, kind)).order.bill).toBeNull(),
  );
});
