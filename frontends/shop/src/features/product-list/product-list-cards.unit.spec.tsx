import { itemOperations } from '@tokri/contracts/api';
import {
  fakeNetwork,
  setupSession,
  problemResponse,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import {
  buildItem,
  buildItems,
  buildUnit,
  setupFakeShop,
  itemListResponse,
} from '../../testing/fake-shop.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  setupFakeShop(network);
  setupSession({ pincode: '560034' });
});
afterEach(() => network.restore());

const openPage = (path: string) => renderPage(routes, path);

describe('long product list', () => {
  const respondWithPages = (total: number) =>
    network.respondTo(itemOperations.filterItems, ({ query }) => {
      const page = Number(query.page);
      return itemListResponse(
        buildItems(Math.min(30, total - (page - 1) * 30), (page - 1) * 30 + 1),
        {
          total,
          page,
        },
      );
    });

  const scrollTo = (px: number) =>
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: px, configurable: true });
      window.dispatchEvent(new Event('scroll'));
    });
  afterEach(() => scrollTo(0));

  it('renders only the visible rows of thousands and fetches only their pages', async () => {
    respondWithPages(5000);
    openPage('/product-list');
    expect(await screen.findByText('Item 1')).toBeVisible();
    expect(screen.queryByText('Item 40')).not.toBeInTheDocument();
    scrollTo(264 * 1000);
    expect(await screen.findByText('Item 2001')).toBeVisible();
    expect(screen.queryByText('Item 1')).not.toBeInTheDocument();
    expect(screen.getByText('Item 2001').closest('li')).toHaveAttribute('aria-posinset', '2001');
    expect(screen.getByText('Item 2001').closest('li')).toHaveAttribute('aria-setsize', '5000');
    expect(
      network
        .requestsTo(itemOperations.filterItems)
        .map(({ query }) => Number(query.page))
        .every((page) => page <= 2 || (page >= 66 && page <= 68)),
    ).toBe(true);
  });

  it('offers a retry in place of a page that failed and keeps the others', async () => {
    respondWithPages(45);
    network.respondTo(itemOperations.filterItems, ({ query }) =>
      query.page === '1'
        ? itemListResponse(buildItems(30), { total: 45 })
        : problemResponse(503, 'unavailable'),
    );
    const { user } = openPage('/product-list');
    await screen.findByText('Item 1');
    scrollTo(264 * 14);
    const [again] = await screen.findAllByRole('button', { name: 'Try again' });
    expect(screen.getByText('Item 29')).toBeVisible();
    respondWithPages(45);
    await user.click(again as HTMLElement);
    expect(await screen.findByText('Item 41')).toBeVisible();
  });
});

describe('item card', () => {
  it('cannot be added when it is out of stock', async () => {
    network.respondTo(itemOperations.filterItems, () =>
      itemListResponse([buildItem({ Units: [buildUnit({ Available: false, Stock: 0 })] })]),
    );
    openPage('/product-list');
    expect(await screen.findByText('Out of stock')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  });

  it('shows the offer price first and strikes only the MRP', async () => {
    network.respondTo(itemOperations.filterItems, () =>
      itemListResponse([
        buildItem({ Units: [buildUnit({ OfferPrice: 138.6, OfferUnitPrice: '₹138.60/kg' })] }),
      ]),
    );
    openPage('/product-list');
    expect(await screen.findByText('₹138.60')).toHaveClass('current-price');
    expect(screen.getByText('MRP ₹189').tagName).toBe('S');
    expect(screen.queryByText('₹154')).toBeNull();
    expect(screen.getByText('₹50.40 off')).toBeVisible();
    expect(screen.getByText('1 kg • ₹138.60/kg')).toBeVisible();
  });

  it('shows how many are left when stock is low', async () => {
    network.respondTo(itemOperations.filterItems, () =>
      itemListResponse([buildItem({ Units: [buildUnit({ Stock: 4 })] })]),
    );
    openPage('/product-list');
    expect(await screen.findByText('Only 4 left')).toBeVisible();
  });
});
