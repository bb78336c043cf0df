import { orderOperations } from '@tokri/contracts/api';
import { screen, waitFor } from '@testing-library/react';
import { setupFakeShop, signInCustomer } from '../../testing/fake-shop.ts';
import { commandOk, commandRejected } from '../../testing/fixtures.ts';
import {
  expectText,
  holdMorningSlot,
  openCheckout,
  waitForPlaceButton,
} from '../../testing/checkout-page-actions.ts';

// The configuration is read once, from the page.
const config = document.createElement('script');
config.id = 'app-config';
config.type = 'application/json';
config.textContent = JSON.stringify({
  site: { supportPhone: '08040000000', checkoutScriptUrl: '/checkout.js' },
});
document.head.append(config);
const shop = setupFakeShop();

const placeRejected = async (code: string, message: string) => {
  signInCustomer();
  const page = openCheckout();
  await holdMorningSlot(page);
  shop.network.respondTo(orderOperations.placeOrderWithoutPayment, () =>
    commandRejected(code, message),
  );
  await page.user.click(await waitForPlaceButton());
  await expectText(message);
  return page;
};
const payButtons = () => screen.queryAllByRole('button', { name: 'Pay online now' });
const phoneLinks = () => screen.queryAllByRole('link', { name: 'Call 080 4000 0000' });

describe('a rejection by a limit on unpaid orders', () => {
  it('selects online payment for a full address, and the order is then sent as an online order', async () => {
    const { user } = await placeRejected('unpaid-address-limit', 'This address is full.');
    await user.click(payButtons()[0] as HTMLElement);
    expect(screen.getByRole('radio', { name: /Pay online now/ })).toBeChecked();
    expect(screen.getByRole('heading', { name: 'Payment method' })).toHaveFocus();
    expect(screen.queryByText('This address is full.')).toBeNull();
    shop.network.respondTo(orderOperations.placeOrder, () => commandOk(9001, { Status: 1 }));
    await user.click(screen.getAllByRole('button', { name: /Order and pay/ })[0] as HTMLElement);
    await waitFor(() =>
      expect(shop.network.requestsTo(orderOperations.placeOrder)[0]?.body).toMatchObject({
        PaymentMethod: 'online',
      }),
    );
  });

  it.each(['unpaid-order-limit', 'unpaid-item-limit', 'unpaid-address-limit'])(
    'links to the phone of the shop for %s',
    async (code) => {
      await placeRejected(code, 'Call us.');
      for (const link of phoneLinks()) expect(link).toHaveAttribute('href', 'tel:08040000000');
      expect(phoneLinks()).not.toHaveLength(0);
    },
  );

  it('offers online payment and the phone only where they help', async () => {
    await placeRejected('unpaid-slot-limit', 'Choose another slot.');
    expect([...payButtons(), ...phoneLinks()]).toEqual([]);
  });

  it('does not offer online payment when the total limit of the customer is reached', async () => {
    await placeRejected('unpaid-order-limit', 'Call us.');
    expect(payButtons()).toEqual([]);
  });
});
