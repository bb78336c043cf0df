import { itemOperations } from '@tokri/contracts/http';
import { fakeNetwork, givenSession, noNetwork, problem, renderPage, type FakeNetwork, watchNear } from '@tokri/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { anItem, listOf, openShop } from '../../testing/shop-data.ts';

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
    expect(await screen.findByRole('link', { name: 'Fruits & Vegetables' })).toHaveAttribute('href', '/sub-category?GroupId=1');
    const board = within(await screen.findByRole('region', { name: 'Today’s rates' }));
    expect(await board.findByRole('link', { name: 'Toor Dal' })).toHaveAttribute('href', '/single-product?ItemId=1');
    expect(board.getByText('₹154')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(network.callsOf(itemOperations.filterItems)[0]?.query).toMatchObject({ categoryId: '1', inStock: '1', pageSize: '9' });
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
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Offers' })).not.toBeInTheDocument());
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
    expect(network.callsOf(itemOperations.filterItems).filter(({ query }) => query.sort === 'discount')).toHaveLength(0);
    act(near.comeNear);
    expect(await shelf.findByRole('link', { name: 'Toor Dal' })).toBeVisible();
    near.restore();
  });
});

describe('the slider', () => {
  const dots = () => screen.getAllByRole('button', { name: /^Offer \d of 2$/ });

  it('moves by its dots and by arrow keys, and only then', async () => {
    const { user } = renderPage(routes, '/home');
    expect(await screen.findByRole('link', { name: 'See breakfast' })).toHaveAttribute('href', '/product-list?GroupId=2');
    expect(dots()[0]).toHaveAttribute('aria-current', 'true');
    await user.click(dots()[1] as HTMLElement);
    expect(dots()[1]).toHaveAttribute('aria-current', 'true');
    await user.keyboard('{ArrowRight}');
    expect(dots()[0]).toHaveAttribute('aria-current', 'true');
    expect(dots()[0]).toHaveFocus();
  });
});
