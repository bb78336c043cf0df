import {
  cartOperations,
  orderOperations,
  slotOperations,
  userOperations,
} from '@tokri/contracts/api';
import { rejectAsOffline, problemResponse } from '@tokri/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { setupFakeShop, signInCustomer, slots } from '../../testing/fake-shop.ts';
import { buildCart, buildLine } from '../../testing/fixtures.ts';
import { expectText, openCheckout, findPlaceButton } from '../../testing/checkout-page-actions.ts';

const shop = setupFakeShop();

describe('order blockers', () => {
  it('names a missing slot and moves the focus to the slot picker', async () => {
    signInCustomer();
    const page = openCheckout();
    await expectText('Choose a delivery slot');
    await page.user.click(findPlaceButton());
    expect(screen.getByRole('heading', { name: /Delivery slot/ })).toHaveFocus();
    expect(shop.network.requestsTo(orderOperations.placeOrderWithoutPayment)).toHaveLength(0);
  });
  it('says that the device is offline and keeps the cart', async () => {
    signInCustomer();
    openCheckout();
    await screen.findByText('Onion');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    await expectText(/You are offline. Your cart is safe/);
    expect(screen.getByText('Onion')).toBeInTheDocument();
    jest.restoreAllMocks();
    act(() => void window.dispatchEvent(new Event('online')));
  });
  it('marks an unavailable line and offers one button that fixes it', async () => {
    signInCustomer();
    shop.cart = buildCart({
      Lines: [buildLine({ Message: 'Only 1 left', Code: 'stock-short', Most: 1, Stock: 1 })],
      Messages: [{ Code: 'stock-short', Text: 'Onion: Only 1 left', LineId: 1 }],
    });
    const page = openCheckout();
    await expectText('Fix the marked items first');
    await page.user.click(screen.getByRole('button', { name: 'Take 1 Onion' }));
    await waitFor(() =>
      expect(shop.network.requestsTo(cartOperations.uploadCartLine)[0]?.body).toMatchObject({
        LineKey: buildLine().LineKey,
        Quantity: 1,
      }),
    );
  });
  it('opens the address form at the pincode when there is no address', async () => {
    signInCustomer();
    shop.network.respondTo(userOperations.listAddresses, () => []);
    const page = openCheckout();
    await expectText('Choose a delivery address');
    await page.user.click(findPlaceButton());
    const sheet = await screen.findByRole('dialog', { name: 'Add New Address' });
    expect(within(sheet).getByLabelText('Pincode *')).toHaveValue('560034');
  });
});

describe('checkout whose cart is still loading', () => {
  it('shows neither slots nor sections that the cart would push down', async () => {
    signInCustomer();
    let answer = (): void => undefined;
    const cart = new Promise<ReturnType<typeof buildCart>>((resolve) => {
      answer = () => resolve(buildCart());
    });
    shop.network.respondTo(cartOperations.readCart, () => cart);
    openCheckout();
    await waitFor(() =>
      expect(shop.network.requestsTo(slotOperations.listSlotsOfPincode)).not.toHaveLength(0),
    );
    expect(screen.getByRole('heading', { name: /Delivery slot/ })).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /7–10 am/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Payment method' })).not.toBeInTheDocument();
    answer();
    expect(await screen.findByRole('radio', { name: /7–10 am/ })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Payment method' })).toBeInTheDocument();
  });
});

describe('checkout section that does not load', () => {
  it('offers to retry and leaves the other sections usable', async () => {
    signInCustomer();
    shop.network.respondTo(slotOperations.listSlotsOfPincode, () =>
      problemResponse(503, 'unavailable'),
    );
    const { user } = openCheckout();
    expect(await screen.findByText('Onion')).toBeInTheDocument();
    const panel = await screen.findByRole('alert');
    shop.network.respondTo(slotOperations.listSlotsOfPincode, () => slots);
    await user.click(within(panel).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /7–10 am/ })).toBeInTheDocument();
  });
  it('shows the cart as last read, with the time', async () => {
    signInCustomer();
    const page = openCheckout();
    await screen.findByText('Onion');
    page.unmount();
    shop.network.respondTo(cartOperations.readCart, rejectAsOffline);
    openCheckout();
    expect(await screen.findByText(/Prices are from/)).toBeInTheDocument();
    expect(screen.getByText('Onion')).toBeInTheDocument();
  });
});
