import { notificationOperations } from '@tokri/contracts/api';
import { fakeNetwork, setupSession, testUser, type FakeNetwork } from '@tokri/web-kit/testing';
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

const pushManager = {
  getSubscription: () => Promise.resolve(null),
  subscribe: () =>
    Promise.resolve({
      toJSON: () => ({
        endpoint: 'https://push.example/1',
        keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
      }),
    }),
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

let network: FakeNetwork;
beforeEach(() => {
  setupSession({ user: testUser, token: 'token' });
  network = fakeNetwork();
  network.respondTo(notificationOperations.registerPushToken, () => [
    { Id: 5, Error: 0, Code: '', Message: '' },
  ]);
});
afterEach(() => {
  network.restore();
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const turnOn = () => screen.queryByRole('button', { name: 'Turn on' });
const texts = {
  granted: 'Notifications are on for this device.',
  denied: 'Your browser blocks our notifications. You can allow them in its settings.',
  default: 'Notifications are off for this device.',
};

describe('notifications of this device', () => {
  it('are left out where the browser has none', () =>
    expect(render(<DeviceNotifications />).container).toBeEmptyDOMElement());

  it.each(['granted', 'denied'] as const)(
    'have no button once the browser has %s them',
    (permission) => {
      simulateBrowser(permission);
      render(<DeviceNotifications />);
      expect(screen.getByText(texts[permission])).toBeInTheDocument();
      expect(turnOn()).toBeNull();
    },
  );

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
