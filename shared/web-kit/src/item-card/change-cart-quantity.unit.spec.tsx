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
  setupSession({ user: testUser, token: 't' });
});
afterEach(() => {
  network.restore();
  jest.restoreAllMocks();
});

describe('adding an item offline', () => {
  it('says that the item was not added and leaves the missing connection to the banner', async () => {
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
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(screen.getByRole('button', { name: 'Add Toor Dal, 1 kg' }));
    expect(await screen.findByText('Toor Dal was not added')).toBeInTheDocument();
    expect(screen.queryByText(/offline/i)).toBeNull();
    expect(screen.getByRole('button', { name: 'Add Toor Dal, 1 kg' })).toBeInTheDocument();
  });
});
