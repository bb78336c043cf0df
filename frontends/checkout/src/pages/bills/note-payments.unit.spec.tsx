import { billingOperations } from '@tokri/contracts/api';
import {
  testUser,
  fakeNetwork,
  setupSession,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { buildBill } from '../../testing/bills.ts';

let network: FakeNetwork;
beforeEach(() => {
  setupSession({ user: testUser, token: 'token' });
  network = fakeNetwork();
});
afterEach(() => network.restore());

const open = (path: string) => renderPage(routes, path);

describe('the page of a debit note', () => {
  it('shows what was paid for a debit note, and on each document what goes back of it', async () => {
    const debitNote = buildBill({
      Id: 33,
      Number: 'DN/26-27/000001',
      Kind: 'DebitNote',
      Payments: [
        { Kind: 'payment', Amount: 11.8, Way: 'upi', Reference: '4711', PaidOn: '2026-11-23' },
        { Kind: 'refund', Amount: 1.8, Way: 'cash', Reference: '', PaidOn: '2026-11-24' },
      ],
      ToRefund: 10,
      Against: { Id: 31, Number: 'TKR/26-27/000031', Date: '2026-11-22' },
    });
    network.respondTo(billingOperations.readBillsOfOrder, () => [debitNote, buildBill()]);
    const { user } = open('/bill/33?TransId=9001');
    const payments = within(await screen.findByRole('region', { name: 'Payments' }));
    expect(payments.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Paid ₹11.80 on Mon 23 Nov 2026, UPI 4711',
      'Refunded ₹1.80 on Tue 24 Nov 2026, cash',
    ]);
    const hint = /You paid ₹10.00 more for debit note DN\/26-27\/000001/;
    expect(screen.getByText(hint)).toBeVisible();
    await user.click(screen.getByRole('link', { name: /Tax invoice/ }));
    expect(await screen.findByText(hint)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Payments' })).toBeNull();
  });
});
