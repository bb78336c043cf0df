import { orderOperations } from '@tokri/contracts/api';
import { screen } from '@testing-library/react';
import { setupFakeShop, signInCustomer } from '../../testing/fake-shop.ts';
import { buildOrder } from '../../testing/fixtures.ts';
import {
  holdMorningSlot,
  openCheckout,
  waitForPlaceButton,
} from '../../testing/checkout-page-actions.ts';

const shop = setupFakeShop();

describe('order without a confirmed response', () => {
  it('is found at the next visit when the page was closed before the response', async () => {
    signInCustomer();
    const page = openCheckout();
    await holdMorningSlot(page);
    await waitForPlaceButton();
    page.unmount();
    const stored = JSON.parse(localStorage.getItem('tokri.hold') ?? '{}') as object;
    localStorage.setItem(
      'tokri.hold',
      JSON.stringify({ ...stored, placingSince: new Date().toISOString() }),
    );
    shop.network.respondTo(orderOperations.listOrdersOfUser, () => [buildOrder()]);
    openCheckout();
    expect(await screen.findByText('Keep', { exact: false })).toBeInTheDocument();
  });
});
