import { orderStatus } from '@tokri/contracts/orders';
import { eventually } from '@tokri/service-kit/testing';
import type { Browser } from 'playwright-core';
import { shopChat } from '../support/api/chatting.ts';
import { newPurchase } from '../support/api/customers.ts';
import { peopleUnderTest } from '../support/api/people.ts';
import { goodsOnSale, orderIn, placeOrder, readyToOrder } from '../support/api/shopping.ts';
import { dayAhead, openTestTown, testPincode } from '../support/api/test-town.ts';
import { expectSoon } from '../support/browser/expect-soon.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectGoodScreen } from '../support/browser/screen-check.ts';
import {
  newVisitor,
  withSession,
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
  let shop: ReturnType<typeof shopChat>;
  beforeAll(async () => {
    const { clerk } = peopleUnderTest();
    await openTestTown(clerk);
    const purchase = await newPurchase(clerk, {
      date: dayAhead(4),
      start: width === 360 ? '09:00' : '11:00',
      end: width === 360 ? '10:00' : '12:00',
    });
    const [goods] = await goodsOnSale(1);
    if (!goods) throw new Error('the shop has nothing to sell');
    const { Id } = await placeOrder(purchase.buyer, await readyToOrder(purchase, [goods]));
    await orderIn(purchase.buyer, Id, { states: [orderStatus.Confirmed] });
    shop = shopChat({ staff: clerk, customer: purchase.buyer, orderId: Id });
    browser = await openBrowser();
    visitor = await newVisitor(browser, width);
    await withSession(visitor, purchase.buyer, testPincode);
    await orderDetailsPage(visitor.page).open(Id);
  });
  afterAll(async () => {
    await browser.close();
  });

  it('customer and staff, writing to each other, see messages and read marks without reload', async () => {
    const panel = chatPanel(visitor.page);
    await panel.open();
    await panel.dialog.getByText('No messages yet').waitFor();
    await expectGoodScreen(visitor, '22-chat-empty');
    await (width === 360
      ? panel.tap('Please ring the bell twice.')
      : panel.type('Please ring the bell twice.'));
    await panel.shows('Sent');
    await eventually(async () => (await shop.messages()).length === 1, {
      missing: 'the message at the shop',
    });

    await shop.markRead();
    await panel.shows('Seen');
    await shop.say(`We will.\n<b>Bell</b> https://example.com ${longWord}`);
    await panel.shows('We will.');
    await expectSoon(panel.dialog.locator('b, a')).toHaveCount(0);
    await eventually(async () => (await shop.messages()).every(({ ReadAt }) => ReadAt !== null), {
      missing: 'the read mark of the customer at the shop',
    });
    await expectGoodScreen(visitor, '23-chat');
  });

  it('an answer while the chat is closed, shows a dot on its button', async () => {
    const panel = chatPanel(visitor.page);
    await panel.close();
    await shop.say('The rider is on the way.');
    await panel.dot.waitFor();
    await expectGoodScreen(visitor, '24-chat-unread');
    await panel.open();
    await panel.shows('The rider is on the way.');
    await panel.close();
    await panel.dot.waitFor({ state: 'hidden' });
    expect(visitor.faults).toEqual([]);
  });

  it('offline, a message waits and goes out by itself', async () => {
    const panel = chatPanel(visitor.page);
    await panel.open();
    await visitor.context.setOffline(true);
    await panel.tap('Written in the lift.');
    await panel.shows('Waiting for connection');
    await expectGoodScreen(visitor, '25-chat-offline');
    await visitor.context.setOffline(false);
    await eventually(
      async () =>
        (await shop.messages()).filter(({ Message }) => Message === 'Written in the lift.')
          .length === 1,
      { missing: 'the message at the shop, once', timeoutMs: 20_000 },
    );
    await panel.shows('Sent');
  });
});
