import { cartOperations, itemOperations, offerOperations } from '@tokri/contracts/api';
import {
  buildCart,
  fakeNetwork,
  setupSession,
  problemResponse,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { buildItem, buildOffer, itemListResponse, setupFakeShop } from '../testing/fake-shop.ts';

let network: FakeNetwork;
let lastOfferId = 100;
let offerId: number;
beforeEach(() => {
  network = fakeNetwork();
  setupFakeShop(network);
  network.respondTo(cartOperations.previewCart, () => buildCart());
  setupSession({ pincode: '560034' });
  sessionStorage.clear();
  lastOfferId += 1;
  offerId = lastOfferId;
  network.respondTo(itemOperations.filterItems, () =>
    itemListResponse([buildItem({ Offer: { OfferId: offerId, Name: 'Biscuits' } })]),
  );
  network.respondTo(offerOperations.listOffersForPlace, () => [buildOffer({ OfferId: offerId })]);
});
afterEach(() => network.restore());

const addDal = async () => {
  const page = renderPage(routes, '/product-list');
  await page.user.click(await screen.findByRole('button', { name: 'Add Toor Dal, 1 kg' }));
  return page;
};
const offerText = 'Buy 2 get 1: Three packs for the price of two.';

describe('offer of an added item', () => {
  it('is mentioned when the first item is added, without a dialog', async () => {
    await addDal();
    expect(await screen.findByText(offerText)).toBeVisible();
    expect(screen.getByRole('button', { name: 'See offer' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is mentioned only once per visit', async () => {
    const { user } = await addDal();
    await screen.findByText(offerText);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(screen.getByRole('button', { name: 'Add Toor Dal, 1 kg' }));
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(await screen.findByText('Toor Dal, 2 in cart')).toBeInTheDocument();
    expect(network.requestsTo(offerOperations.listOffersForPlace)).toHaveLength(1);
  });

  it('is not mentioned when it cannot be loaded', async () => {
    network.respondTo(offerOperations.listOffersForPlace, () =>
      problemResponse(503, 'unavailable'),
    );
    await addDal();
    await waitFor(() =>
      expect(network.requestsTo(offerOperations.listOffersForPlace)).toHaveLength(1),
    );
    expect(screen.queryByText(offerText)).not.toBeInTheDocument();
  });

  it('is not read for an item without an offer', async () => {
    network.respondTo(itemOperations.filterItems, () => itemListResponse([buildItem()]));
    await addDal();
    expect(await screen.findByText('Toor Dal, 1 in cart')).toBeInTheDocument();
    expect(network.requestsTo(offerOperations.listOffersForPlace)).toHaveLength(0);
  });
});
