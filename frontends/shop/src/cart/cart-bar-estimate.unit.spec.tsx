import { cartOperations, slotOperations } from '@tokri/contracts/api';
import { fakeNetwork, renderPage, setupSession, type FakeNetwork } from '@tokri/web-kit/testing';
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

describe('CartBar', () => {
  it('shows sum and shortfall to free delivery at once, before the server has priced the cart', async () => {
    network.respondTo(cartOperations.previewCart, () => new Promise(() => undefined));
    network.respondTo(slotOperations.readCharge, () => [
      {
        Id: 1,
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
      within(screen.getByRole('region', { name: 'Cart' })).getByText('1 item • ₹201'),
    ).toBeVisible();
    expect(screen.getByText('₹345 more for free delivery')).toBeVisible();
  });
});
