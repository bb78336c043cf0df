import { itemOperations, type Suggestion } from '@tokri/contracts/api';
import { useLocation } from '@tokri/web-kit/platform';
import {
  buildItem,
  fakeNetwork,
  setupSession,
  rejectAsOffline,
  problemResponse,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { session } from '@tokri/web-kit/session';
import { reloadRecentSearches } from './recent-searches.ts';
import { SearchForm } from '../frame/header/search-form.tsx';

const buildSuggestion = (Id: number, Text: string): Suggestion => ({
  Kind: 'item',
  Text,
  Id,
  Image: '',
});
const tomatoes: readonly Suggestion[] = [
  { Kind: 'type', Text: 'Tomato Products', Id: 12, Image: '' },
  { Kind: 'brand', Text: 'Tomato & Co', Id: 0, Image: '' },
  buildSuggestion(5, 'Tomato'),
  buildSuggestion(6, 'Cherry Tomato'),
];

const Place = () => {
  const { pathname, search } = useLocation();
  return (
    <>
      <SearchForm />
      <main id="main" tabIndex={-1}>{`${pathname}${search}`}</main>
    </>
  );
};
const routes = [{ path: '*', element: <Place /> }];

let network: FakeNetwork;
beforeEach(() => {
  setupSession({ pincode: '560034' });
  reloadRecentSearches();
  network = fakeNetwork();
  network.respondTo(itemOperations.listItemsForPlace, ({ query }) =>
    query['ids']?.split(',').includes('1') ? [buildItem()] : [],
  );
  network.respondTo(itemOperations.suggestItems, ({ query }) =>
    query['search']
      ? tomatoes.filter(({ Text }) => Text.toLowerCase().includes(query['search'] ?? ''))
      : [buildSuggestion(1, 'Toor Dal')],
  );
});
afterEach(() => network.restore());

const getSearchField = () => screen.getByRole('combobox', { name: 'Search items' });
const requestedSearches = () =>
  network
    .requestsTo(itemOperations.suggestItems)
    .map(({ query }) => query['search'])
    .filter(Boolean);
const open = () => renderPage(routes, '/home').user;
const typeText = async (text: string) => {
  const user = open();
  await user.type(getSearchField(), text);
  return user;
};
const getRowNames = (page: Pick<typeof screen, 'getAllByRole'> = screen) =>
  page.getAllByRole('row').map((row) => row.getAttribute('aria-label'));
const getActiveOption = () =>
  document.getElementById(getSearchField().getAttribute('aria-activedescendant') ?? '');

describe('search suggestions', () => {
  it('shows matches with the typed part marked and their kind', async () => {
    await typeText('tom');
    const list = await screen.findByRole('grid', { name: 'Suggestions' });
    expect(getRowNames()).toEqual([
      'Tomato Products, Category',
      'Tomato & Co, Brand',
      'Tomato',
      'Cherry Tomato',
    ]);
    expect(within(list).getAllByText('Tom', { selector: 'mark' })).toHaveLength(4);
    expect(getSearchField()).toHaveAttribute('aria-controls', list.id);
    expect(getSearchField()).toHaveAttribute('aria-expanded', 'true');
    expect(
      screen.getByText('4 suggestions. Use the up and down arrow keys to choose.'),
    ).toBeInTheDocument();
  });

  it('sends one request per typed word and none for a single letter', async () => {
    const user = await typeText('t');
    await user.type(getSearchField(), 'omato');
    await screen.findByRole('grid');
    expect(requestedSearches()).toEqual(['tomato']);
  });

  it('says that nothing was found and offers all results, also by keyboard', async () => {
    const user = await typeText('qq');
    await screen.findByRole('rowgroup', { name: 'Nothing found for “qq”' });
    await user.keyboard('{ArrowDown}');
    expect(getActiveOption()).toHaveTextContent('See all results for “qq”');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveTextContent('/product-list?Search=qq');
  });

  it('drops a late response to an earlier query', async () => {
    let respondLate = (_: readonly Suggestion[]): void => undefined;
    network.respondTo(itemOperations.suggestItems, ({ query }) =>
      query['search'] === 'tom'
        ? new Promise<Suggestion[]>((resolve) => {
            respondLate = (all) => resolve([...all]);
          })
        : [buildSuggestion(9, 'Onion')],
    );
    const user = await typeText('tom');
    await waitFor(() => expect(requestedSearches()).toEqual(['tom']));
    await user.clear(getSearchField());
    await user.type(getSearchField(), 'oni');
    await screen.findByRole('row', { name: 'Onion' });
    await act(async () => respondLate(tomatoes));
    expect(getRowNames()).toEqual(['Onion']);
  });

  it.each([
    ['offline', rejectAsOffline],
    ['rejected', () => problemResponse(503, 'overloaded')],
  ])('shows no list and still searches when the request is %s', async (_, answer) => {
    network.respondTo(itemOperations.suggestItems, answer);
    const user = await typeText('tom');
    await waitFor(() => expect(requestedSearches()).toEqual(['tom']));
    expect(screen.queryByRole('grid')).toBeNull();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveTextContent('/product-list?Search=tom');
  });
});

describe('search suggestions by keyboard', () => {
  it('cycles through list and field with the arrow keys and opens the item with Enter', async () => {
    const user = await typeText('tom');
    await screen.findByRole('grid');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(getActiveOption()).toHaveTextContent('Tomato');
    expect(getActiveOption()?.closest('[role=row]')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(getActiveOption()).toBeNull();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(screen.getByRole('main')).toHaveTextContent('/single-product?ItemId=6');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(getSearchField()).toHaveValue('');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it.each([
    [1, '/subcategory-list?TypeId=12'],
    [2, '/product-list?Brand=Tomato+%26+Co'],
  ])('opens the items of suggestion %i', async (index, path) => {
    const user = await typeText('tom');
    await screen.findByRole('grid');
    await user.keyboard(`{ArrowDown>${index}}{Enter}`);
    expect(screen.getByRole('main')).toHaveTextContent(path);
  });

  it('moves the caret and leaves the list with Home and End', async () => {
    const user = await typeText('tom');
    await screen.findByRole('grid');
    await user.keyboard('{ArrowDown}{Home}');
    expect(getActiveOption()).toBeNull();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveTextContent('/product-list?Search=tom');
  });

  it('closes the list with Escape, keeps the text and reopens with an arrow key', async () => {
    const user = await typeText('tom');
    await screen.findByRole('grid');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(getSearchField()).toHaveValue('tom');
    expect(getSearchField()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('grid')).toBeInTheDocument();
  });

  it('leaves the field and closes the list with Tab', async () => {
    const user = await typeText('tom');
    await screen.findByRole('grid');
    await user.tab();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('ignores keys while an input method composes a word', async () => {
    await typeText('tom');
    await screen.findByRole('grid');
    fireEvent.keyDown(getSearchField(), { key: 'ArrowDown', isComposing: true });
    expect(getActiveOption()).toBeNull();
  });
});

it('opens a tapped suggestion before the list closes', async () => {
  const user = await typeText('tom');
  const row = await screen.findByRole('row', { name: 'Tomato' });
  await user.click(within(row).getByRole('gridcell'));
  expect(screen.getByRole('main')).toHaveTextContent('/single-product?ItemId=5');
});

describe('suggestions of an empty field', () => {
  const openEmpty = async () => {
    const user = open();
    await user.click(getSearchField());
    await screen.findByRole('rowgroup', { name: 'From our categories' });
    return user;
  };

  it('shows items of the categories with pack and price', async () => {
    await openEmpty();
    expect(await screen.findByText('₹154')).toBeVisible();
    expect(screen.getByRole('row', { name: 'Toor Dal' })).toHaveTextContent('1 kg • ₹154MRP ₹189');
  });

  it('adds an item by tap and by keyboard without leaving the field', async () => {
    const user = await openEmpty();
    await user.click(await screen.findByRole('button', { name: 'Add Toor Dal, 1 kg' }));
    await waitFor(() => expect(session().localLines).toMatchObject([{ ItemId: 1, Quantity: 1 }]));
    expect(getSearchField()).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    const active = within(getActiveOption() as HTMLElement);
    expect(active.getByRole('button', { name: 'One more of Toor Dal, 1 kg' })).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(session().localLines).toMatchObject([{ Quantity: 2 }]));
    await user.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
    expect(screen.getByRole('main')).toHaveTextContent('/single-product?ItemId=1');
  });

  it('lists the last searches of this device, which can be removed', async () => {
    const user = await typeText('dal{Enter}');
    await user.clear(getSearchField());
    await user.type(getSearchField(), 'aloo{Enter}');
    await user.clear(getSearchField());
    await user.click(getSearchField());
    const recent = within(await screen.findByRole('rowgroup', { name: 'Recent searches' }));
    expect(getRowNames(recent)).toEqual(['aloo', 'dal']);
    await user.click(recent.getByRole('button', { name: 'Remove “aloo” from recent searches' }));
    expect(recent.queryByRole('row', { name: 'aloo' })).toBeNull();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('main')).toHaveTextContent('/product-list?Search=dal');
  });
});
