import { readFileSync } from 'node:fs';
import { orderStatus } from '@tokri/contracts/orders';
import { serviceNames } from '@tokri/contracts/platform';
import { connectMongo } from '@tokri/service-kit/mongo';
import type { Browser } from 'playwright-core';
import { callApiOk, sendCommand } from '../support/api/call-api.ts';
import { staffChat } from '../support/api/chat.ts';
import { createPurchase } from '../support/api/customers.ts';
import { newestMessageId, signIn, waitForCode } from '../support/api/sign-in.ts';
import {
  findGoodsInStock,
  placeOrder,
  prepareOrder,
  waitForOrder,
  type Purchase,
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
import { readRunFile } from '../support/product.ts';

const slotWindow = { date: dayAhead(4), start: '09:00', end: '10:00' };
const widths: readonly ScreenWidth[] = [360, 1280];
const erasureTimeoutMs = 150_000;
/** Bills keep the name and address that GST law asks for; the sale is what a bill is made of. */
const keptCollections = ['billing.bills'];

/** Collections of all services that hold one of the words. */
const findMentions = async (words: RegExp): Promise<readonly string[]> => {
  const { url } = readRunFile().infra.mongodb;
  const mentions: string[] = [];
  for (const service of serviceNames) {
    const connection = await connectMongo({ url, database: service, appName: 'spec' });
    for (const collection of (await connection.db?.collections()) ?? [])
      for await (const document of collection.find())
        if (words.test(JSON.stringify(document))) {
          mentions.push(`${service}.${collection.collectionName}`);
          break;
        }
    await connection.close();
  }
  return mentions.filter((name) => !keptCollections.includes(name));
};

const logsMention = (words: RegExp): boolean =>
  Object.values(readRunFile().services).some(
    ({ log }) => log !== undefined && words.test(readFileSync(log, 'utf8')),
  );

interface Leaver {
  readonly browser: Browser;
  readonly visitor: Visitor;
  readonly purchase: Purchase;
  readonly orderId: number;
  readonly words: RegExp;
}

const orderAndChat = async (width: ScreenWidth): Promise<Leaver> => {
  const { clerk } = testUsers();
  const purchase = await createPurchase(clerk, slotWindow);
  const { buyer } = purchase;
  // Not that of an earlier run in the same stores.
  const name = `Vasundhara ${buyer.userId}`;
  await callApiOk({
    method: 'POST',
    path: '/api/UserRegister',
    token: buyer.token,
    body: { UserId: buyer.userId, Name: name, Email: '' },
  });
  const orderId = (await placeOrder(buyer, await prepareOrder(purchase, await findGoodsInStock(1))))
    .Id;
  await waitForOrder(buyer, orderId, { states: [orderStatus.Confirmed] });
  await staffChat({ staff: clerk, customer: buyer, orderId }).send(`Dear ${name}, on our way`);
  const browser = await openBrowser();
  const visitor = await createVisitor(browser, width);
  await presetSession(visitor, buyer, testPincode);
  const words = new RegExp(`${name}|${buyer.mobile.slice(-10)}`);
  return { browser, visitor, purchase, orderId, words };
};

const deliver = async (orderId: number): Promise<void> => {
  const { token } = testUsers().clerk;
  for (const Status of [orderStatus.Packed, orderStatus.OutForDelivery, orderStatus.Delivered])
    await sendCommand({
      path: '/api/admin/order/move',
      token,
      body: { Status, TransactionIds: [orderId] },
    });
};

/** A cash order is settled only when its cash is recorded. */
const recordCash = (orderId: number): Promise<unknown> =>
  sendCommand({
    method: 'GET',
    path: '/api/TransactionWithoutPayment',
    query: {
      id: String(orderId),
      status: '3',
      userid: '',
      name: '',
      transactionnumber: '',
      email: '',
      mobile: '',
    },
    token: testUsers().clerk.token,
  });

/** The words are in the PDF, too, but its text is compressed. */
const saveCopy = async (
  { page }: Visitor,
  format: 'PDF' | 'JSON file',
  words: RegExp,
): Promise<void> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Save as ${format}` }).click();
  const file = await download;
  const content = readFileSync(await file.path(), 'latin1');
  const isPdf = format === 'PDF';
  expect(file.suggestedFilename()).toBe(`my-data.${isPdf ? 'pdf' : 'json'}`);
  expect(content).toMatch(isPdf ? /^%PDF-/ : words);
};

/** Both accounts close before the first is erased: an erasure waits for a minute. */
describe('deletion of an account', () => {
  const leavers = new Map<ScreenWidth, Leaver>();
  const leaver = (width: ScreenWidth): Leaver => {
    const found = leavers.get(width);
    if (!found) throw new Error(`nobody has an order at ${width} px`);
    return found;
  };
  beforeAll(async () => {
    await openTestArea(testUsers().clerk);
    for (const width of widths) leavers.set(width, await orderAndChat(width));
  });
  afterAll(async () => {
    for (const { browser } of leavers.values()) await browser.close();
  });

  it.each(widths)('says at %i px what it means and takes a code', async (width) => {
    const { visitor, purchase, words } = leaver(width);
    const { page } = visitor;
    await page.goto('/delete-account');
    const start = page.getByRole('button', { name: 'Send code and continue' });
    await start.waitFor();
    expect(await findMentions(words)).toEqual(
      expect.arrayContaining(['user.users', 'order.orders']),
    );
    await expectAccessibleScreen(visitor, '315-delete-account');
    for (const format of ['PDF', 'JSON file'] as const) await saveCopy(visitor, format, words);
    await expectAccessibleScreen(visitor, '315-delete-account-saved');
    const after = await newestMessageId(purchase.buyer.mobile);
    await start.click();
    const field = page.getByRole('textbox', { name: '6-digit code' });
    await field.waitFor();
    await expectAccessibleScreen(visitor, '316-delete-otp');
    await field.fill(await waitForCode(purchase.buyer.mobile, after));
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('heading', { name: 'The account is closed' }).waitFor();
    await page.getByText('as soon as the last order is completed').waitFor();
    await expectAccessibleScreen(visitor, '317-certificate-waiting');
  });

  it.each(widths)('shows the certificate at %i px once the order is delivered', async (width) => {
    const { visitor, orderId, words } = leaver(width);
    await deliver(orderId);
    await recordCash(orderId);
    await visitor.page
      .getByText('Everything about the person is erased.')
      .waitFor({ timeout: erasureTimeoutMs });
    await expectAccessibleScreen(visitor, '318-certificate');
    expect(await findMentions(words)).toEqual([]);
    expect(logsMention(words)).toBe(false);
  });

  it.each(widths)('lets the same person sign up afresh at %i px', async (width) => {
    const { buyer } = leaver(width).purchase;
    expect((await signIn(buyer.mobile)).userId).not.toBe(buyer.userId);
  });
});
