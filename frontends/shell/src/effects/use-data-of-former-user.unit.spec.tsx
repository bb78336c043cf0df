import { useQuery } from '@tokri/web-kit/platform';
import { updateSession } from '@tokri/web-kit/session';
import { renderPage, setupSession, testUser } from '@tokri/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { rememberSearch, useRecentSearches } from '../suggestions/recent-searches.ts';
import { useDataOfFormerUser } from './use-data-of-former-user.ts';

let order: string;
const deleteCache = jest.fn(async () => true);
const Page = () => {
  useDataOfFormerUser();
  const { data } = useQuery({ queryKey: ['read-order', 5], queryFn: () => Promise.resolve(order) });
  return (
    <main>
      {data} {useRecentSearches().join()}
    </main>
  );
};

beforeEach(async () => {
  deleteCache.mockClear();
  setupSession();
  updateSession({ user: testUser, token: 'token' });
  order = 'order of the first person';
  Object.defineProperty(window, 'caches', { value: { delete: deleteCache }, configurable: true });
  renderPage([{ path: '*', element: <Page /> }], '/home');
  await screen.findByText(order);
  act(() => rememberSearch('saffron'));
});

it('forgets what was loaded and searched once another person uses the tab', async () => {
  order = 'not allowed';
  act(() => {
    localStorage.clear();
    updateSession({ user: null, token: null });
  });
  expect(screen.getByRole('main')).not.toHaveTextContent('first person');
  expect(screen.getByRole('main')).not.toHaveTextContent('saffron');
  await screen.findByText('not allowed');
  expect(deleteCache).toHaveBeenCalledWith('own-catalogue');
});

it('keeps what was loaded when the same person changes their name', () => {
  act(() => updateSession({ user: { ...testUser, Name: 'Another name' } }));
  expect(screen.getByRole('main')).toHaveTextContent('order of the first person saffron');
  expect(deleteCache).not.toHaveBeenCalled();
});
