import { itemOperations } from '@tokri/contracts/api';
import {
  fakeNetwork,
  setupSession,
  problemResponse,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { buildItem, itemListResponse, setupFakeShop } from '../../testing/fake-shop.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  setupFakeShop(network);
  setupSession();
});
afterEach(() => network.restore());

describe('subcategory page', () => {
  it('lists items without a pincode, with the other subcategories as tabs', async () => {
    renderPage(routes, '/subcategory-list?GroupId=2&TypeId=5');
    expect(await screen.findByRole('heading', { level: 1, name: 'Dals & Pulses' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Toor Dal' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Dals & Pulses 13' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(screen.getByRole('link', { name: 'Rice & Poha 13' })).toHaveAttribute(
      'href',
      '/subcategory-list?GroupId=2&TypeId=6',
    );
    expect(network.requestsTo(itemOperations.filterItems)[0]?.query).toMatchObject({ typeId: '5' });
  });

  it('opens the first subcategory when the address names none', async () => {
    renderPage(routes, '/subcategory-list?GroupId=2');
    await screen.findByRole('link', { name: 'Toor Dal' });
    expect(network.requestsTo(itemOperations.filterItems)[0]?.query).toMatchObject({ typeId: '5' });
  });

  it('filters the items and offers to clear filters that match nothing', async () => {
    network.respondTo(itemOperations.filterItems, ({ query }) =>
      itemListResponse(query.brand ? [] : [buildItem()]),
    );
    const { user } = renderPage(routes, '/subcategory-list?GroupId=2&TypeId=5');
    const filters = within(await screen.findByRole('complementary', { name: 'Filters' }));
    await user.click(await filters.findByRole('checkbox', { name: /^Kaveri Mills/ }));
    expect(await screen.findByText('No items match these filters')).toBeVisible();
    expect(network.requestsTo(itemOperations.filterItems).at(-1)?.query).toMatchObject({
      typeId: '5',
      brand: 'Kaveri Mills',
    });
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    expect(await screen.findByRole('link', { name: 'Toor Dal' })).toBeVisible();
  });

  it('shows an empty state when the subcategory has no items', async () => {
    network.respondTo(itemOperations.filterItems, () => itemListResponse([]));
    renderPage(routes, '/subcategory-list?GroupId=2&TypeId=5');
    expect(await screen.findByText('No items here right now')).toBeVisible();
  });

  it('shows an empty state without a count for an unknown subcategory', async () => {
    network.respondTo(itemOperations.filterItems, () => itemListResponse([]));
    renderPage(routes, '/subcategory-list?GroupId=2&TypeId=999');
    expect(await screen.findByText('Category not found')).toBeVisible();
    expect(screen.queryByText('0 items')).not.toBeInTheDocument();
    expect(screen.queryByText(/another word/)).not.toBeInTheDocument();
  });

  it('finds the category by the items when the address names none', async () => {
    renderPage(routes, '/subcategory-list?TypeId=5');
    expect(await screen.findByRole('link', { name: 'Foodgrains, Oil & Masala' })).toHaveAttribute(
      'href',
      '/sub-category?GroupId=2',
    );
    expect(await screen.findByRole('link', { name: 'Rice & Poha 13' })).toHaveAttribute(
      'href',
      '/subcategory-list?GroupId=2&TypeId=6',
    );
  });

  it('links to the categories and requests nothing without ids', async () => {
    renderPage(routes, '/subcategory-list');
    expect(await screen.findByRole('link', { name: 'Browse categories' })).toBeVisible();
    expect(network.requestsTo(itemOperations.filterItems)).toHaveLength(0);
  });

  it('loads again when the user retries after an error', async () => {
    network.respondTo(itemOperations.filterItems, () => problemResponse(503, 'unavailable'));
    const { user } = renderPage(routes, '/subcategory-list?GroupId=2&TypeId=5');
    const retryButton = await screen.findByRole('button', { name: 'Try again' });
    network.respondTo(itemOperations.filterItems, () => itemListResponse([buildItem()]));
    await user.click(retryButton);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Toor Dal' })).toBeVisible());
  });
});
