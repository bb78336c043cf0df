import { eventually } from '@tokri/service-kit/testing';
import type { Browser } from 'playwright-core';
import { callApi, callApiOk, sendCommand } from '../support/api/call-api.ts';
import { uniqueMobile } from '../support/api/mobiles.ts';
import { signIn, type SignedInUser } from '../support/api/sign-in.ts';
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

const createCustomer = async (name: string): Promise<SignedInUser> => {
  const customer = await signIn(uniqueMobile());
  await sendCommand({
    path: '/api/UserRegister',
    token: customer.token,
    body: { UserId: customer.userId, Name: name },
  });
  return customer;
};

describe.each(widths)('the pages of customers and of the audit log at %i px', (width) => {
  const name = `Meera Nair ${width}`;
  let browser: Browser;
  let staff: Visitor;
  let clerk: SignedInUser;
  let customer: SignedInUser;

  beforeAll(async () => {
    customer = await createCustomer(name);
    clerk = await createStaff(['users']);
    browser = await openBrowser();
    staff = await createVisitor(browser, width);
    await presetSession(staff, clerk, testPincode);
  });
  afterAll(async () => {
    await browser.close();
  });

  const findPanel = () => staff.page.getByRole('complementary', { name });

  it('are all that staff with only the users permission see', async () => {
    const { page } = staff;
    await page.goto('/admin/customers');
    await page.getByRole('table', { name: 'List of customers' }).waitFor();
    await expectEventually(page.getByRole('link', { name: 'Orders' })).toHaveCount(0);
    await expectAccessibleScreen(staff, '150-admin-customers');
    await page.goto('/admin/orders');
    await page
      .getByRole('heading', { level: 1, name: 'You do not have access to this page' })
      .waitFor();
  });

  it('find a customer by the number, which the list masks', async () => {
    const { page } = staff;
    await page.goto('/admin/customers');
    const digits = customer.mobile.slice(-4);
    await page.getByRole('searchbox', { name: 'Search customers' }).fill(customer.mobile);
    await page.waitForURL(/[?&]Search=/);
    const row = page.getByRole('row').filter({ hasText: `••••${digits}` });
    await row.getByRole('link', { name }).click();
    await findPanel().getByText(customer.mobile.slice(-5)).waitFor();
    await expectEventually(findPanel().getByRole('heading', { name: 'Orders' })).toHaveCount(0);
    await expectAccessibleScreen(staff, '151-admin-customer');
  });

  const block = async (reason: string) => {
    const { page } = staff;
    await page.goto(`/admin/customers/${customer.userId}`);
    await findPanel().getByRole('button', { name: 'Block' }).click();
    await page.getByLabel('Reason').fill(reason);
    const sheet = page.getByRole('dialog', { name: `Block ${name}` });
    await sheet.getByRole('button', { name: 'Block' }).click();
  };

  it('block a customer only for a reason, and take it back by undo', async () => {
    const { page } = staff;
    await page.goto(`/admin/customers/${customer.userId}`);
    await findPanel().getByRole('button', { name: 'Block' }).click();
    const sheet = page.getByRole('dialog', { name: `Block ${name}` });
    await sheet.getByRole('button', { name: 'Block' }).click();
    await sheet.getByText('Enter the reason').waitFor();
    await expectAccessibleScreen(staff, '152-admin-customer-block');
    await block('The wrong person');
    await page.getByRole('button', { name: 'Undo' }).click();
    await findPanel().getByRole('button', { name: 'Block' }).waitFor();
  });

  it('block a customer, whose token is refused within seconds, and unblock', async () => {
    await block('Refuses every delivery');
    await findPanel().getByText('Refuses every delivery').waitFor();
    await expectAccessibleScreen(staff, '153-admin-customer-blocked');
    await eventually(
      async () => {
        const { status } = await callApi({
          path: '/api/CustomerProfile',
          query: { UserId: String(customer.userId) },
          token: customer.token,
        });
        return status === 401;
      },
      { missing: 'the refusal of the token of the blocked customer' },
    );
    await findPanel().getByRole('button', { name: 'Unblock' }).click();
    await findPanel().getByRole('button', { name: 'Block' }).waitFor();
  });

  it('end every session after a question', async () => {
    await signIn(customer.mobile);
    const { page } = staff;
    await page.goto(`/admin/customers/${customer.userId}`);
    await findPanel().getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await findPanel().getByText('Not signed in on any device').waitFor();
  });

  it('show in the audit log who blocked whom, before and after, without the number', async () => {
    const { page } = staff;
    await page.goto(`/admin/customers/${customer.userId}`);
    await findPanel().getByRole('link', { name: 'Audit log of this person' }).click();
    const list = page.getByRole('list', { name: 'What staff did' });
    const entry = list
      .getByRole('listitem')
      .filter({ hasText: 'Blocked or unblocked a customer' })
      .nth(1);
    await entry.getByText('Before and after').click();
    await entry.getByRole('row', { name: 'Reason – ••••' }).waitFor();
    await expectAccessibleScreen(staff, '154-admin-audit');
    expect(await list.textContent()).not.toContain(customer.mobile.slice(-10));
    await page.getByLabel('Kind').selectOption('view');
    await list.getByText('Viewed a customer').first().waitFor();
    await expectEventually(list.getByText('Blocked or unblocked a customer')).toHaveCount(0);
  });

  it('speak Hindi', async () => {
    const { page } = staff;
    await page.goto('/admin/audit');
    await page.getByRole('list', { name: 'What staff did' }).waitFor();
    if (width === 360) await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'हिंदी' }).click();
    await page.getByRole('heading', { level: 1, name: 'ऑडिट लॉग' }).waitFor();
    await page.goto(`/admin/audit?Subject=user:${customer.userId}`);
    await page.getByRole('heading', { level: 1, name: 'ऑडिट लॉग' }).waitFor();
    await page.getByText('ग्राहक को रोका या रोक हटाई').first().waitFor();
    await expectAccessibleScreen(staff, '155-admin-audit-hindi');
    await page.goto(`/admin/customers/${customer.userId}`);
    await findPanel().getByRole('button', { name: 'रोकें' }).waitFor();
    await expectAccessibleScreen(staff, '156-admin-customer-hindi');
  });

  it('throw no errors', async () => {
    expect(staff.pageErrors).toEqual([]);
    await callApiOk({
      path: '/api/admin/user/customers',
      query: { Blocked: '1' },
      token: clerk.token,
    });
  });
});
