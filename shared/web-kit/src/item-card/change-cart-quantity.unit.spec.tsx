import { cartOperations } from '@tokri/contracts/api';
import {
  testUser,
  buildItem,
  fakeNetwork,
  setupSession,
  rejectAsOffline,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { hideToast } from '@tokri/web-kit/ui';
import { screen } from '@testing-library/react';
import { ConnectedItemCard } from './connected-item-card.tsx';

let network: FakeNetwork;
beforeEach(() => {
  hideToast();
  network = fakeNetwork();
  setupSession({ user: testUser, token: 't', pincode: '560034' });
});
afterEach(() => {
  network.restore();
  jest.restoreAllMocks();
});

describe('adding an item offline', () => {
  it('keeps the item, leaves the missing connection to the banner, and sends the item later', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    network.respondTo(cartOperations.uploadCartLine, () => rejectAsOffline());
    const { user } = renderPage(
      [
        {
          path: '/',
          element: (
            <ul>
              <ConnectedItemCard item={buildItem()} />
            </ul>
          ),
        },
      ],
      '/',
    );
    await user.click(screen.getByRole('button', { name: 'Add Toor Dal, 1 kg' }));
    expect(
      await screen.findByText('Toor Dal is saved and sent when the connection is back'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/offline/i)).toBeNull();
    expect(screen.getByRole('group', { name: 'Quantity of Toor Dal' })).toBeInTheDocument();

    network.respondTo(cartOperations.uploadCartLine, () => [
      { Id: 1, Error: 0, Message: '', Code: '', Quantity: 1, Capped: false },
    ]);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Toor Dal, 1 in cart')).toBeInTheDocument();
    expect(network.requestsTo(cartOperations.uploadCartLine)).toHaveLength(2);
  });
});
