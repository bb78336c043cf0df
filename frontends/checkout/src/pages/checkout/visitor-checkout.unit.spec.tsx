import { cartOperations } from '@tokri/contracts/http';
import { givenSession } from '@tokri/web-kit/testing';
import { session } from '@tokri/web-kit/session';
import { screen, waitFor } from '@testing-library/react';
import { shopOfEachTest, signedIn } from '../../testing/checkout-network.ts';
import { aCart, aLine, totals } from '../../testing/fixtures.ts';
import { openCheckout } from '../../testing/open-checkout.ts';

const shop = shopOfEachTest();

describe('the cart of a visitor', () => {
  const lines = [
    {
      LineKey: aLine().LineKey,
      ItemId: 3,
      UnitId: 30,
      OfferId: 0,
      Quantity: 2,
      UserId: 0,
      Message: '',
    },
  ];
  it('shows prices, GST and charges of the preview and asks to sign in, coming back here', async () => {
    givenSession({ pincode: '560034', localLines: lines });
    openCheckout();
    expect(await screen.findByText('Onion')).toBeInTheDocument();
    expect(screen.getByText('₹42 each, no GST')).toBeInTheDocument();
    expect(screen.getAllByText('₹131').length).toBeGreaterThan(0);
    expect(screen.getAllByRole('link', { name: 'Sign in to order' })[0]).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fcheckout-details',
    );
    expect(shop.network.callsOf(cartOperations.previewCart)[0]?.body).toMatchObject({
      Pincode: '560034',
      Lines: [{ LineKey: aLine().LineKey, Quantity: 2 }],
    });
  });
  it('tells the server what the device showed of each line, and shows what the answer says has changed', async () => {
    const change = {
      LineId: 0,
      LineKey: aLine().LineKey,
      ItemId: 3,
      Code: 'price-up' as const,
      Text: 'Onion is now ₹45, it was ₹42 when you added it.',
      Was: 42,
      Now: 45,
    };
    shop.network.answer(cartOperations.previewCart, ({ body }) =>
      aCart({
        Lines: [aLine({ RateWithTax: 45, OfferIds: [8] })],
        Changes: body.Lines[0]?.SeenRateWithTax === 42 ? [change] : [],
        Quote: null,
      }),
    );
    givenSession({
      pincode: '560034',
      localLines: [{ ...lines[0], SeenRateWithTax: 42 } as (typeof lines)[0]],
    });
    openCheckout();
    expect(
      await screen.findByText('Onion is now ₹45, it was ₹42 when you added it.'),
    ).toBeInTheDocument();
    expect(session().localLines[0]).toMatchObject({ SeenRateWithTax: 42, SeenOfferIds: [8] });
  });
  it('touched after a price changed, has seen the new one', async () => {
    shop.network.answer(cartOperations.previewCart, () =>
      aCart({ Lines: [aLine({ RateWithTax: 45, OfferIds: [] })], Quote: null }),
    );
    givenSession({
      pincode: '560034',
      localLines: [{ ...lines[0], SeenRateWithTax: 42 } as (typeof lines)[0]],
    });
    const page = openCheckout();
    await page.user.click(await screen.findByRole('button', { name: 'One more' }));
    await waitFor(() =>
      expect(shop.network.callsOf(cartOperations.previewCart).at(-1)?.body).toMatchObject({
        Lines: [{ Quantity: 3, SeenRateWithTax: 45 }],
      }),
    );
  });
  it('keeps the chosen slot until after signing in, and then holds it', async () => {
    givenSession({ pincode: '560034', localLines: lines });
    const page = openCheckout();
    await page.user.click(await screen.findByRole('radio', { name: /7–10 am/ }));
    expect(screen.getByRole('radio', { name: /Sign in to hold/ })).toBeChecked();
    page.unmount();
    signedIn();
    openCheckout();
    expect(await screen.findByRole('radio', { name: /Held for you/ })).toBeChecked();
  });
  it('with nothing in it, leads to the items', async () => {
    givenSession({ pincode: '560034' });
    openCheckout();
    expect(screen.getByText('Your tokri is empty')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse items' })).toHaveAttribute(
      'href',
      '/product-list',
    );
  });
  it('with nothing in it, shows the slots of the pincode to be looked at, with state, fee and reason', async () => {
    givenSession({ pincode: '560034' });
    openCheckout();
    expect(await screen.findByRole('radio', { name: /7–10 am.*Open/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /10 am–1 pm.*\+₹20.*Only 2 left/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /4–7 pm.*Full/ })).toBeDisabled();
    expect(screen.getByText('Add items, then choose one of these.')).toBeInTheDocument();
    expect(screen.getAllByRole('tab')).toHaveLength(1);
  });
  it('without a pincode, asks for it where the slots would be', () => {
    givenSession({ localLines: lines });
    openCheckout();
    expect(screen.getByRole('button', { name: 'Set pincode' })).toBeInTheDocument();
  });
  it('without a pincode, promises no delivery charge and no sum to pay, only what the items cost', async () => {
    shop.network.answer(cartOperations.previewCart, () => ({
      ...aCart({
        Totals: totals({ DeliveryCharge: 0, DeliveryTax: 0, RoundOff: 0, Payable: 84 }),
        FreeDelivery: { Above: 499, Short: 0 },
      }),
      Quote: null,
    }));
    givenSession({ localLines: lines });
    openCheckout();
    expect(await screen.findByText('told with your pincode')).toBeInTheDocument();
    expect(screen.getAllByText('Items').length).toBe(2);
    expect(screen.getAllByText('₹84').length).toBeGreaterThan(1);
    expect(screen.queryByText('To pay')).toBeNull();
    expect(screen.queryByText(/Delivery is free/)).toBeNull();
  });
});
