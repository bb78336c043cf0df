import { itemOperations, userOperations } from '@tokri/contracts/http';
import { useLocation } from '@tokri/web-kit/platform';
import { closePincodeQuestion, usePincodeQuestion } from '@tokri/web-kit/session';
import {
  anAddress,
  aUser,
  fakeNetwork,
  givenSession,
  noNetwork,
  problem,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { anItem, aUnit, items, listOf, openShop } from '../../testing/shop-data.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  openShop(network);
  givenSession({ pincode: '560034' });
});
afterEach(() => network.restore());

const Where = () => (
  <p data-testid="where">{useLocation().pathname + decodeURIComponent(useLocation().search)}</p>
);
const withWhere = routes.map((route) => ({
  ...route,
  element: (
    <>
      {route.element}
      <Where />
    </>
  ),
}));
const open = (path: string) => renderPage(withWhere, path);
const where = () => screen.getByTestId('where').textContent;
const lastQuery = () => network.callsOf(itemOperations.filterItems).at(-1)?.query;

describe('the list without a pincode', () => {
  it('shows the alert of section 2 and reads nothing; acknowledging goes home, where the pincode is asked for this list', async () => {
    givenSession({ pincode: '' });
    const { user } = open('/product-list?Search=aloo');
    const alert = within(await screen.findByRole('dialog', { name: 'WARNING' }));
    expect(alert.getByText('Please enter your pincode and continue')).toBeVisible();
    expect(network.callsOf(itemOperations.filterItems)).toHaveLength(0);
    await user.click(alert.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(where()).toBe('/home'));
    expect(usePincodeQuestion.getState()).toEqual({
      isOpen: true,
      wantedPath: '/product-list?Search=aloo',
    });
    closePincodeQuestion();
  });
});

describe('the list of a person who has told no pincode', () => {
  it('with a saved address, is that of its pincode, without an alert', async () => {
    givenSession({ pincode: '', user: aUser });
    network.answer(userOperations.listAddresses, () => [anAddress({ Pincode: '560034' })]);
    open('/product-list');
    expect(await screen.findByText('1 item at 560034')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  it('without an address, shows the alert', async () => {
    givenSession({ pincode: '', user: aUser });
    network.answer(userOperations.listAddresses, () => []);
    const { user } = open('/product-list');
    await user.click(
      within(await screen.findByRole('dialog', { name: 'WARNING' })).getByRole('button', {
        name: 'OK',
      }),
    );
    await waitFor(() => expect(where()).toBe('/home'));
  });
});

describe('the list', () => {
  it('of a department, shows its items, how many there are and its kinds', async () => {
    network.answer(itemOperations.filterItems, () => listOf([anItem()], { total: 64 }));
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

  it('of a search, sends the words and names them', async () => {
    open('/product-list?Search=aloo');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Results for “aloo”' }),
    ).toBeVisible();
    await waitFor(() => expect(lastQuery()).toMatchObject({ search: 'aloo' }));
  });

  it('while it waits, shows the shape of cards', async () => {
    network.answer(itemOperations.filterItems, () => new Promise(() => undefined));
    open('/product-list');
    expect(await screen.findByText('Loading')).toBeInTheDocument();
  });

  it('that finds nothing, says for what and leads on', async () => {
    network.answer(itemOperations.filterItems, () => listOf([]));
    open('/product-list?Search=zzz');
    expect(await screen.findByText('Nothing found for “zzz”')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse aisles' })).toHaveAttribute(
      'href',
      '/all-categories',
    );
  });

  it('that its filters leave empty, offers to clear them', async () => {
    network.answer(itemOperations.filterItems, ({ query }) =>
      listOf(query.maxPrice ? [] : [anItem()]),
    );
    const { user } = open('/product-list?MaxPrice=1&GroupId=2');
    await screen.findByText('The filters leave nothing over.');
    await user.click(
      within(screen.getByRole('main')).getAllByRole('button', {
        name: 'Clear filters',
      })[0] as HTMLElement,
    );
    expect(await screen.findByRole('link', { name: 'Toor Dal' })).toBeVisible();
    expect(where()).toBe('/product-list?GroupId=2');
  });

  it('that did not come, says why and tries again', async () => {
    network.answer(itemOperations.filterItems, () => problem(503, 'unavailable'));
    const { user } = open('/product-list');
    const again = await screen.findByRole('button', { name: 'Try again' });
    network.answer(itemOperations.filterItems, () => listOf([anItem()]));
    await user.click(again);
    expect(await screen.findByRole('link', { name: 'Toor Dal' })).toBeVisible();
  });

  it('of a device without network, says that it is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    network.answer(itemOperations.filterItems, noNetwork);
    open('/product-list');
    expect(await screen.findByText('You are offline')).toBeVisible();
  });
});

describe('what narrows the list', () => {
  it('by a running offer, is asked for by its id', async () => {
    network.answer(itemOperations.filterItems, () => ({
      ...listOf([anItem()]),
      Facets: { ...listOf([]).Facets, Offers: [{ OfferId: 3, Name: 'Idli Sunday', Count: 2 }] },
    }));
    const { user } = open('/product-list?GroupId=2');
    const rail = within(await screen.findByRole('complementary', { name: 'Filters' }));
    await user.click(await rail.findByRole('radio', { name: /^Idli Sunday/ }));
    expect(where()).toBe('/product-list?GroupId=2&OfferId=3');
    await waitFor(() => expect(lastQuery()).toMatchObject({ offer: '3' }));
  });

  it('stands in the address and goes into the query', async () => {
    const { user } = open('/product-list?GroupId=2');
    const rail = within(await screen.findByRole('complementary', { name: 'Filters' }));
    await user.click(await rail.findByRole('radio', { name: /^Kaveri Mills/ }));
    await user.click(rail.getByRole('checkbox', { name: 'In stock at 560034' }));
    await user.type(rail.getByRole('textbox', { name: 'To rupees' }), '100{Enter}');
    expect(where()).toBe('/product-list?GroupId=2&Brand=Kaveri+Mills&InStock=1&MaxPrice=100');
    await waitFor(() =>
      expect(lastQuery()).toMatchObject({ brand: 'Kaveri Mills', inStock: '1', maxPrice: '100' }),
    );
    await user.selectOptions(
      screen.getAllByRole('combobox', { name: 'Sort by' })[0] as HTMLElement,
      'Lowest price',
    );
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'price' }));
  });

  it('prices typed in the wrong order, are both taken, the smaller one first', async () => {
    const { user } = open('/product-list?GroupId=2');
    const rail = within(await screen.findByRole('complementary', { name: 'Filters' }));
    await user.type(rail.getByRole('textbox', { name: 'From rupees' }), '500');
    await user.tab();
    await user.keyboard('10');
    await user.tab();
    await user.tab();
    await waitFor(() => expect(where()).toBe('/product-list?GroupId=2&MinPrice=10&MaxPrice=500'));
    expect(rail.getByRole('textbox', { name: 'From rupees' })).toHaveValue('10');
  });

  it('on phones, is a sheet that says how many items are left', async () => {
    network.answer(itemOperations.filterItems, ({ query }) =>
      listOf([anItem()], { total: query.brand ? 5 : 64 }),
    );
    const { user } = open('/product-list?GroupId=2');
    await screen.findByText('64 items at 560034');
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(sheet.getByRole('radio', { name: /^Kaveri Mills/ }));
    await user.click(await sheet.findByRole('button', { name: 'Show 5 items' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filter 1 set' })).toBeVisible();
  });
});

describe('a long list', () => {
  const pages = (total: number) =>
    network.answer(itemOperations.filterItems, ({ query }) => {
      const page = Number(query.page);
      return listOf(items(Math.min(30, total - (page - 1) * 30), (page - 1) * 30 + 1), {
        total,
        page,
      });
    });

  const scrollTo = (px: number) =>
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: px, configurable: true });
      window.dispatchEvent(new Event('scroll'));
    });
  afterEach(() => scrollTo(0));

  it('of thousands, draws what is in the window and reads those pages only', async () => {
    pages(5000);
    open('/product-list');
    expect(await screen.findByText('Item 1')).toBeVisible();
    expect(screen.queryByText('Item 40')).not.toBeInTheDocument();
    scrollTo(264 * 1000);
    expect(await screen.findByText('Item 2001')).toBeVisible();
    expect(screen.queryByText('Item 1')).not.toBeInTheDocument();
    expect(screen.getByText('Item 2001').closest('li')).toHaveAttribute('aria-posinset', '2001');
    expect(screen.getByText('Item 2001').closest('li')).toHaveAttribute('aria-setsize', '5000');
    expect(
      network
        .callsOf(itemOperations.filterItems)
        .map(({ query }) => Number(query.page))
        .every((page) => page <= 2 || (page >= 66 && page <= 68)),
    ).toBe(true);
  });

  it('whose next page failed, says so in its place, and tries again without losing the others', async () => {
    pages(45);
    network.answer(itemOperations.filterItems, ({ query }) =>
      query.page === '1' ? listOf(items(30), { total: 45 }) : problem(503, 'unavailable'),
    );
    const { user } = open('/product-list');
    await screen.findByText('Item 1');
    scrollTo(264 * 14);
    const [again] = await screen.findAllByRole('button', { name: 'Try again' });
    expect(screen.getByText('Item 29')).toBeVisible();
    pages(45);
    await user.click(again as HTMLElement);
    expect(await screen.findByText('Item 41')).toBeVisible();
  });
});

describe('a card of the list', () => {
  it('of what is out of stock, says so and takes none', async () => {
    network.answer(itemOperations.filterItems, () =>
      listOf([anItem({ Units: [aUnit({ Available: false, Stock: 0 })] })]),
    );
    open('/product-list');
    expect(await screen.findByText('Out of stock')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  });

  it('of which few are left, says how many', async () => {
    network.answer(itemOperations.filterItems, () =>
      listOf([anItem({ Units: [aUnit({ Stock: 4 })] })]),
    );
    open('/product-list');
    expect(await screen.findByText('Only 4 left')).toBeVisible();
  });
});
