import { bffOperations, itemOperations, offerOperations } from '@tokri/contracts/api';
import { updateSession } from '@tokri/web-kit/session';
import {
  testUser,
  fakeNetwork,
  setupSession,
  rejectAsOffline,
  problemResponse,
  renderPage,
  type FakeNetwork,
  mockIntersectionObserver,
} from '@tokri/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import {
  buildCategory,
  buildOffer,
  buildItem,
  itemListResponse,
  setupFakeShop,
} from '../../testing/fake-shop.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  setupFakeShop(network);
  setupSession({ pincode: '560034' });
});
afterEach(() => network.restore());

describe('home page', () => {
  it('shows slides, categories and today’s rates of fresh produce', async () => {
    renderPage(routes, '/home');
    expect(await screen.findByRole('link', { name: 'Fruits & Vegetables' })).toHaveAttribute(
      'href',
      '/sub-category?GroupId=1',
    );
    const rates = within(await screen.findByRole('region', { name: 'Today’s rates' }));
    expect(await rates.findByRole('link', { name: 'Toor Dal' })).toHaveAttribute(
      'href',
      '/single-product?ItemId=1',
    );
    expect(rates.getByText('₹154')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(network.requestsTo(itemOperations.filterItems)[0]?.query).toMatchObject({
      categoryId: '1',
      inStock: '1',
      pageSize: '9',
      pincode: '560034',
    });
  });

  it('loads the rates again when the pincode changes', async () => {
    renderPage(routes, '/home');
    await screen.findByRole('region', { name: 'Today’s rates' });
    act(() => updateSession({ pincode: '110001' }));
    await waitFor(() =>
      expect(
        network.requestsTo(itemOperations.filterItems).map(({ query }) => query.pincode),
      ).toContain('110001'),
    );
  });

  it('announces loading once and requests no items while the categories load', () => {
    network.respondTo(itemOperations.listItemGroups, () => new Promise(() => undefined));
    renderPage(routes, '/home');
    expect(screen.getAllByText('Loading')).toHaveLength(1);
    expect(network.requestsTo(itemOperations.filterItems)).toHaveLength(0);
  });

  it('recovers on retry when the categories could not be loaded', async () => {
    network.respondTo(itemOperations.listItemGroups, () => problemResponse(503, 'unavailable'));
    const { user } = renderPage(routes, '/home');
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    setupFakeShop(network);
    await user.click(retryButton);
    expect(await screen.findByRole('link', { name: 'Fruits & Vegetables' })).toBeVisible();
  });

  it('starts with the categories when the slides cannot be loaded', async () => {
    network.respondTo(itemOperations.listSliderImages, () => problemResponse(503, 'unavailable'));
    renderPage(routes, '/home');
    expect(await screen.findByRole('link', { name: 'Fruits & Vegetables' })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Offers' })).not.toBeInTheDocument(),
    );
  });

  it('offers a retry for today’s rates only and keeps the other sections', async () => {
    network.respondTo(itemOperations.filterItems, rejectAsOffline);
    const { user } = renderPage(routes, '/home');
    const rates = within(await screen.findByRole('region', { name: 'Today’s rates' }));
    const retryButton = await rates.findByRole('button', { name: 'Try again' });
    network.respondTo(itemOperations.filterItems, () => itemListResponse([buildItem()]));
    await user.click(retryButton);
    expect(await rates.findByRole('link', { name: 'Toor Dal' })).toBeVisible();
  });

  it('says so when the shop is empty', async () => {
    network.respondTo(itemOperations.listItemGroups, () => []);
    renderPage(routes, '/home');
    expect(await screen.findByText('No items available yet')).toBeVisible();
  });

  it('loads an item section only when it comes near the viewport', async () => {
    const viewport = mockIntersectionObserver();
    renderPage(routes, '/home');
    const savings = within(await screen.findByRole('region', { name: 'Best savings' }));
    expect(
      network
        .requestsTo(itemOperations.filterItems)
        .filter(({ query }) => query.sort === 'discount'),
    ).toHaveLength(0);
    act(viewport.enterViewport);
    expect(await savings.findByRole('link', { name: 'Toor Dal' })).toBeVisible();
    viewport.restore();
  });
});

describe('offers on the home page', () => {
  const openInViewport = async () => {
    const viewport = mockIntersectionObserver();
    const page = renderPage(routes, '/home');
    await screen.findByRole('region', { name: 'Current offers' });
    act(viewport.enterViewport);
    viewport.restore();
    return page;
  };
  const getOffersSection = () => within(screen.getByRole('region', { name: 'Current offers' }));

  it('links each offer to its items and shows a link to the coupons', async () => {
    await openInViewport();
    expect(
      await getOffersSection().findByRole('link', { name: 'Buy 2 get 1. Buy 2 get 1 biscuits' }),
    ).toHaveAttribute('href', '/offer-item-list?OfferId=2');
    expect(getOffersSection().getByRole('link', { name: 'Your coupons' })).toHaveAttribute(
      'href',
      '/coupon-list',
    );
    expect(
      getOffersSection().getByRole('link', { name: 'See all Current offers' }),
    ).toHaveAttribute('href', '/offer-item-list');
    expect(getOffersSection().getByText('Three packs for the price of two.')).toBeVisible();
    expect(getOffersSection().getByText('Until Sun 20 Dec')).toBeVisible();
    expect(network.requestsTo(offerOperations.listBannersForPlace)[0]?.query).toEqual({
      pincode: '560034',
    });
  });
  it('shows the offers of the company without a pincode', async () => {
    setupSession();
    await openInViewport();
    await getOffersSection().findByRole('link', { name: /biscuits/ });
    expect(network.requestsTo(offerOperations.listBannersOfCompany)[0]?.query).toEqual({
      companyid: '1',
    });
  });
  it('shows a business customer the offers of the party too', async () => {
    setupSession({ pincode: '560034', user: { ...testUser, PartyId: 7 } });
    network.respondTo(offerOperations.listOffersForPlace, () => [
      buildOffer({ OfferId: 9, Name: 'Caterers’ oil', Text: '4% off' }),
    ]);
    await openInViewport();
    expect(
      await getOffersSection().findByRole('link', { name: '4% off. Caterers’ oil' }),
    ).toHaveAttribute('href', '/offer-item-list?OfferId=9');
    expect(network.requestsTo(offerOperations.listOffersForPlace)[0]?.query).toMatchObject({
      Partyid: '7',
    });
  });
  it('loads the offers again when the user retries after an error', async () => {
    network.respondTo(offerOperations.listBannersForPlace, () =>
      problemResponse(503, 'unavailable'),
    );
    const { user } = await openInViewport();
    const retryButton = await getOffersSection().findByRole('button', { name: 'Try again' });
    setupFakeShop(network);
    await user.click(retryButton);
    expect(await getOffersSection().findByRole('link', { name: /biscuits/ })).toBeVisible();
  });
  it('links to the offers beside the categories', async () => {
    renderPage(routes, '/home');
    expect(await screen.findByRole('link', { name: 'Offers' })).toHaveAttribute(
      'href',
      '/offer-item-list',
    );
  });
  it('shows the offers as the twelfth tile, after eleven categories', async () => {
    network.respondTo(itemOperations.listItemGroups, () =>
      Array.from({ length: 12 }, (_, index) =>
        buildCategory({ Id: index + 1, Name: `Category ${index + 1}` }),
      ),
    );
    renderPage(routes, '/home');
    await screen.findByRole('link', { name: 'Category 11' });
    const section = within(screen.getByRole('region', { name: 'Shop by category' }));
    const tiles = section.getAllByRole('listitem');
    expect(tiles).toHaveLength(12);
    expect(tiles.at(-1)).toHaveTextContent('Offers');
    expect(section.getByRole('link', { name: 'See all Shop by category' })).toBeVisible();
  });
});

describe('buy it again', () => {
  it('shows a customer the items bought before, priced for the pincode', async () => {
    setupSession({ pincode: '560034', user: testUser });
    network.respondTo(bffOperations.listBoughtItems, () => [
      buildItem({ Id: 9, Name: 'Idli Rice' }),
    ]);
    const viewport = mockIntersectionObserver();
    renderPage(routes, '/home');
    const buyAgain = within(await screen.findByRole('region', { name: 'Buy it again' }));
    act(viewport.enterViewport);
    expect(await buyAgain.findByRole('link', { name: 'Idli Rice' })).toBeVisible();
    expect(network.requestsTo(bffOperations.listBoughtItems)[0]?.query).toMatchObject({
      UserId: '7',
      pincode: '560034',
    });
    viewport.restore();
  });
  it('is hidden for a visitor', async () => {
    renderPage(routes, '/home');
    await screen.findByRole('region', { name: 'Best savings' });
    expect(screen.queryByRole('region', { name: 'Buy it again' })).not.toBeInTheDocument();
  });
});

describe('carousel', () => {
  const getDots = () => screen.getAllByRole('button', { name: /^Offer \d of 2$/ });

  it('moves only by its dots and arrow keys, and stops at its ends', async () => {
    const { user } = renderPage(routes, '/home');
    expect(await screen.findByRole('link', { name: 'See breakfast' })).toHaveAttribute(
      'href',
      '/product-list?GroupId=2',
    );
    expect(getDots()[0]).toHaveAttribute('aria-current', 'true');
    const countPictures = () => document.querySelectorAll('.slide-images img').length;
    expect(countPictures()).toBe(1);
    await user.click(getDots()[1] as HTMLElement);
    expect(countPictures()).toBe(2);
    expect(getDots()[1]).toHaveAttribute('aria-current', 'true');
    await user.keyboard('{ArrowRight}');
    expect(getDots()[1]).toHaveAttribute('aria-current', 'true');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(getDots()[0]).toHaveAttribute('aria-current', 'true');
    expect(getDots()[0]).toHaveFocus();
  });
});
