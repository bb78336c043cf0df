import { offerOperations } from '@tokri/contracts/api';
import { cartQuantity } from '@tokri/web-kit/session';
import {
  fakeNetwork,
  setupSession,
  problemResponse,
  renderPage,
  jsonResponse,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { buildItem, buildOffer, buildUnit, setupFakeShop } from '../../testing/fake-shop.ts';

let network: FakeNetwork;
const dal = buildItem();
const rice = buildItem({ Id: 57, Name: 'Idli Rice', Units: [buildUnit({ UnitId: 80 })] });
beforeEach(() => {
  network = fakeNetwork();
  setupFakeShop(network);
  setupSession({ pincode: '560034' });
  network.respondTo(offerOperations.listItemsOfOffer, () => [dal]);
  network.respondTo(offerOperations.listItemsWithAnyOffer, () => [dal, rice]);
});
afterEach(() => network.restore());

describe('offer page', () => {
  it('shows the offer, how it applies and its items with add-to-cart buttons', async () => {
    const { user } = renderPage(routes, '/offer-item-list?OfferId=2');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Buy 2 get 1 biscuits' }),
    ).toBeVisible();
    const about = within(screen.getByRole('region', { name: 'Buy 2 get 1 biscuits' }));
    expect(about.getByText('Buy 2 get 1')).toBeVisible();
    expect(about.getByText(/Add the free items to the cart too/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Add Toor Dal, 1 kg' }));
    expect(cartQuantity({ ItemId: 1, UnitId: 11, OfferId: 0 })).toBe(1);
    expect(network.requestsTo(offerOperations.listItemsOfOffer)[0]?.query).toMatchObject({
      UserId: '0',
      OfferId: '2',
      page: '1',
      pageSize: '30',
    });
  });

  it('needs no pincode', async () => {
    setupSession();
    renderPage(routes, '/offer-item-list?OfferId=2');
    expect(await screen.findByRole('link', { name: 'Toor Dal' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows an empty state without a count for an unknown offer', async () => {
    network.respondTo(offerOperations.listItemsOfOffer, () => []);
    renderPage(routes, '/offer-item-list?OfferId=77');
    expect(await screen.findByText('This offer is not available')).toBeVisible();
    expect(screen.queryByText('0 items')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all offers' })).toHaveAttribute(
      'href',
      '/offer-item-list',
    );
  });

  it('loads the items again when the user retries after an error', async () => {
    network.respondTo(offerOperations.listItemsOfOffer, () => problemResponse(503, 'unavailable'));
    const { user } = renderPage(routes, '/offer-item-list?OfferId=2');
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    network.respondTo(offerOperations.listItemsOfOffer, () => [dal]);
    await user.click(retryButton);
    expect(await screen.findByRole('link', { name: 'Toor Dal' })).toBeVisible();
  });

  it('lists and counts the items of all offers below the offer cards', async () => {
    network.respondTo(offerOperations.listItemsWithAnyOffer, () =>
      jsonResponse({ headers: { 'x-total-count': '2' }, body: [dal, rice] }),
    );
    renderPage(routes, '/offer-item-list');
    expect(await screen.findByRole('link', { name: /^Buy 2 get 1\. / })).toBeVisible();
    expect(await screen.findByText('2 items')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Idli Rice' })).toBeVisible();
  });
});

describe('combo offer', () => {
  beforeEach(() => {
    network.respondTo(offerOperations.listOffersForPlace, () => [
      buildOffer({
        OfferId: 3,
        Name: 'Idli Sunday',
        Kind: 'combo',
        Text: 'Combo for ₹119',
        Items: [
          { ItemId: 57, UnitId: 80, Quantity: 1 },
          { ItemId: 1, UnitId: 11, Quantity: 2 },
        ],
        ItemCount: 2,
      }),
    ]);
    network.respondTo(offerOperations.listItemsOfOffer, () => [rice, dal]);
  });

  it('adds all items of the combo to the cart with one click', async () => {
    const { user } = renderPage(routes, '/offer-item-list?OfferId=3');
    expect(await screen.findByRole('link', { name: '2 × Toor Dal, 1 kg' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add combo' }));
    await waitFor(() => expect(cartQuantity({ ItemId: 1, UnitId: 11, OfferId: 0 })).toBe(2));
    expect(cartQuantity({ ItemId: 57, UnitId: 80, OfferId: 0 })).toBe(1);
    expect(await screen.findByText('Idli Sunday: combo added to cart')).toBeVisible();
  });

  it('cannot be added when one of its items is out of stock', async () => {
    network.respondTo(offerOperations.listItemsOfOffer, () => [
      rice,
      buildItem({ Units: [buildUnit({ Available: false, Stock: 0 })] }),
    ]);
    renderPage(routes, '/offer-item-list?OfferId=3');
    expect(await screen.findByRole('button', { name: 'Add combo' })).toBeDisabled();
    expect(screen.getByText('An item in this combo is out of stock')).toBeVisible();
  });
});
