import type { MessageTemplatesResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import type { Browser } from 'playwright-core';
import { callApi, callApiOk, sendCommand } from '../support/api/call-api.ts';
import { waitForMessage, type SignedInUser } from '../support/api/sign-in.ts';
import { createStaff } from '../support/api/staff.ts';
import { testPincode } from '../support/api/test-area.ts';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';

const widths: readonly ScreenWidth[] = [1280, 360];
const templatesPath = '/api/admin/notification/templates';
/** No other spec reads this message. */
const kind = 'refunded-by-hand';

describe.each(widths)('the texts of the shop at %i px', (width) => {
  let browser: Browser;
  let staff: Visitor;
  let clerk: SignedInUser;
  const promise = `Fresh or free, since day ${width}`;

  const resetMessage = async (): Promise<void> => {
    const { Templates } = await callApiOk<MessageTemplatesResponse>({
      path: templatesPath,
      token: clerk.token,
    });
    const template = Templates.find(({ Kind }) => Kind === kind);
    if (template && !template.IsDefault)
      await sendCommand({
        path: '/api/admin/notification/template-resets',
        token: clerk.token,
        body: { Kind: kind, Rev: template.Rev },
      });
  };

  beforeAll(async () => {
    clerk = await createStaff(['settings']);
    browser = await openBrowser();
    staff = await createVisitor(browser, width);
    await presetSession(staff, clerk, testPincode);
  });
  afterAll(async () => {
    await resetMessage();
    await browser.close();
  });

  it('are all that staff with only the settings permission manage', async () => {
    const { page } = staff;
    await page.goto('/admin/settings/policies');
    await page.getByRole('link', { name: 'Delivery Policy' }).waitFor();
    await expectEventually(page.getByRole('link', { name: 'Orders' })).toHaveCount(0);
    await expectAccessibleScreen(staff, '220-admin-policies');
    expect((await callApi({ path: '/api/admin/catalog/items', token: clerk.token })).status).toBe(
      403,
    );
  });

  it('publish a policy, and customers read it with its date', async () => {
    const { page } = staff;
    await page.goto('/admin/settings/policies/delivery');
    const english = page.getByRole('textbox', { name: 'English' });
    const text = await english.inputValue();
    await english.fill(`${text.split('\n\n## Our promise')[0]}\n\n## Our promise\n${promise}`);
    await page.getByRole('heading', { level: 4, name: 'Our promise' }).waitFor();
    await expectAccessibleScreen(staff, '221-admin-policy');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.getByText('Draft saved.').first().waitFor();
    await page.getByRole('button', { name: 'Publish' }).click();
    const sheet = page.getByRole('dialog', { name: 'Publish Delivery Policy' });
    await expectAccessibleScreen(staff, '222-admin-publish');
    await sheet.getByRole('button', { name: 'Publish' }).click();
    await page
      .getByText(/Version \d+ is published\./)
      .first()
      .waitFor();

    const visitor = await createVisitor(browser, width);
    await eventually(
      async () => {
        await visitor.page.goto('/delivery-policy');
        await visitor.page.getByRole('heading', { name: 'Our promise' }).waitFor();
        return (await visitor.page.getByText(promise).count()) === 1;
      },
      { missing: 'the published text' },
    );
    await visitor.page.getByText(/Applies from .+ • Version \d+/).waitFor();
    await expectAccessibleScreen(visitor, '223-delivery-policy');
  });

  it('compare two versions of a policy', async () => {
    const { page } = staff;
    await page.goto('/admin/settings/policies/delivery');
    await page.getByRole('button', { name: 'Compare versions' }).click();
    await page.locator('ins').filter({ hasText: promise }).waitFor();
    await expectAccessibleScreen(staff, '224-admin-policy-comparison');
  });

  it('change a message, and a test carries it to the own number', async () => {
    const { page } = staff;
    await page.goto('/admin/settings/messages');
    await page.getByRole('link', { name: 'Manual refund' }).waitFor();
    await expectAccessibleScreen(staff, '225-admin-messages');
    await page.getByRole('link', { name: 'Manual refund' }).click();
    const english = page.getByRole('region', { name: 'English' });
    const sms = english.getByRole('textbox', { name: 'SMS and push' });
    await sms.fill('Sorry!');
    await english.getByText('{number} is missing').waitFor();
    await expectAccessibleScreen(staff, '226-admin-message-errors');
    await sms.fill(`{brand}: {refunded} for order {number} is back, promised ${width}.`);
    await english.getByRole('textbox', { name: 'DLT template id' }).fill('1107000000000000009');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Message saved.').first().waitFor();
    await english.getByRole('button', { name: 'SMS' }).click();
    await page
      .getByText(/Test sent to/)
      .first()
      .waitFor();
    const message = await waitForMessage(clerk.mobile, `promised ${width}`);
    expect(message).toMatch(/: Rs 100 for order T2611-00042 is back, promised/);
    await expectAccessibleScreen(staff, '227-admin-message');
  });
});
