import { notificationOperations, orderOperations } from '@tokri/contracts/api';
import { orderStatus } from '@tokri/contracts/orders';
import {
  fakeNetwork,
  problemResponse,
  renderPage,
  setupSession,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { buildOrder } from '../../testing/fixtures.ts';

const config = document.createElement('script');
config.id = 'app-config';
config.type = 'application/json';
config.textContent = JSON.stringify({ site: { vapidPublicKey: `B${'A'.repeat(86)}` } });
document.body.append(config);

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, value });

let network: FakeNetwork;
let answer: NotificationPermission;
beforeEach(() => {
  setupSession({ user: testUser, token: 'token', pincode: '560034' });
  network = fakeNetwork();
  network.respondTo(orderOperations.readOrder, () => buildOrder());
  network.respondTo(notificationOperations.registerPushToken, () => [
    { Id: 5, Error: 0, Code: '', Message: '' },
  ]);
  const subscription = {
    toJSON: () => ({
      endpoint: 'https://push.example/1',
      keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
    }),
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(null),
    subscribe: () => Promise.resolve(subscription),
  };
  define(navigator, 'serviceWorker', { ready: Promise.resolve({ pushManager }) });
  define(window, 'PushManager', class {});
  const notification = {
    permission: 'default',
    requestPermission: () => {
      notification.permission = answer;
      return Promise.resolve(answer);
    },
  };
  define(window, 'Notification', notification);
});
afterEach(() => {
  network.restore();
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const heading = 'Know when your order arrives';
const open = async () => {
  const page = renderPage(routes, '/order-status?Id=9001');
  await screen.findByRole('heading', { name: 'Order T2611-04211' });
  return page;
};

describe('the offer of notifications on the page of an order', () => {
  it('asks the browser, registers it and says that notifications are on', async () => {
    answer = 'granted';
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Turn on notifications' }));
    expect(await screen.findByText(/^Notifications are on\./)).toHaveFocus();
    expect(network.requestsTo(notificationOperations.registerPushToken)).toHaveLength(1);
  });

  it('does not say that notifications are on when the shop did not get the device, and tries again', async () => {
    answer = 'granted';
    network.respondTo(notificationOperations.registerPushToken, () =>
      problemResponse(503, 'unavailable'),
    );
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Turn on notifications' }));
    expect(await screen.findByText(/^Notifications could not be turned on\./)).toHaveFocus();
    network.respondTo(notificationOperations.registerPushToken, () => [
      { Id: 5, Error: 0, Code: '', Message: '' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Notifications are on\./)).toHaveFocus();
  });

  it('says how to allow what the browser blocks', async () => {
    answer = 'denied';
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Turn on notifications' }));
    expect(await screen.findByText(/^Your browser blocks our notifications\./)).toHaveFocus();
    expect(network.requestsTo(notificationOperations.registerPushToken)).toEqual([]);
  });

  it('does not ask the browser after "Not now", and does not come back at once', async () => {
    const { user, unmount } = await open();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.getByText('Every step of your order is also on this page.')).toHaveFocus();
    expect(Notification.permission).toBe('default');
    unmount();
    await open();
    expect(screen.queryByRole('heading', { name: heading })).not.toBeInTheDocument();
  });

  it.each([orderStatus.AwaitingPayment, orderStatus.Delivered, orderStatus.Rejected])(
    'is not made for an order with the status %i',
    async (Status) => {
      network.respondTo(orderOperations.readOrder, () => buildOrder({ Status }));
      await open();
      expect(screen.queryByRole('heading', { name: heading })).not.toBeInTheDocument();
    },
  );
});
