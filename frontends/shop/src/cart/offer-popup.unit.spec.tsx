import { cartOperations, itemOperations, offerOperations } from '@tokri/contracts/http';
import {
  aCart,
  fakeNetwork,
  givenSession,
  problem,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { anItem, anOffer, listOf, openShop } from '../testing/shop-data.ts';

let network: FakeNetwork;
let lastOfferId = 100;
let offerId: number;
beforeEach(() => {
  network = fakeNetwork();
  openShop(network);
  network.answer(cartOperations.previewCart, () => aCart());
  givenSession({ pincode: '560034' });
  // An offer is told once a visit; every test is a visit of its own.
  sessionStorage.clear();
  lastOfferId += 1;
  offerId = lastOfferId;
  network.answer(itemOperations.filterItems, () =>
    listOf([anItem({ Offer: { OfferId: offerId, Name: 'Biscuits' } })]),
  );
  network.answer(offerOperations.listOffersForPlace, () => [anOffer({ OfferId: offerId })]);
});
afterEach(() => network.restore());

const addDal = async () => {
  const page = renderPage(routes, '/product-list');
  await page.user.click(await screen.findByRole('button', { name: 'Add Toor Dal, 1 kg' }));
  return page;
};
const popup = async () => within(await screen.findByRole('dialog', { name: 'Offer' }));

describe('the popup of an offer', () => {
  it('opens with the first of its goods in the cart; Continue stays', async () => {
    const { user } = await addDal();
    const dialog = await popup();
    expect(dialog.getByText('Buy 2 get 1: Three packs for the price of two.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Checkout' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'All items' })).toBeVisible();
  });

  it('once told, is not told again in this visit', async () => {
    const { user } = await addDal();
    await user.click((await popup()).getByRole('button', { name: 'Continue' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(screen.getByRole('button', { name: 'Add Toor Dal, 1 kg' }));
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(await screen.findByText('Toor Dal, 2 in cart')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(network.callsOf(offerOperations.listOffersForPlace)).toHaveLength(1);
  });

  it('of an offer that does not come, stays closed', async () => {
    network.answer(offerOperations.listOffersForPlace, () => problem(503, 'unavailable'));
    await addDal();
    await waitFor(() =>
      expect(network.callsOf(offerOperations.listOffersForPlace)).toHaveLength(1),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('of an item without an offer, is none', async () => {
    network.answer(itemOperations.filterItems, () => listOf([anItem()]));
    await addDal();
    expect(await screen.findByText('Toor Dal, 1 in cart')).toBeInTheDocument();
    expect(network.callsOf(offerOperations.listOffersForPlace)).toHaveLength(0);
  });
});
