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

const item = (Id: number, Text: string): Suggestion => ({ Kind: 'item', Text, Id, Image: '' });
const tomatoes: readonly Suggestion[] = [
  { Kind: 'type', Text: 'Tomato Products', Id: 12, Image: '' },
  { Kind: 'brand', Text: 'Tomato & Co', Id: 0, Image: '' },
  item(5, 'Tomato'),
  item(6, 'Cherry Tomato'),
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

const field = () => screen.getByRole('combobox', { name: 'Search items' });
const requestedSearches = () =>
  network.requestsTo(itemOperations.suggestItems).map(({ query }) => query['search']);
const open = () => renderPage(routes, '/home').user;
const typeText = async (text: string) => {
  const user = open();
  await user.type(field(), text);
  return user;
};
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

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
    expect(field()).toHaveAttribute('aria-controls', list.id);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(
      screen.getByText('4 suggestions. Use the up and down arrow keys to choose.'),
    ).toBeInTheDocument();
  });

  it('sends one request per typed word and none for a single letter', async () => {
    const user = await typeText('t');
    await user.type(field(), 'omato');
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
        : [item(9, 'Onion')],
    );
    const user = await typeText('tom');
    await waitFor(() => expect(requestedSearches()).toEqual(['tom']));
    await user.clear(field());
    await user.type(field(), 'oni');
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
  it('arrow keys cycle through the list and the field, and Enter opens the item', async () => {
    const user = await typeText('tom');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toHaveTextContent('Tomato');
    expect(active()).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBeNull();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(screen.getByRole('main')).toHaveTextContent('/single-product?ItemId=6');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveValue('');
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

  it('Home and End move the caret and leave the list', async () => {
    const user = await typeText('tom');
    await screen.findByRole('listbox');
    await user.keyboard('{ArrowDown}{Home}');
    expect(active()).toBeNull();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveTextContent('/product-list?Search=tom');
  });

  it('Escape closes the list and keeps the text; the arrow key opens it again', async () => {
    const user = await typeText('tom');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveValue('tom');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('listbox')).toBeInTheDocument();
  });

  it('Tab leaves the field and closes the list', async () => {
    const user = await typeText('tom');
    await screen.findByRole('listbox');
    await user.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('ignores keys while an input method composes a word', async () => {
    await typeText('tom');
    await screen.findByRole('listbox');
    fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
    expect(active()).toBeNull();
  });
});

it('a tap on a suggestion opens it before the list closes', async () => {
  const user = await typeText('tom');
  await user.click(await screen.findByRole('option', { name: 'Tomato' }));
  expect(screen.getByRole('main')).toHaveTextContent('/single-product?ItemId=5');
});
