import * as runtime from '@module-federation/enhanced/runtime';
import { slotOperations } from '@tokri/contracts/api';
import {
  fakeNetwork,
  setupSession,
  rejectAsOffline,
  renderPage,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { Frame } from '../frame/frame.tsx';
import { setRemotes } from '../remotes/load-remote.ts';
import { RemotePage } from '../remotes/remote-page.tsx';
import { retryRemote } from '../remotes/remote-store.ts';
import { useReconnect } from './use-reconnect.ts';

const fake = runtime as unknown as { setRemote(id: string, loader: () => unknown): void };
const App = () => {
  useReconnect();
  return (
    <Frame>
      <RemotePage name="shop" />
    </Frame>
  );
};
const goOnline = (isOnline: boolean): void => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
};

let network: FakeNetwork;
beforeEach(() => {
  setupSession({ pincode: '560034' });
  network = fakeNetwork();
  setRemotes({ shop: '/remotes/shop/mf-manifest.json' });
});
afterEach(() => {
  network.restore();
  jest.restoreAllMocks();
});

describe('reconnecting after a page was opened offline', () => {
  it('refetches the failed remote and slots and removes the error', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    network.respondTo(slotOperations.listSlotsOfPincode, () => rejectAsOffline());
    fake.setRemote('shop/routes', async () => {
      throw new Error('no network');
    });
    act(() => retryRemote('shop'));
    renderPage([{ path: '*', element: <App /> }], '/home');
    expect(await screen.findByText('Slots could not be loaded')).toBeInTheDocument();
    expect(
      await screen.findByText('This loads by itself when you are back online.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('No slots available in the next few days')).toBeNull();

    network.respondTo(slotOperations.listSlotsOfPincode, () => []);
    fake.setRemote('shop/routes', async () => ({
      routes: [{ path: 'home', element: <h1>shelves</h1> }],
    }));
    act(() => goOnline(true));
    expect(await screen.findByRole('heading', { name: 'shelves' })).toBeInTheDocument();
    expect(await screen.findByText('No slots available in the next few days')).toBeInTheDocument();
    expect(screen.queryByText(/offline|could not be loaded/)).toBeNull();
  });

  it('restarts a page whose code had failed to load', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isAvailable = false;
    const Late = () => {
      if (!isAvailable) throw new Error('chunk');
      return <h1>late page</h1>;
    };
    network.respondTo(slotOperations.listSlotsOfPincode, () => []);
    fake.setRemote('shop/routes', async () => ({ routes: [{ path: 'home', element: <Late /> }] }));
    act(() => retryRemote('shop'));
    renderPage([{ path: '*', element: <App /> }], '/home');
    await screen.findByRole('alert');
    isAvailable = true;
    act(() => goOnline(true));
    expect(await screen.findByRole('heading', { name: 'late page' })).toBeInTheDocument();
    consoleError.mockRestore();
  });
});
