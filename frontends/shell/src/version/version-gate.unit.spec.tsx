import { bffOperations } from '@tokri/contracts/api';
import {
  fakeNetwork,
  rejectAsOffline,
  renderPage,
  setupSession,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { DialogHost } from '@tokri/web-kit/ui';
import { askForUpdate } from './ask-for-update.ts';
import { VersionGate } from './version-gate.tsx';

const routes = [
  {
    path: 'checkout-details',
    element: (
      <VersionGate>
        <h1>cart</h1>
      </VersionGate>
    ),
  },
];
const respond = (Version: string, IsForceUpdate = false) =>
  network.respondTo(bffOperations.readAppVersion, () => ({ Version, IsForceUpdate }));

let network: FakeNetwork;
beforeEach(() => {
  sessionStorage.clear();
  setupSession({ pincode: '560034' });
  network = fakeNetwork();
});
afterEach(() => network.restore());

describe('VersionGate', () => {
  it('opens the cart after the response of the version check, not before', async () => {
    let respondNow = (): void => undefined;
    const isAnswered = new Promise<void>((resolve) => (respondNow = resolve));
    network.respondTo(bffOperations.readAppVersion, async () => {
      await isAnswered;
      return { Version: '0.6.6', IsForceUpdate: false };
    });
    renderPage(routes, '/checkout-details');
    await waitFor(() => expect(network.requestsTo(bffOperations.readAppVersion)).toHaveLength(1));
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'cart' })).toBeNull();
    await act(async () => respondNow());
    expect(await screen.findByRole('heading', { name: 'cart' })).toBeInTheDocument();
  });

  it('asks for the update and opens the cart when it is declined', async () => {
    respond('0.6.7');
    const { user } = renderPage(routes, '/checkout-details');
    expect(await screen.findByRole('alertdialog', { name: 'Confirmation' })).toHaveTextContent(
      'A New Version of Tokri Foods App is Now Available. Do you want to Update?',
    );
    expect(screen.queryByRole('heading', { name: 'cart' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('heading', { name: 'cart' })).toBeInTheDocument();
  });

  it('opens the cart when the version check fails', async () => {
    network.respondTo(bffOperations.readAppVersion, rejectAsOffline);
    renderPage(routes, '/checkout-details');
    expect(await screen.findByRole('heading', { name: 'cart' })).toBeInTheDocument();
  });
});

describe('askForUpdate', () => {
  it.each([
    ['OK', () => fireEvent.click(screen.getByRole('button', { name: 'OK' }))],
    [
      'Escape',
      () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
    ],
  ])(
    'leads to the update when the alert of a forced one is closed with %s',
    async (_way, close) => {
      render(<DialogHost />);
      let answer: Promise<boolean> | undefined;
      act(() => {
        answer = askForUpdate(true);
      });
      expect(screen.getByRole('dialog', { name: 'WARNING' })).toHaveTextContent(
        'A New Version of Tokri Foods App is Now Available. Please Update!',
      );
      expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['OK']);
      act(() => {
        close();
      });
      await expect(answer).resolves.toBe(true);
    },
  );
});
