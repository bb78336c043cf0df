import { orderOperations, slotOperations, type OrderResponse } from '@tokri/contracts/api';
import { screen, waitFor } from '@testing-library/react';
import { findPlaceButton, openCheckout, expectText } from '../../testing/checkout-page-actions.ts';
import { setupFakeShop, signInCustomer } from '../../testing/fake-shop.ts';
import { buildOrder, commandOk } from '../../testing/fixtures.ts';

const shop = setupFakeShop();
const blockedText = 'Pay for or cancel your unpaid order first';
let orders: OrderResponse[];

const openWithUnpaidOrder = (overrides: Partial<OrderResponse> = {}) => {
  signInCustomer();
  orders = [
    buildOrder({ Id: 9002, PDate: shop.cart.PDate, Status: 2, PaymentStatus: 2, ...overrides }),
  ];
  shop.network.respondTo(orderOperations.listOrdersOfUser, () => orders);
  return openCheckout();
};

describe('checkout with an unpaid order of the same cart', () => {
  it('blocks the order button and leads to the unpaid order', async () => {
    const { user } = openWithUnpaidOrder();
    await expectText(blockedText);
    await user.click(findPlaceButton());
    expect(screen.getByRole('heading', { name: 'Unpaid order' })).toHaveFocus();
    expect(screen.getByText(/belong to order T2611-04211/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      '/order-status?Id=9002&Pay=1',
    );
    expect(screen.getByRole('button', { name: 'Cancel order' })).toBeInTheDocument();
  });

  it('stops blocking without a reload after the order has ended', async () => {
    const { invalidateQueries } = openWithUnpaidOrder();
    await expectText(blockedText);
    orders = [];
    invalidateQueries(orderOperations.listOrdersOfUser.operationId);
    await expectText('Choose a delivery slot');
    expect(screen.queryByRole('heading', { name: 'Unpaid order' })).toBeNull();
  });

  it('ends the order and holds its slot to pay on delivery', async () => {
    shop.network.respondTo(orderOperations.abandonPayment, () => {
      orders = [];
      return commandOk(9002, { Status: 8 });
    });
    const { user } = openWithUnpaidOrder();
    await user.click(await screen.findByRole('button', { name: 'Pay on delivery instead' }));
    await waitFor(() =>
      expect(shop.network.requestsTo(slotOperations.holdSlot).at(-1)?.body).toMatchObject({
        SlotId: 101,
      }),
    );
    expect(screen.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
    await waitFor(() => expect(findPlaceButton()).not.toHaveAttribute('aria-disabled'));
  });

  it.each<[string, Partial<OrderResponse>]>([
    ['its delivery date is another one', { PDate: '2026-01-01' }],
    ['its payment has expired', { PaymentStatus: 4 }],
  ])('shows the order and does not block when %s', async (_case, overrides) => {
    openWithUnpaidOrder(overrides);
    expect(await screen.findByText(/instead of ordering its items again/)).toBeInTheDocument();
    await expectText('Choose a delivery slot');
    expect(screen.queryByText(blockedText)).toBeNull();
  });
});
