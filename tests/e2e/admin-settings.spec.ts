import { eventually } from '@tokri/service-kit/testing';
import type { CompanySettingsResponse, LowStockSettingsResponse } from '@tokri/contracts/api';
import type { Browser, Page } from 'playwright-core';
import { callApi, callApiOk, sendCommand } from '../support/api/call-api.ts';
import type { SignedInUser } from '../support/api/sign-in.ts';
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
const path = '/api/admin/user/company';
const lowStockPath = '/api/admin/notification/low-stock-settings';

describe.each(widths)('the settings pages at %i px', (width) => {
  let browser: Browser;
  let staff: Visitor;
  let clerk: SignedInUser;
  let original: CompanySettingsResponse;

  const read = () => callApiOk<CompanySettingsResponse>({ path, token: clerk.token });
  const save = async (change: Partial<CompanySettingsResponse>): Promise<void> => {
    const { Id: _Id, Year: _Year, Prefixes: _Prefixes, NextYear: _Next, ...body } = await read();
    await sendCommand({ path, token: clerk.token, body: { ...body, ...change } });
  };
  const readLowStock = () =>
    callApiOk<LowStockSettingsResponse>({ path: lowStockPath, token: clerk.token });
  const saveLowStock = async (
    settings: Pick<LowStockSettingsResponse, 'IsOn' | 'Locations'>,
  ): Promise<void> => {
    const { Rev } = await readLowStock();
    const { IsOn, Locations } = settings;
    await sendCommand({
      path: lowStockPath,
      token: clerk.token,
      body: { Rev, IsOn, Locations },
    });
  };
  const openCompany = async (page: Page): Promise<void> => {
    await page.goto('/admin/settings');
    await page.getByLabel('Legal name').waitFor();
  };

  beforeAll(async () => {
    clerk = await createStaff(['settings']);
    original = await read();
    browser = await openBrowser();
    staff = await createVisitor(browser, width);
    await presetSession(staff, clerk, testPincode);
  });
  afterAll(async () => {
    const { GrievanceOfficer, SupportPhone, NextPrefixes } = original;
    await save({ GrievanceOfficer, SupportPhone, NextPrefixes });
    await browser.close();
  });

  it('are all that staff with only the settings permission manage', async () => {
    const { page } = staff;
    await openCompany(page);
    await expectEventually(page.getByRole('link', { name: 'Orders' })).toHaveCount(0);
    await expectEventually(page.getByRole('link', { name: 'Delivery charges' })).toHaveCount(0);
    await expectAccessibleScreen(staff, '130-admin-company');
    expect((await callApi({ path: '/api/admin/catalog/items', token: clerk.token })).status).toBe(
      403,
    );
  });

  it('name the field and the rule of bad input and save nothing', async () => {
    const { page } = staff;
    await openCompany(page);
    await page.getByLabel('GSTIN').fill('29AABCT1234F1ZX');
    await page.getByLabel('FSSAI licence number').fill('123');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('This GSTIN is not right. Check each character.').waitFor();
    await page.getByText('The licence number has 14 digits').waitFor();
    await expectAccessibleScreen(staff, '131-admin-company-errors');
    expect((await read()).GSTIN).toBe(original.GSTIN);
  });

  it('save the company, and pages show it to customers', async () => {
    const { page } = staff;
    await openCompany(page);
    const officer = `Asha Rao ${width}, grievance@tokri.example`;
    await page.getByLabel('Grievance officer').fill(officer);
    await page.getByLabel('Tax invoice, prefix').fill('KA');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Company saved.').first().waitFor();
    expect(await read()).toMatchObject({
      GrievanceOfficer: officer,
      Prefixes: original.Prefixes,
      NextPrefixes: { TaxInvoice: 'KA' },
    });
    await eventually(
      async () =>
        (await callApi({ path: '/home', headers: { accept: 'text/html' } })).text.includes(officer),
      { missing: 'the officer on the pages of the shop' },
    );
  });

  it('show both values when somebody else saved meanwhile', async () => {
    const { page } = staff;
    await openCompany(page);
    await page.getByLabel('Support phone').fill('08041111111');
    await save({ SupportPhone: '08042222222', GrievanceOfficer: 'Theirs, officer@tokri.example' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page
      .getByRole('heading', { name: 'Somebody else saved the company meanwhile' })
      .waitFor();
    const choice = page.getByRole('group', { name: 'Support phone' });
    await expectEventually(choice.getByLabel('Yours: 08041111111')).toBeChecked();
    await expectEventually(page.getByLabel('Grievance officer')).toHaveValue(
      'Theirs, officer@tokri.example',
    );
    await expectAccessibleScreen(staff, '132-admin-company-conflict');
    await choice.getByLabel('Theirs: 08042222222').check();
    await choice.getByLabel('Yours: 08041111111').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Company saved.').first().waitFor();
    expect(await read()).toMatchObject({
      SupportPhone: '08041111111',
      GrievanceOfficer: 'Theirs, officer@tokri.example',
    });
  });

  it('choose who gets low-stock messages, and show both versions of a conflict', async () => {
    const { page } = staff;
    const before = await readLowStock();
    const { userId } = await createStaff(['items']);
    await eventually(
      async () => (await readLowStock()).Staff.some(({ UserId }) => UserId === userId),
      { missing: 'the new member of staff among those who can be chosen' },
    );
    try {
      await page.goto('/admin/settings/low-stock');
      const add = page.getByRole('combobox', { name: /^Add a person at/ }).first();
      await add.selectOption(String(userId));
      await page.getByLabel('Send low-stock messages').setChecked(true);
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Low-stock messages saved.').first().waitFor();
      expect(await readLowStock()).toMatchObject({
        IsOn: true,
        Locations: [{ Recipients: [{ UserId: userId, Mail: false, Sms: true, Language: 'en' }] }],
      });
      await expectAccessibleScreen(staff, '134-admin-low-stock');
      await page.getByLabel('Send low-stock messages').setChecked(false);
      await saveLowStock({ ...(await readLowStock()), Locations: [] });
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Lakshmi Test: SMS, English').waitFor();
      await expectAccessibleScreen(staff, '135-admin-low-stock-conflict');
      await page.getByRole('button', { name: 'Take theirs' }).click();
      await expectEventually(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    } finally {
      await saveLowStock(before);
    }
  });

  it('list the first steps with what the shop has', async () => {
    const { page } = staff;
    await page.goto('/admin/first-steps');
    const list = page.getByRole('listitem').filter({ hasText: 'Name, GSTIN and licence' });
    await list.getByText('Done').waitFor();
    await expectAccessibleScreen(staff, '133-admin-first-steps');
  });
});
