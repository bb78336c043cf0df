import { orderStatus } from '@tokri/contracts/orders';
import { eventually } from '@tokri/service-kit/testing';
import type { Browser, Page } from 'playwright-core';
import { staffChat } from '../support/api/chat.ts';
import { createPurchase } from '../support/api/customers.ts';
import { switchOffQuietHours } from '../support/api/quiet-hours.ts';
import {
  cancelOrder,
  findGoodsInStock,
  placeOrder,
  prepareOrder,
  waitForOrder,
} from '../support/api/shopping.ts';
import { dayAhead, openTestArea, testPincode } from '../support/api/test-area.ts';
import { testUsers } from '../support/api/test-users.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';
import { readProductUrls } from '../support/product.ts';

const widths: readonly ScreenWidth[] = [360, 1280];

interface StandInSubscription {
  readonly id: string;
  readonly endpoint: string;
}

const subscribeAtStandIn = async (): Promise<StandInSubscription> => {
  const url = `${readProductUrls().standIns}/web-push/subscribe`;
  return (await (await fetch(url, { method: 'POST' })).json()) as StandInSubscription;
};

/** Chromium without a network has no push service, and grants what tests grant without asking. */
const presetPushManager = async ({ context }: Visitor, subscription: StandInSubscription) => {
  await context.grantPermissions(['notifications'], { origin: readProductUrls().web });
  await context.addInitScript((endpointAndKeys) => {
    const key = 'specPermission';
    Object.defineProperty(Notification, 'permission', {
      get: () => localStorage.getItem(key) ?? 'default',
    });
    Notification.requestPermission = async () => {
      localStorage.setItem(key, 'granted');
      return 'granted';
    };
    const subscribed = {
      options: { applicationServerKey: null },
      toJSON: () => endpointAndKeys,
      unsubscribe: () => Promise.resolve(true),
    } as unknown as PushSubscription;
    PushManager.prototype.getSubscription = () => Promise.resolve(null);
    PushManager.prototype.subscribe = () => Promise.resolve(subscribed);
  }, subscription);
};

const waitForPush = ({ id }: StandInSubscription, part: string) =>
  eventually(
    async () => {
      const url = `${readProductUrls().standIns}/messages?to=${id}&channel=push`;
      const messages = (await (await fetch(url)).json()) as readonly {
        readonly Subject: string;
        readonly Text: string;
      }[];
      return messages.find(({ Subject }) => Subject.includes(part));
    },
    { timeoutMs: 60_000, missing: `a push like "${part}"` },
  );

/** What the push service of a phone would hand to the service worker. */
const deliverPush = async (page: Page, payload: object): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: readProductUrls().web,
    registrationId: await registrationId,
    data: JSON.stringify(payload),
  });
};

const listNotifications = (page: Page) =>
  page.evaluate(async () => {
    const { getNotifications } = ServiceWorkerRegistration.prototype;
    const shown = await getNotifications.call(await navigator.serviceWorker.ready);
    return shown.map(({ title, body, data }) => ({ title, body, data: data as string }));
  });

describe.each(widths)('notifications on a device at %i px', (width) => {
  let browser: Browser;
  beforeAll(async () => {
    await openTestArea(testUsers().clerk);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
  });

  it('are offered after an order, and tell of its chat and its next step while the shop is closed', async () => {
    const visitor = await createVisitor(browser, width);
    const { page } = visitor;
    const subscription = await subscribeAtStandIn();
    await presetPushManager(visitor, subscription);
    const purchase = await createPurchase(testUsers().clerk, {
      date: dayAhead(3),
      start: width === 360 ? '16:00' : '17:00',
      end: width === 360 ? '17:00' : '18:00',
    });
    const { buyer } = purchase;
    const order = await placeOrder(buyer, await prepareOrder(purchase, await findGoodsInStock(1)));
    await waitForOrder(buyer, order.Id, { states: [orderStatus.Confirmed] });
    await presetSession(visitor, buyer, testPincode);
    await page.goto(`/order-status?Id=${order.Id}`);
    await page.getByRole('heading', { name: 'Know when your order arrives' }).waitFor();
    await expectAccessibleScreen(visitor, '338-push-offer');
    await page.getByRole('button', { name: 'Turn on notifications' }).click();
    await page.getByText(/^Notifications are on\./).waitFor();
    await expectAccessibleScreen(visitor, '338-push-on');
    const { clerk } = testUsers();
    await switchOffQuietHours(buyer);
    await staffChat({ staff: clerk, customer: buyer, orderId: order.Id }).send('The gate is shut.');
    const answered = await waitForPush(subscription, 'New message');
    expect(answered.Text).toContain(order.TransactionNumber);
    expect(answered.Text).not.toContain('gate');
    await cancelOrder(buyer, order.Id);
    const push = await waitForPush(subscription, 'cancelled');
    expect(push.Text).toContain(order.TransactionNumber);
    await deliverPush(page, {
      Title: push.Subject,
      Text: push.Text,
      Path: `/order-details?Id=${order.Id}`,
      Tag: 'order',
      Language: 'en',
    });
    const [shown] = await eventually(
      async () => {
        const notifications = await listNotifications(page);
        return notifications.length > 0 ? notifications : undefined;
      },
      { missing: 'the notification' },
    );
    expect(shown).toEqual({
      title: push.Subject,
      body: push.Text,
      data: `/order-details?Id=${order.Id}`,
    });
    expect(visitor.pageErrors).toEqual([]);
  });
});
