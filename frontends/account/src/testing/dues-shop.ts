import {
  billingOperations,
  duesPaymentOperations,
  type DuesPaymentResponse,
  type PartyCreditResponse,
} from '@tokri/contracts/api';
import { addDays } from '@tokri/contracts/dates';
import {
  fakeNetwork,
  fakeRazorpay,
  renderPage,
  setupSession,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { today } from '@tokri/web-kit/ui';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.tsx';

const { readPartyCredit } = billingOperations;
const { listDuesPayments, payOutstanding, verifyDuesPayment } = duesPaymentOperations;

export type OpenBill = PartyCreditResponse['Bills'][number];
export const buildBill = (Id: number, changes: Partial<OpenBill> = {}): OpenBill => ({
  Id,
  Number: `TI/26-27/${String(Id).padStart(7, '0')}`,
  Date: '2026-10-01',
  DueDate: addDays(today(), 5),
  Amount: 500,
  Due: 500,
  ...changes,
});
export const overdueBill = buildBill(1, { DueDate: addDays(today(), -1), Due: 300.5 });
export const laterBill = buildBill(2);
export const buildCredit = (Bills = [overdueBill, laterBill]): PartyCreditResponse => ({
  PartyId: 5,
  CreditLimit: 5_000,
  TermsDays: 30,
  Used: 800.5,
  Reserved: 0,
  Available: 4_199.5,
  OnAccount: 120,
  Outstanding: 800.5,
  Overdue: Bills.includes(overdueBill) ? 300.5 : 0,
  OverdueDays: 1,
  NotOffered: null,
  Bills,
});
export const gatewayOrder = {
  Provider: 'razorpay' as const,
  KeyId: 'rzp_test_tokri',
  OrderId: 'order_D1',
  AmountPaise: 30_050,
  Currency: 'INR' as const,
  Prefill: { Name: 'Asha', Contact: '+919000000002', Email: '' },
};
export const buildPayment = (changes: Partial<DuesPaymentResponse> = {}): DuesPaymentResponse => ({
  Id: 77,
  Number: '',
  Date: '2026-11-20',
  Way: 'online',
  Reference: '',
  Amount: 300.5,
  State: 'opened',
  Bills: [{ Id: 1, Number: overdueBill.Number, Amount: 300.5 }],
  OnAccount: 0,
  Vouchers: [],
  Reason: '',
  Returns: [],
  Payment: gatewayOrder,
  ...changes,
});
export const captured = buildPayment({
  State: 'captured',
  Number: 'RC/26-27/000001',
  Reference: 'pay_B2',
  Payment: null,
});
export const done = (entry: object) => [{ Id: 77, Error: 0, Code: '', Message: '', ...entry }];
export const rejected = (Code: string, Message: string, BillId = 0) => [
  { Id: 0, Error: 1, Code, Message, PaymentId: 0, Number: '', BillId, Payment: null },
];
export const success = {
  razorpay_order_id: 'order_D1',
  razorpay_payment_id: 'pay_B2',
  razorpay_signature: 'a'.repeat(64),
};

// The configuration is read once, from the page.
const config = document.createElement('script');
config.id = 'app-config';
config.type = 'application/json';
config.textContent = JSON.stringify({ site: { checkoutScriptUrl: '/checkout.js' } });
document.head.append(config);

export interface DuesShop {
  network: FakeNetwork;
  razorpay: ReturnType<typeof fakeRazorpay>;
  payments: readonly DuesPaymentResponse[];
}

/** A shop with two open bills, in which a payment is captured as soon as it is verified. */
export const setupDuesShop = (): DuesShop => {
  const shop = {} as DuesShop;
  beforeEach(() => {
    setupSession({ user: { ...testUser, PartyId: 5 }, token: 't' });
    shop.razorpay = fakeRazorpay();
    shop.network = fakeNetwork();
    shop.payments = [];
    const { network } = shop;
    network.respondTo(readPartyCredit, () => buildCredit());
    network.respondTo(listDuesPayments, ({ query }) =>
      shop.payments.filter(({ Id }) => (query.PaymentId ?? String(Id)) === String(Id)),
    );
    network.respondTo(payOutstanding, () => {
      shop.payments = [buildPayment()];
      return done({ PaymentId: 77, Number: '', BillId: 0, Payment: gatewayOrder });
    });
    network.respondTo(verifyDuesPayment, () => {
      shop.payments = [captured];
      return done({ PaymentId: 77, State: 'captured' });
    });
  });
  afterEach(() => {
    shop.network.restore();
    shop.razorpay.remove();
    jest.restoreAllMocks();
  });
  return shop;
};

export const openDues = (path = '/pay-outstanding') => renderPage(routes, path);
export const findBill = (bill: OpenBill) =>
  screen.findByRole('checkbox', { name: new RegExp(bill.Number) });
export const amountOf = (bill: OpenBill) => screen.getByLabelText(`Amount for ${bill.Number}`);
export const findPayButton = (sum: string) => screen.findByRole('button', { name: `Pay ${sum}` });
export const openForm = async ({ razorpay }: DuesShop) => {
  const page = openDues();
  await page.user.click(await findPayButton('₹300.50'));
  await waitFor(() => expect(razorpay.opened).toHaveLength(1));
  return page;
};
