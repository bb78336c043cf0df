import { device, startDevice } from '@tokri/web-kit/platform';
import { renderPage, simulateNativeBridge } from '@tokri/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useAppNavigation } from './use-app-navigation.ts';

const bridge = simulateNativeBridge();

const Page = ({ name }: { readonly name: string }) => {
  useAppNavigation();
  return <h1>{name}</h1>;
};
const routes = [
  { path: '/home', element: <Page name="Home" /> },
  { path: '/order-details', element: <Page name="Order" /> },
];
const open = async (path: string): Promise<void> => {
  renderPage(routes, path);
  await waitFor(() => {
    expect(bridge.countListeners('App', 'backButton')).toBe(1);
    expect(bridge.countListeners('App', 'appUrlOpen')).toBe(1);
  });
};
const press = (canGoBack: boolean) =>
  act(async () => {
    bridge.emit('App', 'backButton', { canGoBack });
  });
const countExits = () => bridge.calls.filter(({ method }) => method === 'exitApp').length;

describe('the mobile app', () => {
  beforeAll(() => startDevice());

  it('is left by the back button at home', async () => {
    expect(device().kind).toBe('app');
    await open('/home');
    await press(true);
    expect(countExits()).toBe(1);
  });

  it('shows home after the first page of a link, and is not left', async () => {
    const exits = countExits();
    await open('/order-details');
    await press(false);
    await screen.findByRole('heading', { name: 'Home' });
    expect(countExits()).toBe(exits);
  });

  it('opens the page of a link', async () => {
    await open('/home');
    await act(async () => {
      bridge.emit('App', 'appUrlOpen', { url: 'tokri:///order-details?Id=5' });
    });
    await screen.findByRole('heading', { name: 'Order' });
  });
});
