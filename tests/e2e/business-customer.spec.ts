import type { TaxpayerResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import type { Browser } from 'playwright-core';
import { callApiOk, sendCommand } from '../support/api/call-api.ts';
import { uniqueMobile } from '../support/api/mobiles.ts';
import { createHiddenItem, readItemPrices } from '../support/api/priced-items.ts';
import { signIn, type SignedInUser } from '../support/api/sign-in.ts';
import { createStaff } from '../support/api/staff.ts';
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
/** Taxpayers of the stand-in for the GST portal. */
const taxpayerAt = {
  360: { gstin: '29AADFC1212Q1ZE', name: 'Chai Corner', legalName: 'CHAI POINT PARTNERS' },
  1280: { gstin: '29AAGCM7788K1ZI', name: 'Malgudi Mess', legalName: 'MALGUDI FOODS' },
} as const;
const annapurna = '29AAKFA4321L1ZB';

const setPortalFault = (mode: 'down' | 'off'): Promise<Response> =>
  fetch(`${readProductUrls().standIns}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ system: 'gst', mode, seconds: 120 }),
  });

/** After a fault the service asks the portal again only when its circuit breaker closes. */
const waitForPortal = (token: string): Promise<unknown> =>
  eventually(
    async () => {
      const [taxpayer] = await callApiOk<readonly TaxpayerResponse[]>({
        path: '/api/TransactionOffline/GSTIN',
        query: { GSTIN: annapurna },
        token,
      });
      return taxpayer?.Code === '';
    },
    { timeoutMs: 30_000, missing: 'an answer of the GST portal' },
  );

describe.each(widths)('a business customer at %i px', (width) => {
  const { gstin, name, legalName } = taxpayerAt[width];
  let browser: Browser;
  let staff: Visitor;
  let clerk: SignedInUser;
  let owner: SignedInUser;
  let customer: Visitor;
  let itemId: number;
  const visitors: Visitor[] = [];

  const visitAs = async (person: SignedInUser): Promise<Visitor> => {
    const visitor = await createVisitor(browser, width);
    await presetSession(visitor, person, testPincode);
    visitors.push(visitor);
    return visitor;
  };
  beforeAll(async () => {
    await openTestArea(testUsers().clerk);
    itemId = await createHiddenItem({ Name: `Business rice ${width}`, Status: 1 });
    clerk = await createStaff(['users']);
    owner = await signIn(uniqueMobile());
    await waitForPortal(owner.token);
    browser = await openBrowser();
    staff = await visitAs(clerk);
    customer = await visitAs(owner);
  });
  afterAll(async () => {
    await setPortalFault('off');
    await browser.close();
  });

  const savePartyRate = async (partyId: number): Promise<void> => {
    const [unit] = (await readItemPrices(itemId)).Units;
    await sendCommand({
      path: '/api/admin/catalog/rates',
      token: testUsers().administrator.token,
      body: {
        ItemId: itemId,
        UnitId: unit?.UnitId ?? 0,
        PartyId: partyId,
        FromDate: dayAhead(0),
        Rate: 30,
        Mrp: 50,
        SeenRateId: 0,
      },
    });
  };
  const approve = async (userId: number): Promise<void> => {
    const { page } = staff;
    await page.goto(`/admin/businesses/${userId}`);
    const panel = page.getByRole('complementary', { name });
    await panel.getByRole('button', { name: 'Approve' }).click();
    const sheet = page.getByRole('dialog', { name: `Approve ${name}` });
    await sheet.getByRole('button', { name: 'Approve' }).click();
    await panel.getByRole('heading', { name: 'People of the business' }).waitFor();
  };

  it('sees the usual price before', async () => {
    const { page } = customer;
    await page.goto(`/single-product?ItemId=${itemId}`);
    await page.getByText('₹42', { exact: true }).first().waitFor();
  });

  it('applies with the name and address of the GST portal', async () => {
    const { page } = customer;
    await page.goto('/customer-dashboard');
    await page.getByRole('link', { name: /Register your business/ }).click();
    await page.waitForURL(/\/register-bcustomer$/);
    const field = page.getByRole('textbox', { name: 'GSTIN *' });
    await field.fill(`${gstin.slice(0, 14)}0`);
    await page.getByText('This GSTIN is not right. Check every character.').waitFor();
    await expectAccessibleScreen(customer, '340-register-business-wrong');
    await field.fill(gstin);
    await page.getByText(legalName).waitFor();
    const nameField = page.getByRole('textbox', { name: 'Name of the business *' });
    await eventually(async () => (await nameField.inputValue()) === name, {
      missing: 'the name of the GST portal',
    });
    await page.getByRole('textbox', { name: 'Pincode *' }).fill(testPincode);
    await expectAccessibleScreen(customer, '341-register-business');
    await page.getByRole('button', { name: 'Send application' }).click();
    await page.getByText('Being checked').waitFor();
    await expectAccessibleScreen(customer, '342-business-pending');
  });

  it('is approved by staff, who see what the portal said', async () => {
    const { page } = staff;
    await page.goto('/admin/businesses');
    await page.getByRole('link', { name, exact: true }).first().click();
    await expectAccessibleScreen(staff, '343-admin-business');
    await approve(owner.userId);
    await expectAccessibleScreen(staff, '344-admin-business-approved');
  });

  it('sees the prices of the business after the approval', async () => {
    const { page } = customer;
    await page.goto('/register-bcustomer');
    await page.getByText('Approved').waitFor();
    await page.getByRole('heading', { level: 2, name }).waitFor();
    await expectAccessibleScreen(customer, '345-business-member');
    const [profile] = await callApiOk<readonly { readonly PartyId: number }[]>({
      path: '/api/CustomerProfile',
      query: { UserId: String(owner.userId) },
      token: (await signIn(owner.mobile)).token,
    });
    await savePartyRate(profile?.PartyId ?? 0);
    await page.goto(`/single-product?ItemId=${itemId}`);
    await page.getByText('₹31.50', { exact: true }).first().waitFor();
  });

  it('is joined by a second person, who becomes a buyer', async () => {
    const second = await signIn(uniqueMobile());
    const visitor = await visitAs(second);
    await visitor.page.goto(`/register-bcustomer?GSTIN=${gstin}`);
    await visitor.page.getByText('You were invited').waitFor();
    await visitor.page.getByText(legalName).waitFor();
    await visitor.page.getByRole('textbox', { name: 'Pincode *' }).fill(testPincode);
    await visitor.page.getByRole('button', { name: 'Send application' }).click();
    await visitor.page.getByText('Being checked').waitFor();
    await approve(second.userId);
    const { page } = customer;
    await page.goto('/business-people');
    const digits = second.mobile.slice(-5);
    const person = page.getByRole('listitem').filter({ hasText: digits });
    await person.getByText('Buyer').waitFor();
    await expectAccessibleScreen(customer, '346-business-people');
    await visitor.page.goto(`/single-product?ItemId=${itemId}`);
    await visitor.page.getByText('₹31.50', { exact: true }).first().waitFor();
  });

  it('goes on while the GST portal is down, and reads why staff declined', async () => {
    const person = await signIn(uniqueMobile());
    const visitor = await visitAs(person);
    const { page } = visitor;
    await setPortalFault('down');
    await page.goto('/register-bcustomer');
    await page.getByRole('textbox', { name: 'GSTIN *' }).fill(annapurna);
    await page.getByText('our staff will confirm your GSTIN later').waitFor();
    await page.getByRole('textbox', { name: 'Name of the business *' }).fill('Annapurna Branch');
    await page.getByRole('textbox', { name: 'Business address *' }).fill('18 Sarjapur Main Road');
    await page.getByRole('textbox', { name: 'Pincode *' }).fill(testPincode);
    await expectAccessibleScreen(visitor, '347-register-business-portal-down');
    await page.getByRole('button', { name: 'Send application' }).click();
    await page.getByText('Being checked').waitFor();
    await staff.page.goto(`/admin/businesses/${person.userId}`);
    const panel = staff.page.getByRole('complementary', { name: 'Annapurna Branch' });
    await panel.getByText('Confirm the GSTIN before you approve it').waitFor();
    await expectAccessibleScreen(staff, '348-admin-business-unconfirmed');
    await panel.getByRole('button', { name: 'Decline' }).click();
    const sheet = staff.page.getByRole('dialog', { name: 'Decline Annapurna Branch' });
    await sheet.getByRole('textbox', { name: 'Reason' }).fill('The address is a flat');
    await sheet.getByRole('button', { name: 'Decline' }).click();
    await panel.getByText('The address is a flat').waitFor();
    await page.reload();
    await page.getByText('The address is a flat').waitFor();
    await expectAccessibleScreen(visitor, '349-business-declined');
    await setPortalFault('off');
  });

  it('is told in Hindi, too', async () => {
    const { page } = customer;
    await page.evaluate(() => localStorage.setItem('lang', 'hi'));
    await page.goto('/register-bcustomer');
    await page.getByRole('heading', { level: 1, name: 'कारोबारी खाता' }).waitFor();
    await page.getByText('मंज़ूर').waitFor();
    await expectAccessibleScreen(customer, '350-business-hindi');
  });

  it('throws no errors', () =>
    expect(visitors.flatMap(({ pageErrors }) => pageErrors)).toEqual([]));
});
