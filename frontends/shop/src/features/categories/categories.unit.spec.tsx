import { itemOperations, offerOperations } from '@tokri/contracts/api';
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
import { buildSubcategory, setupFakeShop } from '../../testing/fake-shop.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  setupFakeShop(network);
  setupSession();
});
afterEach(() => network.restore());

describe('all categories page', () => {
  it('lists each category with its subcategories', async () => {
    renderPage(routes, '/all-categories');
    const staples = within(await screen.findByRole('region', { name: 'Foodgrains, Oil & Masala' }));
    expect(staples.getByRole('link', { name: 'Dals & Pulses 13 items' })).toHaveAttribute(
      'href',
      '/subcategory-list?GroupId=2&TypeId=5',
    );
    expect(
      within(screen.getByRole('region', { name: 'Fruits & Vegetables' })).getAllByRole('listitem'),
    ).toHaveLength(1);
  });

  it('fetches the next page when there are more subcategories than one page holds', async () => {
    network.respondTo(itemOperations.listItemTypes, ({ query }) =>
      jsonResponse({
        headers: { 'x-total-count': '2' },
        body: [
          query.page === '1'
            ? buildSubcategory()
            : buildSubcategory({ Id: 6, Name: 'Rice & Poha' }),
        ],
      }),
    );
    renderPage(routes, '/all-categories');
    expect(await screen.findByRole('link', { name: /^Rice & Poha/ })).toBeVisible();
  });

  it('loads again when the user retries after an error', async () => {
    network.respondTo(itemOperations.listItemTypes, () => problemResponse(503, 'unavailable'));
    const { user } = renderPage(routes, '/all-categories');
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    setupFakeShop(network);
    await user.click(retryButton);
    expect(await screen.findByRole('link', { name: /^Dals & Pulses/ })).toBeVisible();
  });

  it('says so when the shop is empty', async () => {
    network.respondTo(itemOperations.listItemGroups, () => []);
    renderPage(routes, '/all-categories');
    expect(await screen.findByText('No items available yet')).toBeVisible();
  });
});

describe('category page', () => {
  it('lists the subcategories and links to all items', async () => {
    renderPage(routes, '/sub-category?GroupId=2');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Foodgrains, Oil & Masala' }),
    ).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Dals & Pulses 13 items' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All Foodgrains, Oil & Masala' })).toHaveAttribute(
      'href',
      '/product-list?GroupId=2',
    );
  });

  it('shows the offers of the category above its subcategories', async () => {
    renderPage(routes, '/sub-category?GroupId=2');
    const offers = within(await screen.findByRole('region', { name: 'Current offers' }));
    expect(offers.getByRole('link', { name: 'Buy 2 get 1. Buy 2 get 1 biscuits' })).toHaveAttribute(
      'href',
      '/offer-item-list?OfferId=2',
    );
    expect(network.requestsTo(offerOperations.listBannersOfCompany)[0]?.query).toMatchObject({
      companyid: '1',
      ItemGroupId: '2',
    });
  });

  it.each([
    ['there are none', () => []],
    ['they cannot be loaded', () => problemResponse(503, 'unavailable')],
  ])('shows the subcategories without offers when %s', async (_, respond) => {
    network.respondTo(offerOperations.listBannersOfCompany, respond);
    renderPage(routes, '/sub-category?GroupId=2');
    expect(await screen.findByRole('link', { name: 'Dals & Pulses 13 items' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Current offers' })).toBeNull();
  });

  it('shows no tile before the offers, which would push it down', async () => {
    let respond = (): void => undefined;
    const response = new Promise<[]>((resolve) => (respond = () => resolve([])));
    network.respondTo(offerOperations.listBannersOfCompany, () => response);
    renderPage(routes, '/sub-category?GroupId=2');
    await screen.findByRole('heading', { level: 1, name: 'Foodgrains, Oil & Masala' });
    await waitFor(() => expect(network.requestsTo(itemOperations.listItemTypes)).toHaveLength(1));
    expect(screen.queryByRole('link', { name: 'Dals & Pulses 13 items' })).toBeNull();
    respond();
    expect(await screen.findByRole('link', { name: 'Dals & Pulses 13 items' })).toBeVisible();
  });

  it('shows an empty state for an unknown category', async () => {
    renderPage(routes, '/sub-category?GroupId=77');
    expect(await screen.findByText('Category not found')).toBeVisible();
  });

  it('redirects to all categories without an id', async () => {
    renderPage(routes, '/sub-category');
    expect(await screen.findByRole('heading', { level: 1, name: 'All categories' })).toBeVisible();
  });

  it('says so when the category has no subcategories', async () => {
    network.respondTo(itemOperations.listItemTypes, () => []);
    renderPage(routes, '/sub-category?GroupId=2');
    expect(await screen.findByText('No items in this category right now')).toBeVisible();
  });

  it('offers a retry when the subcategories cannot be loaded', async () => {
    network.respondTo(itemOperations.listItemTypes, () => problemResponse(503, 'unavailable'));
    renderPage(routes, '/sub-category?GroupId=2');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
