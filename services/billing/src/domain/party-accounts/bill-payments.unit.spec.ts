import { buildSale, taxedLine } from '../../testing/sales.ts';
import type { BillAccount } from '../bills/bill-account.ts';
import {
  creditBill,
  finishRelease,
  openPaise,
  paidByPayment,
  payBill,
  withdrawPayment,
} from './bill-payments.ts';
import { outstandingPaise } from './party-credit.ts';

const { totals } = buildSale([taxedLine]);
const { payablePaise } = totals;
const dueDate = '2026-12-21';
const billWith = (account: Partial<BillAccount> = {}) => ({
  account: { dueDate, paidPaise: 0, ...account } as BillAccount,
  totals,
});
const ofOrder = { account: null, totals };

describe('payBill', () => {
  const bill = billWith({ paidPaise: 5 });
  it('takes at most what is open, apart from what was paid before the import', () => {
    const paid = payBill(bill, { paymentId: 1, round: 1, amountPaise: payablePaise });
    expect(paid.account).toEqual({
      dueDate,
      paidPaise: 5,
      payments: [{ paymentId: 1, round: 1, amountPaise: payablePaise - 5 }],
    });
    expect(outstandingPaise(paid)).toBe(0);
  });
  it('adds up what one payment pays in several rounds, and gives it back as a whole', () => {
    const once = payBill(payBill(bill, { paymentId: 2, round: 1, amountPaise: 7 }), {
      paymentId: 1,
      round: 1,
      amountPaise: 10,
    });
    const twice = payBill(once, { paymentId: 1, round: 2, amountPaise: 20 });
    expect([paidByPayment(twice, 1), paidByPayment(twice, 2)]).toEqual([30, 7]);
    const withdrawn = withdrawPayment(twice, 1);
    expect([paidByPayment(withdrawn, 1), paidByPayment(withdrawn, 2)]).toEqual([0, 7]);
    expect(outstandingPaise(withdrawn)).toBe(payablePaise - 12);
  });
  it('counts a round once, also one that found nothing open', () => {
    const paid = payBill(bill, { paymentId: 1, round: 2, amountPaise: payablePaise });
    for (const round of [1, 2])
      expect(payBill(paid, { paymentId: 1, round, amountPaise: 3 })).toBe(paid);
    const late = payBill(paid, { paymentId: 2, round: 1, amountPaise: 3 });
    const opened = withdrawPayment(late, 1);
    expect(payBill(opened, { paymentId: 2, round: 1, amountPaise: 3 })).toBe(opened);
  });
  it('takes nothing of a reversed payment, also when the bill had nothing of it before', () => {
    const withdrawn = withdrawPayment(bill, 1);
    expect(withdrawPayment(withdrawn, 1)).toBe(withdrawn);
    expect(payBill(withdrawn, { paymentId: 1, round: 9, amountPaise: 3 })).toBe(withdrawn);
  });
  it('leaves a bill alone that its order pays', () => {
    expect(payBill(ofOrder, { paymentId: 1, round: 1, amountPaise: 5 })).toBe(ofOrder);
    expect(withdrawPayment(ofOrder, 1)).toBe(ofOrder);
  });
});

describe('creditBill', () => {
  it('adds up credit notes, each once, and leaves a bill alone that is not on account', () => {
    const credited = creditBill(creditBill(billWith(), { billId: 8, amountPaise: 100 }), {
      billId: 9,
      amountPaise: 20,
    });
    expect(credited.account).toEqual({
      dueDate,
      paidPaise: 0,
      creditedPaise: 120,
      creditNoteIds: [8, 9],
    });
    expect(creditBill(credited, { billId: 8, amountPaise: 100 })).toBe(credited);
    expect(creditBill(ofOrder, { billId: 8, amountPaise: 100 })).toBe(ofOrder);
  });

  const paid = billWith({
    payments: [
      { paymentId: 2, round: 1, amountPaise: payablePaise - 100 },
      { paymentId: 1, round: 3, amountPaise: 100 },
    ],
  });
  it('releases what the bill no longer needs, of the latest payment first', () => {
    const credited = creditBill(paid, { billId: 8, amountPaise: 130 });
    expect(credited.account).toMatchObject({
      payments: [
        { paymentId: 2, round: 1, amountPaise: payablePaise - 130 },
        { paymentId: 1, round: 3, amountPaise: 0 },
      ],
      releasedPaymentIds: [1, 2],
    });
    expect(openPaise(credited.account, totals)).toBe(0);
  });
  it('releases nothing while the bill still needs it', () => {
    const open = withdrawPayment(paid, 1);
    const credited = creditBill(open, { billId: 8, amountPaise: 100 });
    expect(credited.account.releasedPaymentIds).toBeUndefined();
    expect(paidByPayment(credited, 2)).toBe(payablePaise - 100);
  });
  it('leaves what was paid before the import', () => {
    const imported = billWith({
      paidPaise: payablePaise - 10,
      payments: [{ paymentId: 1, round: 1, amountPaise: 10 }],
    });
    const { account } = creditBill(imported, { billId: 8, amountPaise: 50 });
    expect(account).toMatchObject({
      paidPaise: payablePaise - 10,
      payments: [{ paymentId: 1, amountPaise: 0 }],
    });
    expect(openPaise(account, totals)).toBe(-40);
  });
  it('names released payments until the release is finished', () => {
    const once = creditBill(paid, { billId: 8, amountPaise: 40 });
    const twice = creditBill(once, { billId: 9, amountPaise: 90 });
    expect(twice.account.releasedPaymentIds).toEqual([1, 2]);
    const finished = finishRelease(twice);
    expect(finished.account).toEqual({ ...twice.account, releasedPaymentIds: undefined });
    expect(finishRelease(finished)).toBe(finished);
    expect(finishRelease(ofOrder)).toBe(ofOrder);
  });
});
