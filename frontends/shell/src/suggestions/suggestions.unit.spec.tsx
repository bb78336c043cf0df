import { itemOperations, type Suggestion } from '@tokri/contracts/api';
import { useLocation } from '@tokri/web-kit/platform';
import {
  fakeNetwork,
  setupSession,
  rejectAsOffline,
  problemResponse,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
  network = fakeNetwork();
  network.respondTo(itemOperations.suggestItems, ({ query }) =>
    tomatoes.filter(({ Text }) => Text.toLowerCase().includes(query['search'] ?? '')),
  );
});
afterEach(() => network.restore());

const getSearchField = () => screen.getByRole('combobox', { name: 'Search items' });
const requestedSearches = () =>
  network.requestsTo(itemOperations.suggestItems).map(({ query }) => query['search']);
const open = () => renderPage(routes, '/home').user;
const typeText = async (text: string) => {
  const user = open();
  await user.type(getSearchField(), text);
  return user;
};
const getActiveOption = () =>
  document.getElementById(getSearchField().getAttribute('aria-activedescendant') ?? '');

describe('search suggestions', () => {
  it('shows matches with the typed part marked and their kind', async () => {
    await typeText('tom');
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    expect(
      within(list)
        .getAllByRole('option')
        .map((option) => option.getAttribute('aria-label')),
    ).toEqual(['Tomato Products, Category', 'Tomato & Co, Brand', 'Tomato', 'Cherry Tomato']);
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
    await screen.findByRole('listbox');
    expect(requestedSearches()).toEqual(['tomato']);
  });

  it('shows no list without matches and announces it', async () => {
    await typeText('qq');
    expect(await screen.findByText('No suggestions')).toBeInTheDocument();
    expect(screen.queryByRole('listbox')).toBeNull();
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
    await screen.findByRole('option', { name: 'Onion' });
    await act(async () => respondLate(tomatoes));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Onion']);
  });

  it.each([
    ['offline', rejectAsOffline],
    ['rejected', () => problemResponse(503, 'overloaded')],
  ])('shows no list and still searches when the request is %s', async (_, answer) => {
    network.respondTo(itemOperations.suggestItems, answer);
    const user = await typeText('tom');
    await waitFor(() => expect(requestedSearches()).toEqual(['tom']));
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveTextContent('/product-list?Search=tom');
  });
});

describe('search suggestions by keyboard', () => {
  it('cycles through list and field with the arrow keys and opens the item with Enter', async () => {
    const user = await typeText('tom');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(getActiveOption()).toHaveTextContent('Tomato');
    expect(getActiveOption()).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(getActiveOption()).toBeNull();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(screen.getByRole('main')).toHaveTextContent('/single-product?ItemId=6');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(getSearchField()).toHaveValue('');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it.each([
    [1, '/subcategory-list?TypeId=12'],
    [2, '/product-list?Brand=Tomato+%26+Co'],
  ])('opens the items of suggestion %i', async (index, path) => {
    const user = await typeText('tom');
    await screen.findByRole('listbox');
    await user.keyboard(`{ArrowDown>${index}}{Enter}`);
    expect(screen.getByRole('main')).toHaveTextContent(path);
  });

  it('moves the caret and leaves the list with Home and End', async () => {
    const user = await typeText('tom');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowDown}{Home}');
    expect(getActiveOption()).toBeNull();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveTextContent('/product-list?Search=tom');
  });

  it('closes the list with Escape, keeps the text and reopens with an arrow key', async () => {
    const user = await typeText('tom');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(getSearchField()).toHaveValue('tom');
    expect(getSearchField()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('listbox')).toBeInTheDocument();
  });

  it('leaves the field and closes the list with Tab', async () => {
    const user = await typeText('tom');
    await screen.findByRole('listbox');
    await user.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('ignores keys while an input method composes a word', async () => {
    await typeText('tom');
    await screen.findByRole('listbox');
    fireEvent.keyDown(getSearchField(), { key: 'ArrowDown', isComposing: true });
    expect(getActiveOption()).toBeNull();
  });
});

it('opens a tapped suggestion before the list closes', async () => {
  const user = await typeText('tom');
  await user.click(await screen.findByRole('option', { name: 'Tomato' }));
  expect(screen.getByRole('main')).toHaveTextContent('/single-product?ItemId=5');
});
