import { bffOperations, userOperations } from '@tokri/contracts/api';
import {
  testUser,
  buildItem,
  fakeNetwork,
  setupSession,
  rejectAsOffline,
  problemResponse,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { hideToast } from '@tokri/web-kit/ui';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { commandOk, openAccount } from '../testing/account-data.ts';

let network: FakeNetwork;
beforeEach(() => {
  hideToast();
  network = fakeNetwork();
  openAccount(network);
  setupSession({ user: testUser, token: 't', pincode: '560034', deliveryDate: '2026-11-25' });
});
afterEach(() => network.restore());

const open = async () => {
  const page = renderPage(routes, '/displayfavorite');
  await screen.findByRole('heading', { level: 1, name: 'Favourites' });
  return page;
};
const findFavouriteButton = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`avourite.*${name}|${name}.*avourite`) });

describe('favourites page', () => {
  it('lists favourites for pincode and day with add-to-cart buttons', async () => {
    await open();
    expect(await screen.findByText('2 items')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Onion, 1 kg' })).toBeVisible();
    expect(network.requestsTo(bffOperations.listFavourites)[0]?.query).toEqual({
      UserId: '7',
      pincode: '560034',
      PDate: '2026-11-25',
      page: '1',
      pageSize: '200',
    });
  });

  it('removes a favourite at once and restores it with undo', async () => {
    network.respondTo(userOperations.removeFavourite, () => commandOk(2));
    network.respondTo(userOperations.addFavourite, () => commandOk(2));
    const { user } = await open();
    await user.click(await findFavouriteButton('Onion'));
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Onion' })).not.toBeInTheDocument(),
    );
    expect(screen.getByText('1 item')).toBeVisible();
    expect(network.requestsTo(userOperations.removeFavourite)[0]?.query).toEqual({
      UserId: '7',
      ItemId: '2',
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Onion' })).toBeVisible();
    await waitFor(() =>
      expect(network.requestsTo(userOperations.addFavourite)[0]?.body).toEqual({
        UserId: 7,
        ItemId: 2,
      }),
    );
  });

  it('moves the focus to the heading when a favourite is removed by keyboard', async () => {
    network.respondTo(userOperations.removeFavourite, () => commandOk(2));
    const { user } = await open();
    (await findFavouriteButton('Onion')).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('restores a favourite and shows the reason when removing fails', async () => {
    network.respondTo(userOperations.removeFavourite, rejectAsOffline);
    const { user } = await open();
    await user.click(await findFavouriteButton('Onion'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Onion' })).toBeVisible();
  });

  it('explains how to add favourites when there are none', async () => {
    network.respondTo(bffOperations.listFavourites, () => []);
    await open();
    expect(await screen.findByText('No favourites yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse items' })).toHaveAttribute(
      'href',
      '/product-list',
    );
  });

  it('offers to retry when the list does not load', async () => {
    network.respondTo(bffOperations.listFavourites, () => problemResponse(503, 'unavailable'));
    const { user } = await open();
    await screen.findByRole('alert');
    network.respondTo(bffOperations.listFavourites, () => [buildItem({ IsFavorite: true })]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 item')).toBeVisible();
  });

  it('asks a signed-out visitor to sign in', async () => {
    setupSession();
    await open();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fdisplayfavorite',
    );
  });
});
