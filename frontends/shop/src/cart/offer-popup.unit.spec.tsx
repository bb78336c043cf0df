import { cartOperations, itemOperations, offerOperations } from '@tokri/contracts/api';
import {
  buildCart,
  fakeNetwork,
  setupSession,
  problemResponse,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
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
const findPopup = async () => within(await screen.findByRole('dialog', { name: 'Offer' }));

describe('offer popup', () => {
  it('opens when the first item of the offer is added, and closes on Continue', async () => {
    const { user } = await addDal();
    const dialog = await findPopup();
    expect(dialog.getByText('Buy 2 get 1: Three packs for the price of two.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Checkout' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'All items' })).toBeVisible();
  });

  it('opens only once per visit', async () => {
    const { user } = await addDal();
    await user.click((await findPopup()).getByRole('button', { name: 'Continue' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(screen.getByRole('button', { name: 'Add Toor Dal, 1 kg' }));
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(await screen.findByText('Toor Dal, 2 in cart')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(network.requestsTo(offerOperations.listOffersForPlace)).toHaveLength(1);
  });

  it('stays closed when the offer cannot be loaded', async () => {
    network.respondTo(offerOperations.listOffersForPlace, () =>
      problemResponse(503, 'unavailable'),
    );
    await addDal();
    await waitFor(() =>
      expect(network.requestsTo(offerOperations.listOffersForPlace)).toHaveLength(1),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stays closed for an item without an offer', async () => {
    network.respondTo(itemOperations.filterItems, () => itemListResponse([buildItem()]));
    await addDal();
    expect(await screen.findByText('Toor Dal, 1 in cart')).toBeInTheDocument();
    expect(network.requestsTo(offerOperations.listOffersForPlace)).toHaveLength(0);
  });
});
