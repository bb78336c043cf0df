import { buildSale, taxedLine } from '../../testing/sales.ts';
import { outstandingPaise, paidByPayment, payBill, withdrawPayment } from './party-credit.ts';

const { totals } = buildSale([taxedLine]);
const { payablePaise } = totals;
const dueDate = '2026-12-21';

describe('payBill', () => {
  const bill = { account: { dueDate, paidPaise: 5 }, totals };
  it('takes at most what is open, apart from what was paid before the import', () => {
    const paid = payBill(bill, { paymentId: 1, amountPaise: payablePaise });
    expect(paid.account).toEqual({
      dueDate,
      paidPaise: 5,
      payments: [{ paymentId: 1, amountPaise: payablePaise - 5 }],
    });
    expect(outstandingPaise(paid)).toBe(0);
    expect(payBill(paid, { paymentId: 2, amountPaise: 1 })).toBe(paid);
  });
  it('adds up what one payment pays in several rounds, and gives it back as a whole', () => {
    const once = payBill(payBill(bill, { paymentId: 2, amountPaise: 7 }), {
      paymentId: 1,
      amountPaise: 10,
    });
    const twice = payBill(once, { paymentId: 1, amountPaise: 20 });
    expect([paidByPayment(twice, 1), paidByPayment(twice, 2)]).toEqual([30, 7]);
    const withdrawn = withdrawPayment(twice, 1);
    expect([paidByPayment(withdrawn, 1), paidByPayment(withdrawn, 2)]).toEqual([0, 7]);
    expect(outstandingPaise(withdrawn)).toBe(payablePaise - 12);
  });
  it('leaves a bill alone that its order pays', () => {
    const ofOrder = { account: null, totals };
    expect(payBill(ofOrder, { paymentId: 1, amountPaise: 5 })).toBe(ofOrder);
    expect(withdrawPayment(ofOrder, 1)).toBe(ofOrder);
  });
});
