import { bffOperations, userOperations } from '@tokri/contracts/http';
import {
  aUser,
  anItem,
  fakeNetwork,
  givenSession,
  noNetwork,
  problem,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { hideToast } from '@tokri/web-kit/ui';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { done, openAccount } from '../testing/account-data.ts';

let network: FakeNetwork;
beforeEach(() => {
  hideToast();
  network = fakeNetwork();
  openAccount(network);
  givenSession({ user: aUser, token: 't', pincode: '560034', deliveryDate: '2026-11-25' });
});
afterEach(() => network.restore());

const open = async () => {
  const page = renderPage(routes, '/displayfavorite');
  await screen.findByRole('heading', { level: 1, name: 'Favourites' });
  return page;
};
const heart = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`avourite.*${name}|${name}.*avourite`) });

describe('favourites', () => {
  it('opened, are read for place and day and can be put into the cart', async () => {
    await open();
    expect(await screen.findByText('2 items')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Onion, 1 kg' })).toBeVisible();
    expect(network.callsOf(bffOperations.listFavourites)[0]?.query).toEqual({
      UserId: '7',
      pincode: '560034',
      PDate: '2026-11-25',
      page: '1',
      pageSize: '200',
    });
  });

  it('one, taken out, is gone at once and comes back by undo', async () => {
    network.answer(userOperations.removeFavourite, () => done(2));
    network.answer(userOperations.addFavourite, () => done(2));
    const { user } = await open();
    await user.click(await heart('Onion'));
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Onion' })).not.toBeInTheDocument(),
    );
    expect(screen.getByText('1 item')).toBeVisible();
    expect(network.callsOf(userOperations.removeFavourite)[0]?.query).toEqual({
      UserId: '7',
      ItemId: '2',
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Onion' })).toBeVisible();
    await waitFor(() =>
      expect(network.callsOf(userOperations.addFavourite)[0]?.body).toEqual({
        UserId: 7,
        ItemId: 2,
      }),
    );
  });

  it('one, taken out by keyboard, leaves the focus on the heading', async () => {
    network.answer(userOperations.removeFavourite, () => done(2));
    const { user } = await open();
    (await heart('Onion')).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('one, whose removal fails, comes back and says why', async () => {
    network.answer(userOperations.removeFavourite, noNetwork);
    const { user } = await open();
    await user.click(await heart('Onion'));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Onion' })).toBeVisible();
  });

  it('with none, say what to do', async () => {
    network.answer(bffOperations.listFavourites, () => []);
    await open();
    expect(await screen.findByText('No favourites yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse items' })).toHaveAttribute(
      'href',
      '/product-list',
    );
  });

  it('that cannot be read, can be tried again', async () => {
    network.answer(bffOperations.listFavourites, () => problem(503, 'unavailable'));
    const { user } = await open();
    await screen.findByRole('alert');
    network.answer(bffOperations.listFavourites, () => [anItem({ IsFavorite: true })]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 item')).toBeVisible();
  });

  it('signed out, ask to sign in', async () => {
    givenSession();
    await open();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fdisplayfavorite',
    );
  });
});
