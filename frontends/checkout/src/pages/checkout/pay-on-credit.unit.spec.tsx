import { billingOperations, orderOperations, type PartyCreditResponse } from '@tokri/contracts/api';
import { problemResponse, rejectAsOffline, setupSession, testUser } from '@tokri/web-kit/testing';
import { today } from '@tokri/web-kit/ui';
import { screen, waitFor } from '@testing-library/react';
import {
  expectText,
  holdMorningSlot,
  openCheckout,
  waitForPlaceButton,
} from '../../testing/checkout-page-actions.ts';
import { setupFakeShop, signInCustomer } from '../../testing/fake-shop.ts';
import { commandRejected } from '../../testing/fixtures.ts';

const shop = setupFakeShop();
const buildCredit = (changes: Partial<PartyCreditResponse> = {}): PartyCreditResponse => ({
  PartyId: 4,
  CreditLimit: 50_000,
  TermsDays: 30,
  Used: 6_090,
  Reserved: 0,
  OnAccount: 0,
  Available: 43_910,
  Outstanding: 6_090,
  Overdue: 0,
  OverdueDays: 0,
  NotOffered: null,
  Bills: [],
  ...changes,
});
const offer = (changes: Partial<PartyCreditResponse> = {}): void => {
  shop.network.respondTo(billingOperations.readPartyCredit, () => buildCredit(changes));
};
const openAsBuyer = () => {
  setupSession({
    user: { ...testUser, PartyId: 4 },
    token: 'token',
    pincode: '560034',
    deliveryDate: today(),
  });
  return openCheckout();
};
const findCredit = () => screen.findByRole('radio', { name: /On credit/ });
const placeRequests = () => shop.network.requestsTo(orderOperations.placeOrderWithoutPayment);

describe('paying on credit', () => {
  it('shows what is left and places the order on credit', async () => {
    offer();
    const page = openAsBuyer();
    await holdMorningSlot(page);
    await expectText('₹43,910 of ₹50,000 left · Due 30 days after the bill');
    await page.user.click(await findCredit());
    await page.user.click(await waitForPlaceButton());
    await waitFor(() =>
      expect(placeRequests()[0]?.body).toMatchObject({ PaymentMethod: 'credit' }),
    );
  });

  it.each<[string, Partial<PartyCreditResponse>, RegExp]>([
    ['the order exceeds what is left', { Available: 40 }, /Only ₹40 of your credit is left/],
    [
      'no credit was agreed',
      { CreditLimit: 0, Available: 0, NotOffered: 'no-credit' },
      /No credit is agreed for your business/,
    ],
    ['the person is no buyer', { NotOffered: 'account' }, /Only buyers of your business/],
  ])('cannot be chosen when %s', async (_case, changes, text) => {
    offer(changes);
    openAsBuyer();
    await expectText(text);
    expect(await findCredit()).toBeDisabled();
  });

  it('names what is overdue and leads to where it is paid', async () => {
    offer({ NotOffered: 'overdue', Overdue: 6_090, OverdueDays: 12 });
    openAsBuyer();
    await expectText(/₹6,090 is overdue by 12 days/);
    expect(await findCredit()).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Pay what is overdue' })).toHaveAttribute(
      'href',
      '/pay-outstanding',
    );
  });

  it('can be loaded again after a failure', async () => {
    shop.network.respondTo(billingOperations.readPartyCredit, () => problemResponse(503, 'down'));
    const { user } = openAsBuyer();
    const retry = await screen.findByRole('button', { name: 'Load credit again' });
    expect(await findCredit()).toBeDisabled();
    offer();
    await user.click(retry);
    await waitFor(async () => expect(await findCredit()).toBeEnabled());
  });

  it('says that credit is unknown while offline', async () => {
    shop.network.respondTo(billingOperations.readPartyCredit, rejectAsOffline);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    openAsBuyer();
    await expectText(/You are offline. Your credit is shown/);
    expect(screen.queryByRole('button', { name: 'Load credit again' })).toBeNull();
  });

  it('loads the credit again after the shop refused the order', async () => {
    offer();
    shop.network.respondTo(orderOperations.placeOrderWithoutPayment, () =>
      commandRejected('credit-limit', 'Not enough credit is left for this order.'),
    );
    const page = openAsBuyer();
    await holdMorningSlot(page);
    await page.user.click(await findCredit());
    offer({ Available: 0, NotOffered: 'limit' });
    await page.user.click(await waitForPlaceButton());
    await expectText('Not enough credit is left for this order.');
    await expectText(/Only ₹0 of your credit is left/);
  });

  it('is not offered to a private customer', async () => {
    signInCustomer();
    openCheckout();
    await screen.findByRole('radio', { name: /Cash on delivery/ });
    expect(screen.queryByRole('radio', { name: /On credit/ })).toBeNull();
    expect(shop.network.requestsTo(billingOperations.readPartyCredit)).toHaveLength(0);
  });
});
