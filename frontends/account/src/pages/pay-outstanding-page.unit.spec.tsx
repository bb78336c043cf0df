import { billingOperations, duesPaymentOperations } from '@tokri/contracts/api';
import { problemResponse, setupSession, testUser } from '@tokri/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import {
  amountOf,
  buildBill,
  buildCredit,
  findBill,
  findPayButton,
  laterBill,
  openDues,
  overdueBill,
  rejected,
  setupDuesShop,
} from '../testing/dues-shop.ts';

const { readPartyCredit } = billingOperations;
const { payOutstanding } = duesPaymentOperations;
const shop = setupDuesShop();

describe('choosing what to pay', () => {
  it('marks what is overdue and has it chosen in full', async () => {
    openDues();
    expect(await findBill(overdueBill)).toBeChecked();
    expect(await findBill(laterBill)).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Overdue/ })).toBe(await findBill(overdueBill));
    expect(screen.getByText(/^₹300\.50 of ₹500\.00 due on/)).toBeVisible();
    expect(await findPayButton('₹300.50')).toBeEnabled();
    expect(screen.getByText('On account for next bills')).toBeVisible();
    expect(screen.getByText('₹120.00')).toBeVisible();
  });

  it('sends a part of a bill and an amount on account', async () => {
    const { user } = openDues();
    await findBill(overdueBill);
    await user.clear(amountOf(overdueBill));
    await user.type(amountOf(overdueBill), '100.25');
    await user.type(screen.getByLabelText('Amount on account (optional)'), '50');
    await user.click(await findPayButton('₹150.25'));
    await waitFor(() =>
      expect(shop.network.requestsTo(payOutstanding)[0]?.body).toEqual({
        PartyId: 5,
        Bills: [{ Id: 1, Amount: 100.25 }],
        OnAccount: 50,
      }),
    );
  });

  it('chooses all bills and none', async () => {
    const { user } = openDues();
    await user.click(await screen.findByRole('button', { name: 'Choose all' }));
    expect(await findPayButton('₹800.50')).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Choose none' }));
    expect(await findPayButton('₹0.00')).toBeDisabled();
    expect(screen.getByText('Choose a bill or enter an amount on account.')).toBeVisible();
  });

  it('refuses more than is due without asking the server', async () => {
    const { user } = openDues();
    await findBill(overdueBill);
    await user.type(amountOf(overdueBill), '1');
    expect(await screen.findByText('Only ₹300.50 is due on this bill.')).toBeVisible();
    expect(amountOf(overdueBill)).toHaveAccessibleDescription(/Only ₹300\.50/);
    expect(screen.getByRole('button', { name: 'Pay ₹0.00' })).toBeDisabled();
  });

  it('shows further bills of a long list on request', async () => {
    const bills = Array.from({ length: 51 }, (_, index) => buildBill(index + 1));
    shop.network.respondTo(readPartyCredit, () => buildCredit(bills));
    const { user } = openDues();
    await findBill(buildBill(50));
    expect(screen.queryByRole('checkbox', { name: /0000051/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show more bills' }));
    expect(await findBill(buildBill(51))).toBeVisible();
  });

  it('says what the server refuses beside the bill, and loads the bills again', async () => {
    shop.network.respondTo(payOutstanding, () => rejected('more-than-due', 'Only ₹200 is due.', 1));
    const { user } = openDues();
    await user.click(await findPayButton('₹300.50'));
    expect(await screen.findByText('Only ₹200 is due.')).toBeVisible();
    expect(amountOf(overdueBill)).toHaveAccessibleDescription(/Only ₹200 is due/);
    await waitFor(() => expect(shop.network.requestsTo(readPartyCredit)).toHaveLength(2));
  });

  it('says who may pay to a person without a role', async () => {
    shop.network.respondTo(payOutstanding, () => problemResponse(403, 'not-allowed'));
    const { user } = openDues();
    await user.click(await findPayButton('₹300.50'));
    expect(await screen.findByText(/Only buyers and accountants of your business/)).toBeVisible();
  });

  it('repeats a request without an answer under the same idempotency key', async () => {
    shop.network.respondTo(payOutstanding, () => problemResponse(503, 'gateway-unavailable'));
    const { user } = openDues();
    await user.click(await findPayButton('₹300.50'));
    await screen.findByText('gateway-unavailable');
    await user.click(await findPayButton('₹300.50'));
    await waitFor(() => expect(shop.network.requestsTo(payOutstanding)).toHaveLength(2));
    const keys = shop.network
      .requestsTo(payOutstanding)
      .map((request) => request.headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });
});

describe('the page of dues', () => {
  it('shows that it loads', async () => {
    openDues();
    expect(screen.getByText('Loading')).toBeInTheDocument();
    await findBill(laterBill);
  });

  it('says when nothing is due, and takes an amount on account', async () => {
    shop.network.respondTo(readPartyCredit, () => buildCredit([]));
    const { user } = openDues();
    expect(await screen.findByRole('heading', { name: 'Nothing to pay' })).toBeVisible();
    await user.type(screen.getByLabelText('Amount on account (optional)'), '1000');
    await user.click(await findPayButton('₹1,000.00'));
    await waitFor(() =>
      expect(shop.network.requestsTo(payOutstanding)[0]?.body).toMatchObject({
        Bills: [],
        OnAccount: 1_000,
      }),
    );
  });

  it('can be tried again after a failure', async () => {
    shop.network.respondTo(readPartyCredit, () => problemResponse(503, 'overloaded'));
    const { user } = openDues();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    shop.network.respondTo(readPartyCredit, () => buildCredit());
    await user.click(retry);
    expect(await findBill(laterBill)).toBeVisible();
  });

  it('shows the bills from before the connection was lost and does not pay', async () => {
    openDues();
    await findBill(laterBill);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => {
      window.dispatchEvent(new Event('offline'));
    });
    expect(await screen.findByText(/These are the bills that were loaded before/)).toBeVisible();
    expect(await findPayButton('₹300.50')).toBeDisabled();
    online.mockRestore();
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
  });

  it('is for business customers only', async () => {
    setupSession({ user: testUser, token: 't' });
    openDues();
    expect(await screen.findByText('This page is for business customers')).toBeVisible();
    expect(shop.network.requestsTo(readPartyCredit)).toEqual([]);
  });

  it('says so to a person who left the business', async () => {
    shop.network.respondTo(readPartyCredit, () => problemResponse(403, 'not-allowed'));
    openDues();
    expect(await screen.findByText('This page is for business customers')).toBeVisible();
  });

  it('asks a visitor to sign in', async () => {
    setupSession();
    openDues();
    expect(await screen.findByText('Sign in to pay what your business owes.')).toBeVisible();
  });
});
