import type { Browser } from 'playwright-core';
import { uniqueMobile } from '../support/api/mobiles.ts';
import { signIn } from '../support/api/sign-in.ts';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';

const widths: readonly ScreenWidth[] = [360, 1280];

describe.each(widths)('the notification preferences of a customer at %i px', (width) => {
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    browser = await openBrowser();
    visitor = await createVisitor(browser, width);
    await presetSession(visitor, await signIn(uniqueMobile()), '560034');
  });
  afterAll(async () => {
    await browser.close();
  });

  it('keep one channel for orders, one more for the chat, a consent and other quiet hours after a reload', async () => {
    const { page } = visitor;
    await page.goto('/update-profile');
    const panel = page.getByRole('region', { name: 'Notifications' });
    const orders = panel.getByRole('group', { name: 'Order updates' });
    const offers = panel.getByRole('group', { name: 'Offers' });
    const chat = panel.getByRole('group', { name: 'Replies in chat' });
    const save = panel.getByRole('button', { name: 'Save notifications' });
    for (const channel of ['SMS', 'Email', 'Your devices'])
      await orders.getByRole('checkbox', { name: channel }).uncheck();
    await save.click();
    await orders.getByText('Choose at least one way to get updates about your orders.').waitFor();
    await expectAccessibleScreen(visitor, '337-preferences-error');
    await orders.getByRole('checkbox', { name: 'SMS' }).check();
    await offers.getByRole('checkbox', { name: 'Email' }).check();
    await expectEventually(chat.getByRole('checkbox', { name: 'Your devices' })).toBeChecked();
    await chat.getByRole('checkbox', { name: 'SMS' }).check();
    await panel.getByLabel('From').fill('21:30');
    await save.click();
    await page.getByText('Notifications saved').waitFor();
    await offers.getByText(/^You agreed: Email/).waitFor();
    await expectAccessibleScreen(visitor, '337-preferences');
    await page.reload();
    await expectEventually(orders.getByRole('checkbox', { name: 'SMS' })).toBeChecked();
    await expectEventually(
      orders.getByRole('checkbox', { name: 'Your devices' }),
    ).not.toBeChecked();
    await expectEventually(offers.getByRole('checkbox', { name: 'Email' })).toBeChecked();
    await expectEventually(chat.getByRole('checkbox', { name: 'SMS' })).toBeChecked();
    await expectEventually(panel.getByLabel('From')).toHaveValue('21:30');
    expect(visitor.pageErrors).toEqual([]);
  });
});
