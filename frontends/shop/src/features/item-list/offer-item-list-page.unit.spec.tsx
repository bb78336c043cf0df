import { offerOperations } from '@tokri/contracts/http';
import { quantityOf } from '@tokri/web-kit/session';
import {
  fakeNetwork,
  givenSession,
  problem,
  renderPage,
  reply,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { anItem, anOffer, aUnit, openShop } from '../../testing/shop-data.ts';

let network: FakeNetwork;
const dal = anItem();
const rice = anItem({ Id: 57, Name: 'Idli Rice', Units: [aUnit({ UnitId: 80 })] });
beforeEach(() => {
  network = fakeNetwork();
  openShop(network);
  givenSession({ pincode: '560034' });
  network.answer(offerOperations.listItemsOfOffer, () => [dal]);
  network.answer(offerOperations.listOfferItems, () => [dal, rice]);
});
afterEach(() => network.restore());

describe('the goods of an offer', () => {
  it('stand under what it gives and how one gets it, and can be added', async () => {
    const { user } = renderPage(routes, '/offer-item-list?OfferId=2');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Buy 2 get 1 biscuits' }),
    ).toBeVisible();
    const about = within(screen.getByRole('region', { name: 'Buy 2 get 1 biscuits' }));
    expect(about.getByText('Buy 2 get 1')).toBeVisible();
    expect(about.getByText(/Put the free ones into the cart too/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Add Toor Dal, 1 kg' }));
    expect(quantityOf({ ItemId: 1, UnitId: 11, OfferId: 0 })).toBe(1);
    expect(network.callsOf(offerOperations.listItemsOfOffer)[0]?.query).toMatchObject({
      UserId: '0',
      OfferId: '2',
      page: '1',
      pageSize: '30',
    });
  });

  it('need no pincode', async () => {
    givenSession();
    renderPage(routes, '/offer-item-list?OfferId=2');
    expect(await screen.findByRole('link', { name: 'Toor Dal' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('of an offer that has ended or never was, are none: it says so, counts nothing and leads to the others', async () => {
    network.answer(offerOperations.listItemsOfOffer, () => []);
    renderPage(routes, '/offer-item-list?OfferId=77');
    expect(await screen.findByText('No such offer runs just now')).toBeVisible();
    expect(screen.queryByText('0 items')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all offers' })).toHaveAttribute(
      'href',
      '/offer-item-list',
    );
  });

  it('that did not come, are tried again', async () => {
    network.answer(offerOperations.listItemsOfOffer, () => problem(503, 'unavailable'));
    const { user } = renderPage(routes, '/offer-item-list?OfferId=2');
    const again = await screen.findByRole('button', { name: 'Try again' });
    network.answer(offerOperations.listItemsOfOffer, () => [dal]);
    await user.click(again);
    expect(await screen.findByRole('link', { name: 'Toor Dal' })).toBeVisible();
  });

  it('of all offers, stand under their tickets, counted', async () => {
    network.answer(offerOperations.listOfferItems, () =>
      reply({ headers: { 'x-total-count': '2' }, body: [dal, rice] }),
    );
    renderPage(routes, '/offer-item-list');
    expect(await screen.findByRole('link', { name: /^Buy 2 get 1\. / })).toBeVisible();
    expect(await screen.findByText('2 items')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Idli Rice' })).toBeVisible();
  });
});

describe('a combo', () => {
  beforeEach(() => {
    network.answer(offerOperations.listOffersForPlace, () => [
      anOffer({
        OfferId: 3,
        Name: 'Idli Sunday',
        Kind: 'combo',
        Text: 'Together ₹119',
        Items: [
          { ItemId: 57, UnitId: 80, Quantity: 1 },
          { ItemId: 1, UnitId: 11, Quantity: 2 },
        ],
        ItemCount: 2,
      }),
    ]);
    network.answer(offerOperations.listItemsOfOffer, () => [rice, dal]);
  });

  it('shows its set and puts all of it into the cart with one press', async () => {
    const { user } = renderPage(routes, '/offer-item-list?OfferId=3');
    expect(await screen.findByRole('link', { name: '2 × Toor Dal, 1 kg' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add the set' }));
    await waitFor(() => expect(quantityOf({ ItemId: 1, UnitId: 11, OfferId: 0 })).toBe(2));
    expect(quantityOf({ ItemId: 57, UnitId: 80, OfferId: 0 })).toBe(1);
    expect(await screen.findByText('Idli Sunday: the set is in your cart')).toBeVisible();
  });

  it('of which a part is sold out, says so and adds nothing', async () => {
    network.answer(offerOperations.listItemsOfOffer, () => [
      rice,
      anItem({ Units: [aUnit({ Available: false, Stock: 0 })] }),
    ]);
    renderPage(routes, '/offer-item-list?OfferId=3');
    expect(await screen.findByRole('button', { name: 'Add the set' })).toBeDisabled();
    expect(screen.getByText('A part of the set is out of stock')).toBeVisible();
  });
});
