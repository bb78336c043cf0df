import { bffOperations, itemOperations, offerOperations } from '@tokri/contracts/http';
import { changeSession } from '@tokri/web-kit/session';
import {
  aUser,
  fakeNetwork,
  givenSession,
  noNetwork,
  problem,
  renderPage,
  type FakeNetwork,
  watchNear,
} from '@tokri/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { aGroup, anItem, listOf, openShop } from '../../testing/shop-data.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  openShop(network);
  givenSession({ pincode: '560034' });
});
afterEach(() => network.restore());

describe('home', () => {
  it('shows slides, aisles and the rate board of fresh produce', async () => {
    renderPage(routes, '/home');
    expect(await screen.findByRole('link', { name: 'Fruits & Vegetables' })).toHaveAttribute(
      'href',
      '/sub-category?GroupId=1',
    );
    const board = within(await screen.findByRole('region', { name: 'Today’s rates' }));
    expect(await board.findByRole('link', { name: 'Toor Dal' })).toHaveAttribute(
      'href',
      '/single-product?ItemId=1',
    );
    expect(board.getByText('₹154')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(network.callsOf(itemOperations.filterItems)[0]?.query).toMatchObject({
      categoryId: '1',
      inStock: '1',
      pageSize: '9',
      pincode: '560034',
    });
  });

  it('of another place, asks for the rates there, since offers may be for some places only', async () => {
    renderPage(routes, '/home');
    await screen.findByRole('region', { name: 'Today’s rates' });
    act(() => changeSession({ pincode: '110001' }));
    await waitFor(() =>
      expect(
        network.callsOf(itemOperations.filterItems).map(({ query }) => query.pincode),
      ).toContain('110001'),
    );
  });

  it('while it waits, shows no content and says so once', () => {
    network.answer(itemOperations.listItemGroups, () => new Promise(() => undefined));
    renderPage(routes, '/home');
    expect(screen.getAllByText('Loading')).toHaveLength(1);
    expect(network.callsOf(itemOperations.filterItems)).toHaveLength(0);
  });

  it('whose aisles did not come, offers to try again, and recovers', async () => {
    network.answer(itemOperations.listItemGroups, () => problem(503, 'unavailable'));
    const { user } = renderPage(routes, '/home');
    const again = await screen.findByRole('button', { name: 'Try again' });
    openShop(network);
    await user.click(again);
    expect(await screen.findByRole('link', { name: 'Fruits & Vegetables' })).toBeVisible();
  });

  it('without slides, starts with its aisles', async () => {
    network.answer(itemOperations.listSliderImages, () => problem(503, 'unavailable'));
    renderPage(routes, '/home');
    expect(await screen.findByRole('link', { name: 'Fruits & Vegetables' })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Offers' })).not.toBeInTheDocument(),
    );
  });

  it('whose board did not come, keeps the rest and offers that part again', async () => {
    network.answer(itemOperations.filterItems, noNetwork);
    const { user } = renderPage(routes, '/home');
    const board = within(await screen.findByRole('region', { name: 'Today’s rates' }));
    const again = await board.findByRole('button', { name: 'Try again' });
    network.answer(itemOperations.filterItems, () => listOf([anItem()]));
    await user.click(again);
    expect(await board.findByRole('link', { name: 'Toor Dal' })).toBeVisible();
  });

  it('of an empty shop, says so', async () => {
    network.answer(itemOperations.listItemGroups, () => []);
    renderPage(routes, '/home');
    expect(await screen.findByText('The shelves are being filled')).toBeVisible();
  });

  it('reads a shelf only when it comes near', async () => {
    const near = watchNear();
    renderPage(routes, '/home');
    const shelf = within(await screen.findByRole('region', { name: 'Best savings' }));
    expect(
      network.callsOf(itemOperations.filterItems).filter(({ query }) => query.sort === 'discount'),
    ).toHaveLength(0);
    act(near.comeNear);
    expect(await shelf.findByRole('link', { name: 'Toor Dal' })).toBeVisible();
    near.restore();
  });
});

describe('offers on home', () => {
  const openNear = async () => {
    const near = watchNear();
    const page = renderPage(routes, '/home');
    await screen.findByRole('region', { name: 'Running offers' });
    act(near.comeNear);
    near.restore();
    return page;
  };
  const offers = () => within(screen.getByRole('region', { name: 'Running offers' }));

  it('of the place, lead to their goods, and to the coupons', async () => {
    await openNear();
    expect(
      await offers().findByRole('link', { name: 'Buy 2 get 1. Buy 2 get 1 biscuits' }),
    ).toHaveAttribute('href', '/offer-item-list?OfferId=2');
    expect(offers().getByRole('link', { name: 'Your coupons' })).toHaveAttribute(
      'href',
      '/coupon-list',
    );
    expect(offers().getByRole('link', { name: 'See all Running offers' })).toHaveAttribute(
      'href',
      '/offer-item-list',
    );
    expect(network.callsOf(offerOperations.listOffersForPlace)[0]?.query).toMatchObject({
      pincode: '560034',
      Partyid: '0',
    });
  });
  it('without a pincode, are those of the company', async () => {
    givenSession();
    await openNear();
    await offers().findByRole('link', { name: /biscuits/ });
    expect(network.callsOf(offerOperations.listOffersOfCompany)[0]?.query).toMatchObject({
      OfferUsercompanyId: '1',
      PartyId: '0',
    });
  });
  it('that did not come, are tried again', async () => {
    network.answer(offerOperations.listOffersForPlace, () => problem(503, 'unavailable'));
    const { user } = await openNear();
    const again = await offers().findByRole('button', { name: 'Try again' });
    openShop(network);
    await user.click(again);
    expect(await offers().findByRole('link', { name: /biscuits/ })).toBeVisible();
  });
  it('are one step from the aisles', async () => {
    renderPage(routes, '/home');
    expect(await screen.findByRole('link', { name: 'Offers' })).toHaveAttribute(
      'href',
      '/offer-item-list',
    );
  });
  it('stand below twelve aisles, none of which is left out for them', async () => {
    network.answer(itemOperations.listItemGroups, () =>
      Array.from({ length: 12 }, (_, at) => aGroup({ Id: at + 1, Name: `Aisle ${at + 1}` })),
    );
    renderPage(routes, '/home');
    expect(await screen.findByRole('link', { name: 'Aisle 12' })).toHaveAttribute(
      'href',
      '/sub-category?GroupId=12',
    );
    expect(screen.getByRole('link', { name: 'Offers' })).toBeVisible();
  });
});

describe('buy it again', () => {
  it('of who is signed in, shows what was bought, for the place', async () => {
    givenSession({ pincode: '560034', user: aUser });
    network.answer(bffOperations.listBoughtItems, () => [anItem({ Id: 9, Name: 'Idli Rice' })]);
    const near = watchNear();
    renderPage(routes, '/home');
    const again = within(await screen.findByRole('region', { name: 'Buy it again' }));
    act(near.comeNear);
    expect(await again.findByRole('link', { name: 'Idli Rice' })).toBeVisible();
    expect(network.callsOf(bffOperations.listBoughtItems)[0]?.query).toMatchObject({
      UserId: '7',
      pincode: '560034',
    });
    near.restore();
  });
  it('of a visitor, is not there', async () => {
    renderPage(routes, '/home');
    await screen.findByRole('region', { name: 'Best savings' });
    expect(screen.queryByRole('region', { name: 'Buy it again' })).not.toBeInTheDocument();
  });
});

describe('the slider', () => {
  const dots = () => screen.getAllByRole('button', { name: /^Offer \d of 2$/ });

  it('moves by its dots and by arrow keys, and only then', async () => {
    const { user } = renderPage(routes, '/home');
    expect(await screen.findByRole('link', { name: 'See breakfast' })).toHaveAttribute(
      'href',
      '/product-list?GroupId=2',
    );
    expect(dots()[0]).toHaveAttribute('aria-current', 'true');
    const pictures = () => document.querySelectorAll('.slide-pile img').length;
    expect(pictures()).toBe(1);
    await user.click(dots()[1] as HTMLElement);
    expect(pictures()).toBe(2);
    expect(dots()[1]).toHaveAttribute('aria-current', 'true');
    await user.keyboard('{ArrowRight}');
    expect(dots()[0]).toHaveAttribute('aria-current', 'true');
    expect(dots()[0]).toHaveFocus();
  });
});
