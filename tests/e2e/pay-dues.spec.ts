import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { addDays, shopDate } from '@tokri/contracts/dates';
import { defaultCompanyId } from '@tokri/contracts/platform';
import type { PartyCreditResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import type { Browser, FrameLocator } from 'playwright-core';
import { createBusinessCustomer } from '../support/api/business-customers.ts';
import { callApiOk, sendCommand } from '../support/api/call-api.ts';
import { openTestArea, testPincode } from '../support/api/test-area.ts';
import { testUsers } from '../support/api/test-users.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';

const widths: readonly ScreenWidth[] = [360, 1280];
const today = shopDate(new Date());

describe.each(widths)('paying dues at %i px', (width) => {
  let browser: Browser;
  let customer: Visitor;
  let staff: Visitor;
  let business: Awaited<ReturnType<typeof createBusinessCustomer>>;

  const bringForward = (number: string, dueDate: string, rate: number) =>
    sendCommand({
      path: '/api/admin/billing/old-bills',
      token: testUsers().administrator.token,
      body: {
        PartyId: business.partyId,
        Number: number,
        Date: addDays(today, -50),
        DueDate: dueDate,
        Paid: 0,
        Lines: [
          { Name: 'Rice', HSN: '1006', Unit: '25 kg', Quantity: 1, Rate: rate, TaxPercent: 5 },
        ],
      },
    });
  const readCredit = () =>
    callApiOk<PartyCreditResponse>({
      path: '/api/Party',
      query: { PartyId: String(business.partyId), CompanyId: String(defaultCompanyId) },
      token: business.buyer.token,
    });

  beforeAll(async () => {
    const { clerk, administrator } = testUsers();
    await openTestArea(clerk);
    business = await createBusinessCustomer(administrator, { limit: 5_000, termsDays: 15 });
    const series = `OLD/${randomUUID().slice(0, 6)}`;
    await bringForward(`${series}-1`, addDays(today, -20), 1_000);
    await bringForward(`${series}-2`, addDays(today, 10), 2_000);
    browser = await openBrowser();
    customer = await createVisitor(browser, width);
    await presetSession(customer, { ...business.buyer, partyId: business.partyId }, testPincode);
    staff = await createVisitor(browser, width);
    await presetSession(staff, administrator, testPincode);
  });
  afterAll(async () => {
    await browser.close();
  });

  const dialog = (): FrameLocator => customer.page.frameLocator('iframe.razorpay-checkout-frame');

  it('starts with the overdue bill and shows staff how old it is', async () => {
    await customer.page.goto('/pay-outstanding');
    await customer.page.getByRole('button', { name: 'Pay ₹1,050.00' }).waitFor();
    await expectAccessibleScreen(customer, '350-pay-dues');
    await staff.page.goto(`/admin/parties/${business.partyId}`);
    await staff.page.getByText('₹1,050').first().waitFor();
    await expectAccessibleScreen(staff, '351-admin-party');
  });

  it('pays a part of a bill and an amount on account, counted once', async () => {
    const { page } = customer;
    await page.getByRole('textbox', { name: /^Amount for OLD.*-1$/ }).fill('400');
    await page.getByRole('textbox', { name: /^Amount on account/ }).fill('100');
    await page.getByRole('button', { name: 'Pay ₹500.00' }).click();
    await dialog()
      .getByRole('button', { name: /^Pay ₹/ })
      .press('Enter', { noWaitAfter: true });
    await page.getByRole('heading', { name: '₹500.00 paid' }).waitFor();
    await expectAccessibleScreen(customer, '352-dues-paid');
    await eventually(async () => (await readCredit()).Outstanding === 2_650, {
      missing: 'the payment on the oldest bills',
    });
    expect(await readCredit()).toMatchObject({ Overdue: 550, OnAccount: 0 });
  });

  it('saves the receipt as a PDF', async () => {
    const [download] = await Promise.all([
      customer.page.waitForEvent('download'),
      customer.page
        .getByRole('button', { name: /^Receipt RC/ })
        .first()
        .click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^RC-.*\.pdf$/);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is recorded by staff as well, and no longer overdue then', async () => {
    const { page } = staff;
    await page.goto(`/admin/parties/${business.partyId}`);
    await page.getByRole('button', { name: 'Record a payment' }).click();
    const sheet = page.getByRole('dialog', { name: /^Record a payment of/ });
    await sheet.getByRole('textbox', { name: 'Amount in rupees' }).fill('550');
    await sheet.getByRole('radio', { name: 'In cash' }).check();
    await expectAccessibleScreen(staff, '357-record-payment');
    await sheet.getByRole('button', { name: 'Record a payment' }).click();
    await sheet.waitFor({ state: 'detached' });
    await eventually(async () => (await readCredit()).Overdue === 0, {
      missing: 'the recorded payment on the overdue bill',
    });
    expect(await readCredit()).toMatchObject({ Outstanding: 2_100, OnAccount: 0 });
  });

  it('shows the payment in the ledger, with menus and without', async () => {
    const { page } = customer;
    await page.goto(`/ledger-report-apk/${defaultCompanyId}/${business.partyId}/0`);
    await page.getByText('₹2,100.00').first().waitFor();
    await expectAccessibleScreen(customer, '353-app-ledger');
    await page.goto('/ledger-report');
    await page.getByText('₹2,100.00').first().waitFor();
    await expectAccessibleScreen(customer, '354-ledger');
    expect(customer.pageErrors).toEqual([]);
  });

  it('keeps other businesses out of the ledger for apps', async () => {
    await customer.page.goto(`/ledger-report-apk/${defaultCompanyId}/${business.partyId + 1}/0`);
    await customer.page.getByRole('heading', { name: 'This ledger cannot be shown' }).waitFor();
  });

  it('lets staff see the list of business accounts and the GST return', async () => {
    const { page } = staff;
    await page.goto('/admin/parties');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page
      .getByText(/Canteen/)
      .first()
      .waitFor();
    await expectAccessibleScreen(staff, '355-admin-parties');
    await page.goto('/admin/reports/gst-return');
    await page
      .getByText(/B2CS|B2B/)
      .first()
      .waitFor();
    await expectAccessibleScreen(staff, '356-gst-return');
    expect(staff.pageErrors).toEqual([]);
  });
});
