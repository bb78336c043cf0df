import { itemOperations, slotOperations } from '@tokri/contracts/api';
import { fakeNetwork, renderPage, setupSession, type FakeNetwork } from '@tokri/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { buildItem, buildSlot, buildUnit, setupFakeShop } from '../../testing/fake-shop.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  setupFakeShop(network);
  setupSession({ pincode: '560034' });
  network.respondTo(slotOperations.listSlotsOfPincode, () => [
    buildSlot({ Date: '2030-01-05', CutOffAt: '2030-01-05T14:00:00+05:30' }),
  ]);
});
afterEach(() => network.restore());

const show = (isAvailable: boolean) => {
  network.respondTo(itemOperations.listItemsForPlace, () => [
    buildItem({ Units: [buildUnit({ Available: isAvailable, Stock: isAvailable ? 5 : 0 })] }),
  ]);
  renderPage(routes, '/single-product?ItemId=1');
};

describe('page of a sold-out item', () => {
  it('promises no delivery', async () => {
    show(false);
    expect((await screen.findAllByText('Out of stock'))[0]).toBeVisible();
    expect(screen.queryByText(/at 560034/)).toBeNull();
  });

  it('names the next slot when the item is in stock', async () => {
    show(true);
    expect(await screen.findByText(/at 560034 if you order by/)).toBeVisible();
  });
});
