import { cartOperations, slotOperations, type CartResponse } from '@tokri/contracts/api';
import { session } from '@tokri/web-kit/session';
import {
  buildCart,
  testUser,
  fakeNetwork,
  rejectAsOffline,
  setupSession,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Frame } from './frame.tsx';

const routes = [
  {
    path: '*',
    element: (
      <Frame>
        <main id="main">
          <h1>page</h1>
        </main>
      </Frame>
    ),
  },
];

let network: FakeNetwork;
beforeEach(() => {
  setupSession({ pincode: '560034' });
  network = fakeNetwork();
  network.respondTo(slotOperations.listSlotsOfPincode, () => []);
});
afterEach(() => network.restore());

describe('Frame', () => {
  it('shows header, next slot, footer and bottom menu on a shop page', async () => {
    renderPage(routes, '/home');
    expect(
      screen.getByRole('button', { name: 'Deliver to 560034. Change pincode' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(await screen.findByText('No slots available in the next few days')).toBeInTheDocument();
  });

  it.each(['', '560034'])(
    'has the visible text of the pincode button in its name with the pincode "%s"',
    (pincode) => {
      setupSession({ pincode });
      renderPage(routes, '/home');
      const visibleText = pincode ? `Deliver to ${pincode}` : 'Deliver to Set pincode';
      const button = screen.getByRole('button', { name: new RegExp(`^${visibleText}`) });
      expect(button).toHaveTextContent(visibleText);
    },
  );

  it('hides header and bottom menu on the checkout page', () => {
    renderPage(routes, '/checkout-details');
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  it('shows the item count as a badge', () => {
    setupSession({ pincode: '560034', cartCount: 2 });
    renderPage(routes, '/home');
    expect(screen.getByText('2 items in cart')).toBeInTheDocument();
  });

  it('shows no badge for an empty cart', () => {
    renderPage(routes, '/home');
    expect(screen.queryByText(/in cart/)).toBeNull();
  });

  it('opens the item list with the search query', async () => {
    const { user } = renderPage(routes, '/product-list');
    const [search] = screen.getAllByRole('combobox');
    if (search) await user.type(search, ' aloo {Enter}');
    await waitFor(() => expect(screen.getAllByRole('combobox')[0]).toHaveValue('aloo'));
  });
});

describe('without a connection', () => {
  beforeEach(() => void jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));
  afterEach(() => jest.restoreAllMocks());

  it('says that the page shows what was loaded last when it shows data', async () => {
    renderPage(routes, '/home');
    expect(
      await screen.findByText('You are offline. You see what was loaded last.'),
    ).toBeInTheDocument();
  });

  it('claims no data where nothing was loaded', async () => {
    network.respondTo(slotOperations.listSlotsOfPincode, rejectAsOffline);
    renderPage(routes, '/home');
    expect(
      await screen.findByText('You are offline. This page loads when you are back online.'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/loaded last/)).toBeNull();
  });
});

describe('cart in the header', () => {
  const setWideScreen = (isWide: boolean) =>
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: isWide,
          media,
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
  afterEach(() => jest.restoreAllMocks());
  const withCart = () => {
    setupSession({
      user: testUser,
      token: 't',
      pincode: '560034',
      cartCount: 9,
      deliveryDate: '2099-01-02',
    });
    network.respondTo(
      cartOperations.readCart,
      () =>
        ({
          ...buildCart({ Items: 598.52, Payable: 645.72 }, 9),
          PDate: '2099-01-02',
          Lines: [{ ItemId: 1, UnitId: 2, OfferId: 0, LineKey: 'k', Quantity: 9 }],
        }) as CartResponse,
    );
  };

  it('shows the count and the sum of the items, without delivery, on a wide screen', async () => {
    setWideScreen(true);
    withCart();
    renderPage(routes, '/home');
    expect(await screen.findByRole('link', { name: '9 items • ₹598.52' })).toHaveAttribute(
      'href',
      '/checkout-details',
    );
  });

  it('does not request the total on a phone', async () => {
    setWideScreen(false);
    withCart();
    renderPage(routes, '/home');
    expect(await screen.findByRole('link', { name: '9 items' })).toBeInTheDocument();
    expect(network.requestsTo(cartOperations.readCart)).toHaveLength(0);
  });

  it('shows only its label when it is empty, like the bottom menu', async () => {
    setWideScreen(true);
    renderPage(routes, '/home');
    expect(screen.getAllByRole('link', { name: 'Cart' })).toHaveLength(2);
    await screen.findByText('No slots available in the next few days');
    expect(network.requestsTo(cartOperations.readNearestCart)).toHaveLength(0);
  });
});

describe('side menu', () => {
  it('opens as a dialog and asks before signing out', async () => {
    setupSession({ user: testUser, pincode: '560034' });
    const { user } = renderPage(routes, '/home');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Asha' });
    await user.click(within(drawer).getByRole('button', { name: 'Logout' }));
    expect(screen.queryByRole('dialog', { name: 'Asha' })).toBeNull();
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Are you sure you want to leave?');
    await user.click(screen.getByRole('button', { name: 'No' }));
    expect(session().user).toEqual(testUser);
  });

  it('shows the app version in the header of the menu', async () => {
    setupSession({ user: testUser, pincode: '560034' });
    const { user } = renderPage(routes, '/home');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Asha' });
    const header = within(drawer).getByText('Asha').parentElement;
    expect(header).toHaveTextContent('Version 0.6.6');
  });

  it('opens the profile, with the name, in place of the menu', async () => {
    setupSession({ user: { ...testUser, Email: 'asha@example.in' }, pincode: '560034' });
    const { user } = renderPage(routes, '/home');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Asha' });
    await user.click(within(drawer).getByRole('button', { name: 'Profile' }));
    const profile = await screen.findByRole('dialog', { name: 'Profile' });
    expect(screen.queryByRole('dialog', { name: 'Asha' })).toBeNull();
    expect(profile).toHaveTextContent('Asha');
    expect(profile).toHaveTextContent('asha@example.in');
    expect(
      within(profile)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Edit profile', '/update-profile'],
      ['Saved addresses', '/update-profile#addresses'],
      ['My account', '/customer-dashboard'],
    ]);
    await user.click(within(profile).getByRole('link', { name: 'Edit profile' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is a menu again after the profile in its place was closed', async () => {
    setupSession({ user: testUser, pincode: '560034' });
    const { user } = renderPage(routes, '/home');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(await screen.findByRole('button', { name: 'Profile' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }),
    );
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Asha' });
    await user.click(within(drawer).getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('welcomes a customer without a name', async () => {
    setupSession({ user: { ...testUser, Name: '' }, pincode: '560034' });
    const { user } = renderPage(routes, '/home');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(await screen.findByRole('dialog', { name: 'Welcome' })).toBeVisible();
  });
});
