import { orderStatus } from '@tokri/contracts/orders';
import { eventually } from '@tokri/service-kit/testing';
import type { Browser } from 'playwright-core';
import { staffChat } from '../support/api/chat.ts';
import { createPurchase } from '../support/api/customers.ts';
import { testUsers } from '../support/api/test-users.ts';
import {
  findGoodsInStock,
  waitForOrder,
  placeOrder,
  prepareOrder,
} from '../support/api/shopping.ts';
import { dayAhead, openTestArea, testPincode } from '../support/api/test-area.ts';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';
import { chatPanel } from '../support/pages/chat-panel.ts';
import { orderDetailsPage } from '../support/pages/order-pages.ts';

const widths: readonly ScreenWidth[] = [360, 1280];
const longWord = 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(4);

describe.each(widths)('chat about an order at %i px', (width) => {
  let browser: Browser;
  let visitor: Visitor;
  let shop: ReturnType<typeof staffChat>;
  beforeAll(async () => {
    const { clerk } = testUsers();
    await openTestArea(clerk);
    const purchase = await createPurchase(clerk, {
      date: dayAhead(4),
      start: width === 360 ? '09:00' : '11:00',
      end: width === 360 ? '10:00' : '12:00',
    });
    const [goods] = await findGoodsInStock(1);
    if (!goods) throw new Error('the shop has nothing to sell');
    const { Id } = await placeOrder(purchase.buyer, await prepareOrder(purchase, [goods]));
    await waitForOrder(purchase.buyer, Id, { states: [orderStatus.Confirmed] });
    shop = staffChat({ staff: clerk, customer: purchase.buyer, orderId: Id });
    browser = await openBrowser();
    visitor = await createVisitor(browser, width);
    await presetSession(visitor, purchase.buyer, testPincode);
    await orderDetailsPage(visitor.page).open(Id);
  });
  afterAll(async () => {
    await browser.close();
  });

  it('shows messages and read marks to customer and staff without a reload', async () => {
    const panel = chatPanel(visitor.page);
    await panel.open();
    await panel.dialog.getByText('No messages yet').waitFor();
    await expectAccessibleScreen(visitor, '22-chat-empty');
    await (width === 360
      ? panel.sendByButton('Please ring the bell twice.')
      : panel.sendByKeyboard('Please ring the bell twice.'));
    await panel.waitForText('Sent');
    await eventually(async () => (await shop.messages()).length === 1, {
      missing: 'the message at the shop',
    });

    await shop.markRead();
    await panel.waitForText('Seen');
    await shop.send(`We will.\n<b>Bell</b> https://example.com ${longWord}`);
    await panel.waitForText('We will.');
    await expectEventually(panel.dialog.locator('b, a')).toHaveCount(0);
    await eventually(async () => (await shop.messages()).every(({ ReadAt }) => ReadAt !== null), {
      missing: 'the read mark of the customer at the shop',
    });
    await expectAccessibleScreen(visitor, '23-chat');
  });

  it('marks its button when a message arrives while it is closed', async () => {
    const panel = chatPanel(visitor.page);
    await panel.close();
    await shop.send('The rider is on the way.');
    await panel.unreadButton.waitFor();
    await expectAccessibleScreen(visitor, '24-chat-unread');
    await panel.open();
    await panel.waitForText('The rider is on the way.');
    await panel.close();
    await panel.unreadButton.waitFor({ state: 'hidden' });
    expect(visitor.pageErrors).toEqual([]);
  });

  it('sends a message written offline once the connection is back', async () => {
    const panel = chatPanel(visitor.page);
    await panel.open();
    await visitor.context.setOffline(true);
    await panel.sendByButton('Written in the lift.');
    await panel.waitForText('Waiting for connection');
    await expectAccessibleScreen(visitor, '25-chat-offline');
    await visitor.context.setOffline(false);
    await eventually(
      async () =>
        (await shop.messages()).filter(({ Message }) => Message === 'Written in the lift.')
          .length === 1,
      { missing: 'the message at the shop, once', timeoutMs: 20_000 },
    );
    await panel.waitForText('Sent');
  });
});
