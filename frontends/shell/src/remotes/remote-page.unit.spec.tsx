import * as runtime from '@module-federation/enhanced/runtime';
import { useSession, session } from '@tokri/web-kit/session';
import { setupSession, renderPage } from '@tokri/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { Frame } from '../frame/frame.tsx';
import { remoteTimeoutMs, setRemotes } from './load-remote.ts';
import { RemotePage } from './remote-page.tsx';
import { retryRemote } from './remote-store.ts';

interface FakeRuntime {
  setRemote(id: string, loader: () => unknown): void;
  registeredRemotes(): { name: string; force: boolean }[];
}
const fake = runtime as unknown as FakeRuntime;
const routes = [{ path: '*', element: <RemotePage name="shop" /> }];
const Count = () => <h1>{`count ${useSession((state) => state.cartCount)}`}</h1>;

beforeEach(() => {
  setupSession({ cartCount: 4 });
  setRemotes({ shop: '/remotes/shop/mf-manifest.json' });
});
const open = async (loader: () => unknown) => {
  fake.setRemote('shop/routes', loader);
  act(() => retryRemote('shop'));
  return renderPage(routes, '/home');
};

describe('RemotePage', () => {
  it("shows the page of a remote with the shell's session", async () => {
    await open(async () => ({ routes: [{ path: 'home', element: <Count /> }] }));
    expect(
      await screen.findByRole('heading', { name: `count ${session().cartCount}` }),
    ).toBeInTheDocument();
  });

  it('shows the not-found page for an unknown route', async () => {
    await open(async () => ({ routes: [{ path: 'elsewhere', element: <Count /> }] }));
    expect(await screen.findByRole('link', { name: 'Go home' })).toBeInTheDocument();
  });

  it('offers a retry that reloads the manifest when a remote fails to load', async () => {
    const { user } = await open(async () => {
      throw new Error('503');
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This page did not load');
    fake.setRemote('shop/routes', async () => ({ routes: [{ path: 'home', element: <Count /> }] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'count 4' })).toBeInTheDocument();
    expect(fake.registeredRemotes().at(-1)).toMatchObject({ name: 'shop', force: true });
  });

  it.each(['/order-status?Id=9001', '/checkout-details'])(
    'keeps the header and the bottom menu of the shop on %s, whose page did not load',
    async (path) => {
      fake.setRemote('shop/routes', async () => {
        throw new Error('offline');
      });
      act(() => retryRemote('shop'));
      const framed = [
        {
          path: '*',
          element: (
            <Frame>
              <RemotePage name="shop" />
            </Frame>
          ),
        },
      ];
      renderPage(framed, path);
      expect(await screen.findByRole('alert')).toHaveTextContent('This page did not load');
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
      expect(screen.getAllByRole('banner')).toHaveLength(1);
      expect(screen.getAllByRole('navigation', { name: 'Main' })).toHaveLength(1);
    },
  );

  it('gives up on a remote that does not respond within 10 s', async () => {
    jest.useFakeTimers();
    fake.setRemote('shop/routes', () => new Promise(() => undefined));
    act(() => retryRemote('shop'));
    renderPage(routes, '/home');
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => {
      await jest.advanceTimersByTimeAsync(remoteTimeoutMs);
    });
    expect(screen.getByRole('alert')).toHaveTextContent('This page did not load');
    jest.useRealTimers();
  });

  it('isolates a page that throws and offers a retry', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBroken = true;
    const Fragile = () => {
      if (isBroken) throw new Error('render');
      return <h1>well again</h1>;
    };
    const { user } = await open(async () => ({ routes: [{ path: 'home', element: <Fragile /> }] }));
    await screen.findByRole('alert');
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'well again' })).toBeInTheDocument();
    consoleError.mockRestore();
  });
});
