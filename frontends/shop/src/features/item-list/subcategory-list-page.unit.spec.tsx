import { itemOperations } from '@tokri/contracts/http';
import {
  fakeNetwork,
  givenSession,
  problem,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { anItem, listOf, openShop } from '../../testing/shop-data.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  openShop(network);
  givenSession();
});
afterEach(() => network.restore());

describe('items of a type', () => {
  it('show without a pincode, with the sister types as tabs', async () => {
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
    expect(network.callsOf(itemOperations.filterItems)[0]?.query).toMatchObject({ typeId: '5' });
  });

  it('without a type in the address, are those of the first type', async () => {
    renderPage(routes, '/subcategory-list?GroupId=2');
    await screen.findByRole('link', { name: 'Toor Dal' });
    expect(network.callsOf(itemOperations.filterItems)[0]?.query).toMatchObject({ typeId: '5' });
  });

  it('of which there are none, lead on to the aisles', async () => {
    network.answer(itemOperations.filterItems, () => listOf([]));
    renderPage(routes, '/subcategory-list?GroupId=2&TypeId=5');
    expect(await screen.findByText('Nothing here just now')).toBeVisible();
  });

  it('of a type that there is not, are none: it says so, counts nothing and speaks of no search', async () => {
    network.answer(itemOperations.filterItems, () => listOf([]));
    renderPage(routes, '/subcategory-list?GroupId=2&TypeId=999');
    expect(await screen.findByText('There is no such kind of goods')).toBeVisible();
    expect(screen.queryByText('0 items')).not.toBeInTheDocument();
    expect(screen.queryByText(/another word/)).not.toBeInTheDocument();
  });

  it('without their department in the address, tell it by the goods', async () => {
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

  it('of no department, lead on to the aisles and read nothing', async () => {
    renderPage(routes, '/subcategory-list');
    expect(await screen.findByRole('link', { name: 'Browse aisles' })).toBeVisible();
    expect(network.callsOf(itemOperations.filterItems)).toHaveLength(0);
  });

  it('that did not come, are tried again', async () => {
    network.answer(itemOperations.filterItems, () => problem(503, 'unavailable'));
    const { user } = renderPage(routes, '/subcategory-list?GroupId=2&TypeId=5');
    const again = await screen.findByRole('button', { name: 'Try again' });
    network.answer(itemOperations.filterItems, () => listOf([anItem()]));
    await user.click(again);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Toor Dal' })).toBeVisible());
  });
});
