import { itemOperations } from '@tokri/contracts/api';
import { maxBrands } from '@tokri/contracts/validation';
import {
  fakeNetwork,
  setupSession,
  rejectAsOffline,
  problemResponse,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildItem, itemListResponse, setupFakeShop } from '../../testing/fake-shop.ts';
import { currentAddress, openWithAddress as open } from '../../testing/open-with-address.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  setupFakeShop(network);
  setupSession({ pincode: '560034' });
});
afterEach(() => network.restore());

const lastQuery = () => network.requestsTo(itemOperations.filterItems).at(-1)?.query;

describe('product list', () => {
  it('shows the items, the count and the subcategories of a category', async () => {
    network.respondTo(itemOperations.filterItems, () =>
      itemListResponse([buildItem()], { total: 64 }),
    );
    open('/product-list?GroupId=2');
    expect(await screen.findByRole('link', { name: 'Toor Dal' })).toHaveAttribute(
      'href',
      '/single-product?ItemId=1',
    );
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Foodgrains, Oil & Masala' }),
    ).toBeVisible();
    expect(screen.getByText('64 items at 560034')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Dals & Pulses 13' })).toBeVisible();
    expect(lastQuery()).toMatchObject({ categoryId: '2', pincode: '560034', pageSize: '30' });
  });

  it('sends the search text and shows it in the title', async () => {
    open('/product-list?Search=aloo');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Results for “aloo”' }),
    ).toBeVisible();
    await waitFor(() => expect(lastQuery()).toMatchObject({ search: 'aloo' }));
  });

  it('shows skeleton cards while it loads', async () => {
    network.respondTo(itemOperations.filterItems, () => new Promise(() => undefined));
    open('/product-list');
    expect(await screen.findByText('Loading')).toBeInTheDocument();
  });

  it('names the search that found nothing and links to the categories', async () => {
    network.respondTo(itemOperations.filterItems, () => itemListResponse([]));
    open('/product-list?Search=zzz');
    expect(await screen.findByText('Nothing found for “zzz”')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse categories' })).toHaveAttribute(
      'href',
      '/all-categories',
    );
  });

  it('offers to clear the filters when no item matches them', async () => {
    network.respondTo(itemOperations.filterItems, ({ query }) =>
      itemListResponse(query.maxPrice ? [] : [buildItem()]),
    );
    const { user } = open('/product-list?MaxPrice=1&GroupId=2');
    await screen.findByText('No items match these filters');
    await user.click(
      within(screen.getByRole('main')).getAllByRole('button', {
        name: 'Clear filters',
      })[0] as HTMLElement,
    );
    expect(await screen.findByRole('link', { name: 'Toor Dal' })).toBeVisible();
    expect(currentAddress()).toBe('/product-list?GroupId=2');
  });

  it('loads again when the user retries after an error', async () => {
    network.respondTo(itemOperations.filterItems, () => problemResponse(503, 'unavailable'));
    const { user } = open('/product-list');
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    network.respondTo(itemOperations.filterItems, () => itemListResponse([buildItem()]));
    await user.click(retryButton);
    expect(await screen.findByRole('link', { name: 'Toor Dal' })).toBeVisible();
  });

  it('says that the device is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    network.respondTo(itemOperations.filterItems, rejectAsOffline);
    open('/product-list');
    expect(await screen.findByText('You are offline')).toBeVisible();
  });
});

describe('filters', () => {
  it('filters by a current offer', async () => {
    network.respondTo(itemOperations.filterItems, () => ({
      ...itemListResponse([buildItem()]),
      Facets: {
        ...itemListResponse([]).Facets,
        Offers: [{ OfferId: 3, Name: 'Idli Sunday', Count: 2 }],
      },
    }));
    const { user } = open('/product-list?GroupId=2');
    const filters = within(await screen.findByRole('complementary', { name: 'Filters' }));
    await user.click(await filters.findByRole('radio', { name: /^Idli Sunday/ }));
    expect(currentAddress()).toBe('/product-list?GroupId=2&OfferId=3');
    await waitFor(() => expect(lastQuery()).toMatchObject({ offer: '3' }));
  });

  it('puts the filters into the address and the API query', async () => {
    const { user } = open('/product-list?GroupId=2');
    const filters = within(await screen.findByRole('complementary', { name: 'Filters' }));
    await user.click(await filters.findByRole('checkbox', { name: /^Kaveri Mills/ }));
    await user.click(filters.getByRole('checkbox', { name: 'In stock at 560034' }));
    await user.type(
      filters.getByRole('textbox', { name: 'Maximum price in rupees' }),
      '100{Enter}',
    );
    expect(currentAddress()).toBe(
      '/product-list?GroupId=2&Brand=Kaveri+Mills&InStock=1&MaxPrice=100',
    );
    await waitFor(() =>
      expect(lastQuery()).toMatchObject({ brand: 'Kaveri Mills', inStock: '1', maxPrice: '100' }),
    );
    await user.selectOptions(
      screen.getAllByRole('combobox', { name: 'Sort by' })[0] as HTMLElement,
      'Lowest price',
    );
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'price' }));
  });

  it('selects several brands and removes one of them again', async () => {
    const { user } = open('/product-list?GroupId=2&Brand=Kaveri+Mills');
    const filters = within(await screen.findByRole('complementary', { name: 'Filters' }));
    await user.click(await filters.findByRole('checkbox', { name: /^Vindhya Harvest/ }));
    expect(currentAddress()).toBe(
      '/product-list?GroupId=2&Brand=Kaveri+Mills&Brand=Vindhya+Harvest',
    );
    await waitFor(() =>
      expect(lastQuery()).toMatchObject({ brands: 'Kaveri Mills|Vindhya Harvest' }),
    );
    await user.click(filters.getByRole('checkbox', { name: /^Kaveri Mills/ }));
    expect(currentAddress()).toBe('/product-list?GroupId=2&Brand=Vindhya+Harvest');
  });

  it('disables further brands, with the reason, when as many are chosen as the API accepts', async () => {
    const brands = Array.from({ length: maxBrands }, (_, index) => `Brand=B${index}`).join('&');
    const { user } = open(`/product-list?${brands}`);
    const filters = within(await screen.findByRole('complementary', { name: 'Filters' }));
    await user.click(await filters.findByRole('button', { name: '2 more brands' }));
    const further = await filters.findByRole('checkbox', { name: /^Kaveri Mills/ });
    expect(further).toBeDisabled();
    expect(further).toHaveAccessibleDescription(/^You can choose up to 10 brands\./);
    await user.click(filters.getByRole('checkbox', { name: /^B3/ }));
    expect(await filters.findByRole('checkbox', { name: /^Kaveri Mills/ })).toBeEnabled();
  });

  it('counts categories among the items that match the filters', async () => {
    network.respondTo(itemOperations.filterItems, () => ({
      ...itemListResponse([buildItem()]),
      Facets: {
        ...itemListResponse([]).Facets,
        Groups: [{ ItemGroupId: 2, Name: 'Foodgrains, Oil & Masala', Count: 3 }],
      },
    }));
    open('/product-list?Brand=Kaveri+Mills');
    expect(await screen.findByRole('link', { name: 'Foodgrains, Oil & Masala 3' })).toHaveAttribute(
      'href',
      '/product-list?Brand=Kaveri+Mills&GroupId=2',
    );
    expect(screen.queryByRole('link', { name: /^Fruits & Vegetables/ })).not.toBeInTheDocument();
  });

  it.each([
    [1, '1 more brand'],
    [2, '2 more brands'],
  ])('counts %i hidden brands as "%s"', async (hidden, name) => {
    const brands = Array.from({ length: 8 + hidden }, (_, index) => ({
      Brand: `Brand ${index}`,
      Count: 1,
    }));
    network.respondTo(itemOperations.filterItems, () => ({
      ...itemListResponse([buildItem()]),
      Facets: { ...itemListResponse([]).Facets, Brands: brands },
    }));
    open('/product-list');
    const filters = within(await screen.findByRole('complementary', { name: 'Filters' }));
    expect(await filters.findByRole('button', { name })).toBeVisible();
  });

  it('says that the minimum price is above the maximum price and applies neither', async () => {
    const { user } = open('/product-list?GroupId=2');
    const filters = within(await screen.findByRole('complementary', { name: 'Filters' }));
    const minimum = filters.getByRole('textbox', { name: 'Minimum price in rupees' });
    await user.type(minimum, '500');
    await user.tab();
    await user.keyboard('10');
    await user.tab();
    await user.tab();
    expect(filters.getByRole('alert')).toHaveTextContent('above the maximum price');
    expect(minimum).toBeInvalid();
    expect(currentAddress()).not.toContain('MaxPrice');
    await user.clear(minimum);
    await waitFor(() => expect(currentAddress()).toBe('/product-list?GroupId=2&MaxPrice=10'));
    expect(filters.queryByRole('alert')).toBeNull();
  });

  it('counts typed prices in the sheet before it is closed', async () => {
    network.respondTo(itemOperations.filterItems, ({ query }) =>
      itemListResponse(query.maxPrice === '40' ? [] : [buildItem()]),
    );
    const { user } = open('/product-list?GroupId=2');
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await sheet.findByRole('button', { name: 'Show 1 item' });
    const maximum = sheet.getByRole('textbox', { name: 'Maximum price in rupees' });
    await user.type(maximum, '40');
    expect(await sheet.findByRole('button', { name: 'Show 0 items' })).toBeVisible();
    expect(maximum).toHaveFocus();
    await user.click(sheet.getByRole('button', { name: 'Clear filters' }));
    expect(maximum).toHaveValue('');
  });

  it('opens the filters on phones as a sheet with the number of matching items', async () => {
    network.respondTo(itemOperations.filterItems, ({ query }) =>
      itemListResponse([buildItem()], { total: query.brand ? 5 : 64 }),
    );
    const { user } = open('/product-list?GroupId=2');
    await screen.findByText('64 items at 560034');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(sheet.getByRole('checkbox', { name: /^Kaveri Mills/ }));
    await user.click(await sheet.findByRole('button', { name: 'Show 5 items' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filter 1 applied' })).toBeVisible();
  });
});
