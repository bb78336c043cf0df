import { cartOperations, slotOperations } from '@tokri/contracts/api';
import {
  buildCart,
  fakeNetwork,
  rejectAsOffline,
  renderPage,
  setupSession,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { setupFakeShop } from '../testing/fake-shop.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  setupFakeShop(network);
  setupSession({ pincode: '560034' });
});
afterEach(() => network.restore());

const addDal = async () => {
  const { user } = renderPage(routes, '/product-list');
  await user.click(await screen.findByRole('button', { name: 'Add Toor Dal, 1 kg' }));
};

describe('CartBar', () => {
  it('shows sum and shortfall to free delivery at once, before the server has priced the cart', async () => {
    network.respondTo(cartOperations.previewCart, () => new Promise(() => undefined));
    network.respondTo(slotOperations.readCharge, () => [
      {
        Id: 1,
        Rev: 1,
        PincodeFrom: '560001',
        PincodeTo: '560110',
        PartyId: 0,
        Charge: 40,
        FreeAbove: 499,
        TaxPercent: 18,
        HSN: '9965',
        Tax: 7.2,
      },
    ]);
    const { user } = renderPage(routes, '/product-list');
    const add = await screen.findByRole('button', { name: 'Add Toor Dal, 1 kg' });
    await waitFor(() => expect(network.requestsTo(slotOperations.readCharge)).toHaveLength(1));
    await user.click(add);
    expect(
      within(screen.getByRole('region', { name: 'Cart' })).getByText('1 item • ₹154'),
    ).toBeVisible();
    expect(screen.getByText('₹345 more for free delivery')).toBeVisible();
  });

  it('names what is missing to free delivery, also where delivery costs something', async () => {
    network.respondTo(cartOperations.previewCart, () => ({
      ...buildCart({ Items: 69, Payable: 116 }),
      FreeDelivery: { Above: 499, Short: 430 },
    }));
    await addDal();
    expect(
      await within(await screen.findByRole('region', { name: 'Cart' })).findByText('1 item • ₹69'),
    ).toBeVisible();
    expect(
      within(await screen.findByRole('region', { name: 'Cart' })).getByText(
        '₹430 more for free delivery',
      ),
    ).toBeVisible();
  });

  it('shows the sum of the items offline, from the prices that the customer saw', async () => {
    network.respondTo(cartOperations.previewCart, rejectAsOffline);
    await addDal();
    expect(
      await within(await screen.findByRole('region', { name: 'Cart' })).findByText('1 item • ₹154'),
    ).toBeVisible();
  });
});
