import { userOperations } from '@tokri/contracts/api';
import { session } from '@tokri/web-kit/session';
import {
  testUser,
  buildItem,
  fakeNetwork,
  setupSession,
  problemResponse,
  renderPage,
  jsonResponse,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { hideToast } from '@tokri/web-kit/ui';
import { screen, waitFor } from '@testing-library/react';
import { ConnectedItemCard } from './connected-item-card.tsx';

const done = [{ Id: 1, Error: 0, Message: '', Code: '' }];
let network: FakeNetwork;
beforeEach(() => {
  hideToast();
  network = fakeNetwork();
  setupSession({ user: testUser, token: 't' });
});
afterEach(() => network.restore());

const open = (item = buildItem()) =>
  renderPage(
    [
      {
        path: '/',
        element: (
          <ul>
            <ConnectedItemCard item={item} />
          </ul>
        ),
      },
    ],
    '/',
  );
const findFavouriteButton = () => screen.getByRole('button', { name: /avourite/ });

describe('useFavourite', () => {
  it('shows the state of the server', () => {
    open(buildItem({ IsFavorite: true }));
    expect(findFavouriteButton()).toHaveAttribute('aria-pressed', 'true');
  });

  it('changes before the server responds and announces it', async () => {
    let respond = (): void => undefined;
    network.respondTo(
      userOperations.addFavourite,
      () =>
        new Promise((resolve) => {
          respond = () => resolve(done);
        }),
    );
    const { user } = open();
    await user.click(findFavouriteButton());
    await waitFor(() => expect(findFavouriteButton()).toHaveAttribute('aria-pressed', 'true'));
    expect(await screen.findByText('Toor Dal added to favourites')).toBeInTheDocument();
    await waitFor(() => expect(network.requestsTo(userOperations.addFavourite)).toHaveLength(1));
    respond();
    expect(network.requestsTo(userOperations.addFavourite)[0]?.body).toEqual({
      UserId: 7,
      ItemId: 1,
    });
  });

  it.each([
    [
      'rejected',
      () => [{ Id: 0, Error: 1, Message: 'Too many', Code: 'too-many-favourites' }],
      'Too many',
    ],
    ['unanswered', () => problemResponse(503, 'unavailable'), 'unavailable'],
  ])('reverts and explains when the change is %s', async (_case, respond, text) => {
    network.respondTo(userOperations.addFavourite, respond as never);
    const { user } = open();
    await user.click(findFavouriteButton());
    expect(await screen.findByText(text)).toBeVisible();
    expect(findFavouriteButton()).toHaveAttribute('aria-pressed', 'false');
  });

  it('ends in the last pressed state when pressed twice quickly', async () => {
    const order: string[] = [];
    network.respondTo(userOperations.addFavourite, () => {
      order.push('add');
      return jsonResponse({ body: done });
    });
    network.respondTo(userOperations.removeFavourite, () => {
      order.push('remove');
      return jsonResponse({ body: done });
    });
    const { user } = open();
    await user.click(findFavouriteButton());
    await waitFor(() => expect(findFavouriteButton()).toHaveAttribute('aria-pressed', 'true'));
    await user.click(findFavouriteButton());
    await waitFor(() => expect(order).toEqual(['add', 'remove']));
    expect(session().favouriteChanges).toEqual({ 1: false });
  });

  it('asks a visitor to sign in and changes nothing', async () => {
    setupSession();
    const { user } = open();
    await user.click(findFavouriteButton());
    expect(await screen.findByText('Sign in to save favourites.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(findFavouriteButton()).toHaveAttribute('aria-pressed', 'false');
    expect(network.requests).toEqual([]);
  });
});
