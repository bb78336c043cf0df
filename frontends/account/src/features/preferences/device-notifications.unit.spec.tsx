import { notificationOperations } from '@tokri/contracts/api';
import {
  fakeNetwork,
  problemResponse,
  setupSession,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeviceNotifications } from './device-notifications.tsx';

const config = document.createElement('script');
config.id = 'app-config';
config.type = 'application/json';
config.textContent = JSON.stringify({ site: { vapidPublicKey: `B${'A'.repeat(86)}` } });
document.body.append(config);

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, value });

const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
const unsubscribe = jest.fn(() => Promise.resolve(true));
const subscription = {
  options: { applicationServerKey: null },
  toJSON: () => ({ endpoint: 'https://push.example/1', keys }),
  unsubscribe,
};
const pushManager = {
  getSubscription: () => Promise.resolve(subscription),
  subscribe: () => Promise.resolve(subscription),
};

const simulateBrowser = (
  permission: NotificationPermission,
  requestPermission: () => Promise<NotificationPermission> = () => Promise.resolve(permission),
) => {
  define(navigator, 'serviceWorker', { ready: Promise.resolve({ pushManager }) });
  define(window, 'PushManager', class {});
  const notification = {
    permission,
    requestPermission: async () => (notification.permission = await requestPermission()),
  };
  define(window, 'Notification', notification);
};

const { registerPushToken, removePushToken } = notificationOperations;
const done = [{ Id: 5, Error: 0, Code: '', Message: '' }];
const unavailable = () => problemResponse(503, 'unavailable');

let network: FakeNetwork;
beforeEach(() => {
  setupSession({ user: testUser, token: 'token' });
  network = fakeNetwork();
  unsubscribe.mockImplementation(() => Promise.resolve(true));
  network.respondTo(registerPushToken, () => done);
  network.respondTo(removePushToken, () => done);
});
afterEach(() => {
  network.restore();
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const turnOn = () => screen.queryByRole('button', { name: 'Turn on' });
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const texts = {
  granted: 'Notifications are on for this device.',
  denied: 'Your browser blocks our notifications. You can allow them in its settings.',
  default: 'Notifications are off for this device.',
};

describe('notifications of this device', () => {
  it('are left out where the browser has none', () =>
    expect(render(<DeviceNotifications />).container).toBeEmptyDOMElement());

  it('have no button once the browser has blocked them', () => {
    simulateBrowser('denied');
    render(<DeviceNotifications />);
    expect(screen.getByText(texts.denied)).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('are on only once the shop has this device', async () => {
    simulateBrowser('granted');
    render(<DeviceNotifications />);
    expect(screen.getByText(texts.default)).toBeInTheDocument();
    expect(await screen.findByText(texts.granted)).toBeInTheDocument();
  });

  it('stay off when the browser allows them and the shop did not get this device', async () => {
    simulateBrowser('granted');
    network.respondTo(registerPushToken, unavailable);
    render(<DeviceNotifications />);
    await waitFor(() => expect(network.requestsTo(registerPushToken)).not.toEqual([]));
    expect(screen.getByText(texts.default)).toBeInTheDocument();
    await click('Turn on');
    expect(await screen.findByText(/^Notifications could not be turned on\./)).toHaveFocus();
    network.respondTo(registerPushToken, () => done);
    await click('Try again');
    expect(await screen.findByText(texts.granted)).toHaveFocus();
  });

  it('are turned off on this device alone, and stay off at the next visit', async () => {
    simulateBrowser('granted');
    const { unmount } = render(<DeviceNotifications />);
    await screen.findByText(texts.granted);
    await click('Turn off on this device');
    expect(await screen.findByText(texts.default)).toHaveFocus();
    expect(unsubscribe).toHaveBeenCalledTimes(1);
    expect(network.requestsTo(removePushToken).map(({ body }) => body)).toEqual([
      { Token: JSON.stringify({ endpoint: 'https://push.example/1', keys }) },
    ]);
    unmount();
    const known = network.requestsTo(registerPushToken).length;
    render(<DeviceNotifications />);
    await waitFor(() => expect(turnOn()).toBeEnabled());
    expect(network.requestsTo(registerPushToken)).toHaveLength(known);
    await click('Turn on');
    expect(await screen.findByText(texts.granted)).toHaveFocus();
  });

  it.each([
    ['the shop', () => network.respondTo(removePushToken, unavailable)],
    ['the browser', () => unsubscribe.mockRejectedValue(new Error('no push service'))],
  ])('are off when %s alone fails to turn them off', async (_who, fail) => {
    simulateBrowser('granted');
    render(<DeviceNotifications />);
    await screen.findByText(texts.granted);
    fail();
    await click('Turn off on this device');
    expect(await screen.findByText(texts.default)).toHaveFocus();
  });

  it('say that they are still on when neither the shop nor the browser turned them off', async () => {
    simulateBrowser('granted');
    render(<DeviceNotifications />);
    await screen.findByText(texts.granted);
    network.respondTo(removePushToken, unavailable);
    unsubscribe.mockRejectedValue(new Error('no push service'));
    await click('Turn off on this device');
    expect(await screen.findByText(/^Notifications could not be turned off\./)).toHaveFocus();
    unsubscribe.mockResolvedValue(true);
    await click('Try again');
    expect(await screen.findByText(texts.default)).toHaveFocus();
  });

  it.each(['granted', 'denied', 'default'] as const)(
    'move the focus to the text when the browser answers %s',
    async (answer) => {
      simulateBrowser('default', () => Promise.resolve(answer));
      render(<DeviceNotifications />);
      await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
      expect(await screen.findByText(texts[answer])).toHaveFocus();
    },
  );

  it('are registered for the customer once they are on', async () => {
    simulateBrowser('default', () => Promise.resolve('granted'));
    render(<DeviceNotifications />);
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    await waitFor(() =>
      expect(
        network.requestsTo(notificationOperations.registerPushToken).map(({ body }) => body),
      ).toEqual([expect.objectContaining({ UserId: testUser.Id })]),
    );
  });

  it('stay off when the browser fails to ask', async () => {
    simulateBrowser('default', () => Promise.reject(new Error('no window')));
    render(<DeviceNotifications />);
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText(texts.default)).toHaveFocus();
    expect(turnOn()).toBeEnabled();
  });
});
