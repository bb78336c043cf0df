import {
  cartOperations,
  orderOperations,
  slotOperations,
  userOperations,
} from '@tokri/contracts/http';
import { noNetwork, problem } from '@tokri/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { shopOfEachTest, signedIn, slots } from '../../testing/checkout-network.ts';
import { aCart, aLine } from '../../testing/fixtures.ts';
import { isShown, openCheckout, placeButton } from '../../testing/open-checkout.ts';

const shop = shopOfEachTest();

describe('what is missing to place', () => {
  it('a slot, is said and a press leads to the picker', async () => {
    signedIn();
    const page = openCheckout();
    await isShown('Choose a delivery slot');
    await page.user.click(placeButton());
    expect(screen.getByRole('heading', { name: /Delivery slot/ })).toHaveFocus();
    expect(shop.network.callsOf(orderOperations.placeOrderWithoutPayment)).toHaveLength(0);
  });
  it('the network, is said and the cart stays', async () => {
    signedIn();
    openCheckout();
    await screen.findByText('Onion');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await isShown(/You are offline. Your cart is safe/);
    expect(screen.getByText('Onion')).toBeInTheDocument();
    jest.restoreAllMocks();
    act(() => void window.dispatchEvent(new Event('online')));
  });
  it('a line that can be sold, is said at the line with the one press that mends it', async () => {
    signedIn();
    shop.cart = aCart({
      Lines: [aLine({ Message: 'Only 1 left', Code: 'stock-short', Most: 1, Stock: 1 })],
      Messages: [{ Code: 'stock-short', Text: 'Onion: Only 1 left', LineId: 1 }],
    });
    const page = openCheckout();
    await isShown('Look at the marked items first');
    await page.user.click(screen.getByRole('button', { name: 'Take 1 Onion' }));
    await waitFor(() =>
      expect(shop.network.callsOf(cartOperations.uploadCartLine)[0]?.body).toMatchObject({
        LineKey: aLine().LineKey,
        Quantity: 1,
      }),
    );
  });
  it('an address, opens the form with the pincode first', async () => {
    signedIn();
    shop.network.answer(userOperations.listAddresses, () => []);
    const page = openCheckout();
    await isShown('Choose a delivery address');
    await page.user.click(placeButton());
    const sheet = await screen.findByRole('dialog', { name: 'Add New Address' });
    expect(within(sheet).getByLabelText('Pincode *')).toHaveValue('560034');
  });
});

describe('a part that does not load', () => {
  it('offers to try again and leaves the others alone', async () => {
    signedIn();
    shop.network.answer(slotOperations.listSlotsOfPincode, () => problem(503, 'unavailable'));
    const { user } = openCheckout();
    expect(await screen.findByText('Onion')).toBeInTheDocument();
    const panel = await screen.findByRole('alert');
    shop.network.answer(slotOperations.listSlotsOfPincode, () => slots);
    await user.click(within(panel).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /7–10 am/ })).toBeInTheDocument();
  });
  it('of the cart after it was read once, shows it with its time', async () => {
    signedIn();
    const page = openCheckout();
    await screen.findByText('Onion');
    page.unmount();
    shop.network.answer(cartOperations.readCart, noNetwork);
    openCheckout();
    expect(await screen.findByText(/Prices are from/)).toBeInTheDocument();
    expect(screen.getByText('Onion')).toBeInTheDocument();
  });
});
