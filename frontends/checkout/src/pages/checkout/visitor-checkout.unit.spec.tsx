import { cartOperations } from '@tokri/contracts/api';
import { setupSession } from '@tokri/web-kit/testing';
import { session } from '@tokri/web-kit/session';
import { screen, waitFor } from '@testing-library/react';
import { setupFakeShop, signInCustomer } from '../../testing/fake-shop.ts';
import { buildCart, buildLine, buildTotals } from '../../testing/fixtures.ts';
import { openCheckout } from '../../testing/checkout-page-actions.ts';

const shop = setupFakeShop();

describe('checkout of a visitor', () => {
  const lines = [
    {
      LineKey: buildLine().LineKey,
      ItemId: 3,
      UnitId: 30,
      OfferId: 0,
      Quantity: 2,
      UserId: 0,
      Message: '',
    },
  ];
  it('shows prices, GST and charges and asks to sign in with a way back', async () => {
    setupSession({ pincode: '560034', localLines: lines });
    openCheckout();
    expect(await screen.findByText('Onion')).toBeInTheDocument();
    expect(screen.getByText('Loose • 1 kg • ₹42 each • no GST')).toBeInTheDocument();
    expect(screen.getAllByText('₹131').length).toBeGreaterThan(0);
    expect(screen.getAllByRole('link', { name: 'Sign in to order' })[0]).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fcheckout-details',
    );
    expect(shop.network.requestsTo(cartOperations.previewCart)[0]?.body).toMatchObject({
      Pincode: '560034',
      Lines: [{ LineKey: buildLine().LineKey, Quantity: 2 }],
    });
  });
  it('sends the prices that the device showed and shows what has changed', async () => {
    const change = {
      LineId: 0,
      LineKey: buildLine().LineKey,
      ItemId: 3,
      Code: 'price-up' as const,
      Text: 'Onion is now ₹45 (₹42 when you added it).',
      Was: 42,
      Now: 45,
    };
    shop.network.respondTo(cartOperations.previewCart, ({ body }) =>
      buildCart({
        Lines: [buildLine({ RateWithTax: 45, OfferIds: [8] })],
        Changes: body.Lines[0]?.SeenRateWithTax === 42 ? [change] : [],
        Quote: null,
      }),
    );
    setupSession({
      pincode: '560034',
      localLines: [{ ...lines[0], SeenRateWithTax: 42 } as (typeof lines)[0]],
    });
    openCheckout();
    expect(
      await screen.findByText('Onion is now ₹45 (₹42 when you added it).'),
    ).toBeInTheDocument();
    expect(session().localLines[0]).toMatchObject({ SeenRateWithTax: 42, SeenOfferIds: [8] });
  });
  it('sends the new price after the quantity is changed', async () => {
    shop.network.respondTo(cartOperations.previewCart, () =>
      buildCart({ Lines: [buildLine({ RateWithTax: 45, OfferIds: [] })], Quote: null }),
    );
    setupSession({
      pincode: '560034',
      localLines: [{ ...lines[0], SeenRateWithTax: 42 } as (typeof lines)[0]],
    });
    const page = openCheckout();
    await page.user.click(await screen.findByRole('button', { name: 'One more' }));
    await waitFor(() =>
      expect(shop.network.requestsTo(cartOperations.previewCart).at(-1)?.body).toMatchObject({
        Lines: [{ Quantity: 3, SeenRateWithTax: 45 }],
      }),
    );
  });
  it('holds the chosen slot after signing in', async () => {
    setupSession({ pincode: '560034', localLines: lines });
    const page = openCheckout();
    await page.user.click(await screen.findByRole('radio', { name: /7–10 am/ }));
    expect(screen.getByRole('radio', { name: /Sign in to hold/ })).toBeChecked();
    page.unmount();
    signInCustomer();
    openCheckout();
    expect(await screen.findByRole('radio', { name: /Held for you/ })).toBeChecked();
  });
  it('links to the items when the cart is empty', async () => {
    setupSession({ pincode: '560034' });
    openCheckout();
    expect(screen.getByText('Your tokri is empty')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse items' })).toHaveAttribute(
      'href',
      '/product-list',
    );
  });
  it('shows the slots of the pincode read-only when the cart is empty', async () => {
    setupSession({ pincode: '560034' });
    openCheckout();
    expect(await screen.findByRole('radio', { name: /7–10 am.*Open/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /10 am–1 pm.*\+₹20.*Only 2 left/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /4–7 pm.*Full/ })).toBeDisabled();
    expect(screen.getByText('Add items first, then choose a slot.')).toBeInTheDocument();
    expect(screen.getAllByRole('tab')).toHaveLength(1);
  });
  it('asks for the pincode in place of the slots', () => {
    setupSession({ localLines: lines });
    openCheckout();
    expect(screen.getByRole('button', { name: 'Set pincode' })).toBeInTheDocument();
  });
  it.each([
    ['says that delivery is free', 0, 'Delivery is free on this order'],
    [
      'names the charge of the slot when the rest of the delivery is free',
      20,
      'Delivery is free; ₹23.60 is the charge of this slot, GST included',
    ],
  ])('%s', async (_case, SlotFee, text) => {
    shop.network.respondTo(cartOperations.previewCart, () => ({
      ...buildCart({
        Totals: buildTotals({ DeliveryCharge: 0, DeliveryTax: SlotFee * 0.18, SlotFee }),
        FreeDelivery: { Above: 499, Short: 0 },
      }),
      Quote: null,
    }));
    setupSession({ localLines: lines, pincode: '560034' });
    openCheckout();
    expect(await screen.findByText(text)).toBeVisible();
  });
  it('shows only the item total without a pincode', async () => {
    shop.network.respondTo(cartOperations.previewCart, () => ({
      ...buildCart({
        Totals: buildTotals({ DeliveryCharge: 0, DeliveryTax: 0, RoundOff: 0, Payable: 84 }),
        FreeDelivery: { Above: 499, Short: 0 },
      }),
      Quote: null,
    }));
    setupSession({ localLines: lines });
    openCheckout();
    expect(await screen.findByText('Enter your pincode to see')).toBeInTheDocument();
    expect(screen.getAllByText('Items').length).toBe(2);
    expect(screen.getAllByText('₹84').length).toBeGreaterThan(1);
    expect(screen.queryByText('To pay')).toBeNull();
    expect(screen.queryByText(/Delivery is free/)).toBeNull();
  });
});
