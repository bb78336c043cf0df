import { eventually } from '@tokri/service-kit/testing';
import type { Browser } from 'playwright-core';
import { sendCommand } from '../support/api/call-api.ts';
import { uniqueMobile } from '../support/api/mobiles.ts';
import { newestMessageId, signIn, type SignedInUser } from '../support/api/sign-in.ts';
import { createStaff } from '../support/api/staff.ts';
import { testPincode } from '../support/api/test-area.ts';
import { testUsers } from '../support/api/test-users.ts';
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

describe.each(widths)('the staff page at %i px', (width) => {
  const name = `Divya Test ${width}`;
  const mobile = uniqueMobile();
  let browser: Browser;
  let staff: Visitor;
  let head: SignedInUser;
  let invited: SignedInUser;

  beforeAll(async () => {
    head = await createStaff(['users', 'chat', 'reports']);
    browser = await openBrowser();
    staff = await createVisitor(browser, width);
    await presetSession(staff, head, testPincode);
  });
  afterAll(async () => {
    await browser.close();
  });

  const openSheet = async () => {
    const { page } = staff;
    await page.goto('/admin/staff');
    await page.getByRole('button', { name, exact: true }).click();
    return page.getByRole('dialog', { name: `Permissions of ${name}` });
  };

  it('invites a person with a permission', async () => {
    const { page } = staff;
    await page.goto('/admin/staff');
    await page.getByRole('table', { name: 'Members of staff' }).waitFor();
    await expectAccessibleScreen(staff, '160-admin-staff');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Invite a member of staff' });
    await sheet.getByLabel('Name').fill(name);
    await sheet.getByLabel('Mobile number').fill('12345');
    await sheet.getByRole('button', { name: 'Invite' }).click();
    await sheet.getByText('Enter an Indian mobile number of 10 digits').waitFor();
    await expectAccessibleScreen(staff, '161-admin-staff-invite');
    await sheet.getByLabel('Mobile number').fill(mobile);
    await sheet.getByRole('checkbox', { name: 'Chat' }).check();
    await sheet.getByRole('button', { name: 'Invite' }).click();
    await page.getByRole('button', { name, exact: true }).waitFor();
  });

  it('shows that the invitation was sent, and sends it again', async () => {
    const { page } = staff;
    const row = page.getByRole('row', { name });
    await row.getByText('SMS sent').waitFor();
    const first = await newestMessageId(mobile);
    await row.getByRole('button', { name: `Send again to ${name}` }).click();
    await page.getByText(`${name} gets the invitation again by SMS.`).first().waitFor();
    // The sign-in below reads the newest SMS, which must not be this one.
    await eventually(async () => (await newestMessageId(mobile)) > first, {
      missing: 'the second invitation',
    });
    await row.getByText('SMS sent').waitFor();
    await expectAccessibleScreen(staff, '166-admin-staff-invited');
  });

  it('lets the invited person sign in, who sees only their pages', async () => {
    invited = await signIn(mobile);
    const visitor = await createVisitor(browser, width);
    await presetSession(visitor, invited, testPincode);
    const { page } = visitor;
    await page.goto('/admin/chat');
    await page.getByRole('heading', { level: 1, name: 'Chat' }).waitFor();
    await expectEventually(page.getByRole('link', { name: 'Staff' })).toHaveCount(0);
    await page.goto('/admin/staff');
    await page
      .getByRole('heading', { level: 1, name: 'You do not have access to this page' })
      .waitFor();
    await visitor.close();
  });

  it('does not invite somebody twice', async () => {
    const { page } = staff;
    await page.goto('/admin/staff?invite=1');
    const sheet = page.getByRole('dialog', { name: 'Invite a member of staff' });
    await sheet.getByLabel('Name').fill('Somebody');
    await sheet.getByLabel('Mobile number').fill(mobile);
    await sheet.getByRole('checkbox', { name: 'Reports' }).check();
    await sheet.getByRole('button', { name: 'Invite' }).click();
    await page.getByText('This person already works here').waitFor();
  });

  it('shows both choices when another administrator has saved meanwhile', async () => {
    const { page } = staff;
    const sheet = await openSheet();
    await expectAccessibleScreen(staff, '162-admin-staff-permissions');
    await sheet.getByRole('checkbox', { name: 'Reports' }).check();
    await sendCommand({
      path: '/api/admin/user/staff-permissions',
      token: testUsers().administrator.token,
      body: { UserId: invited.userId, Before: ['chat'], Permissions: ['users'] },
    });
    await sheet.getByRole('button', { name: 'Save' }).click();
    await sheet.getByRole('alert').getByText('Reports, Chat').waitFor();
    await expectAccessibleScreen(staff, '163-admin-staff-conflict');
    await sheet.getByRole('button', { name: 'Keep mine' }).click();
    await page.getByRole('row', { name }).getByText('Reports').waitFor();
  });

  it('says why nobody can remove themselves', async () => {
    const { page } = staff;
    await page.goto(`/admin/staff?person=${head.userId}`);
    await page.getByRole('button', { name: 'Remove from staff' }).click();
    await page.getByText('You cannot remove your own permission to manage users').waitFor();
    await expectAccessibleScreen(staff, '164-admin-staff-own');
  });

  it('removes a person, and undo brings them back', async () => {
    const { page } = staff;
    const sheet = await openSheet();
    await sheet.getByRole('button', { name: 'Remove from staff' }).click();
    await expectEventually(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('row', { name }).getByText('Reports').waitFor();
  });

  it('is in the audit log with the permissions before and after', async () => {
    const { page } = staff;
    await page.goto(`/admin/audit?Subject=user:${invited.userId}`);
    const list = page.getByRole('list', { name: 'What staff did' });
    const entry = list.getByRole('listitem').filter({ hasText: 'Changed permissions' }).first();
    await entry.getByText('Before and after').click();
    await entry.getByRole('row', { name: /^Permissions (– )?Reports, Chat$/ }).waitFor();
    const invitation = list.getByRole('listitem').filter({ hasText: 'Invited a member of staff' });
    await expectEventually(invitation.first()).toBeVisible();
    await expectAccessibleScreen(staff, '165-admin-audit-staff');
    expect(staff.pageErrors).toEqual([]);
  });
});
