import { itemOperations } from '@tokri/contracts/http';
import {
  fakeNetwork,
  givenSession,
  problem,
  renderPage,
  reply,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { aType, openShop } from '../../testing/shop-data.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  openShop(network);
  givenSession();
});
afterEach(() => network.restore());

describe('all aisles', () => {
  it('show each department with its types', async () => {
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

  it('with more types than a page holds, read the next page', async () => {
    network.answer(itemOperations.listItemTypes, ({ query }) =>
      reply({
        headers: { 'x-total-count': '2' },
        body: [query.page === '1' ? aType() : aType({ Id: 6, Name: 'Rice & Poha' })],
      }),
    );
    renderPage(routes, '/all-categories');
    expect(await screen.findByRole('link', { name: /^Rice & Poha/ })).toBeVisible();
  });

  it('that did not come, are tried again', async () => {
    network.answer(itemOperations.listItemTypes, () => problem(503, 'unavailable'));
    const { user } = renderPage(routes, '/all-categories');
    const again = await screen.findByRole('button', { name: 'Try again' });
    openShop(network);
    await user.click(again);
    expect(await screen.findByRole('link', { name: /^Dals & Pulses/ })).toBeVisible();
  });

  it('of an empty shop, say so', async () => {
    network.answer(itemOperations.listItemGroups, () => []);
    renderPage(routes, '/all-categories');
    expect(await screen.findByText('The shelves are being filled')).toBeVisible();
  });
});

describe('one aisle', () => {
  it('shows its types and the way to all of its items', async () => {
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

  it('that does not exist, leads to all aisles', async () => {
    renderPage(routes, '/sub-category?GroupId=77');
    expect(await screen.findByText('There is no such aisle')).toBeVisible();
  });

  it('without a number, is all aisles', async () => {
    renderPage(routes, '/sub-category');
    expect(await screen.findByRole('heading', { level: 1, name: 'All aisles' })).toBeVisible();
  });

  it('without types, says so', async () => {
    network.answer(itemOperations.listItemTypes, () => []);
    renderPage(routes, '/sub-category?GroupId=2');
    expect(await screen.findByText('This aisle is empty just now')).toBeVisible();
  });

  it('whose types did not come, offers to try again', async () => {
    network.answer(itemOperations.listItemTypes, () => problem(503, 'unavailable'));
    renderPage(routes, '/sub-category?GroupId=2');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
