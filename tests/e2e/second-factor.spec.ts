import { TOTP } from 'otpauth';
import type { Browser } from 'playwright-core';
import { createStaff } from '../support/api/staff.ts';
import { signIn, type SignedInUser } from '../support/api/sign-in.ts';
import { testPincode } from '../support/api/test-area.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';

const widths: readonly ScreenWidth[] = [360, 1280];
const stepMs = 30_000;

describe.each(widths)('the second factor of staff at %i px', (width) => {
  let browser: Browser;
  let person: SignedInUser;
  let visitor: Visitor;
  let totp: TOTP;
  let recoveryCodes: readonly string[];

  const open = async (session: SignedInUser): Promise<Visitor> => {
    const opened = await createVisitor(browser, width);
    await presetSession(opened, session, testPincode);
    return opened;
  };
  beforeAll(async () => {
    person = await createStaff(['payments']);
    browser = await openBrowser();
    visitor = await open(person);
  });
  afterAll(async () => {
    await browser.close();
  });

  it('is turned on with the code of an app, and shows recovery codes', async () => {
    const { page } = visitor;
    await page.goto('/admin/second-factor');
    await page.getByRole('button', { name: 'Set up an app' }).click();
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
    totp = new TOTP({ secret });
    await expectAccessibleScreen(visitor, '330-second-factor-scan');
    const field = page.getByLabel('Code from your app');
    await field.fill('000000x');
    await page.keyboard.press('Enter');
    await page.getByText('This code is incorrect or was used before.').waitFor();
    await field.fill(totp.generate());
    await page.keyboard.press('Enter');
    const codes = page.getByRole('list', { name: 'Recovery codes' });
    await codes.waitFor();
    recoveryCodes = await codes.getByRole('listitem').allInnerTexts();
    await expectAccessibleScreen(visitor, '331-second-factor-recovery-codes');
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByText('You have 10 recovery codes left.').waitFor();
    await expectAccessibleScreen(visitor, '332-second-factor-on');
    expect(visitor.pageErrors).toEqual([]);
    await visitor.close();
  });

  it('is asked for after the next sign-in, before payments open', async () => {
    visitor = await open(await signIn(person.mobile));
    const { page } = visitor;
    await page.goto('/admin/payments');
    await page.getByRole('heading', { level: 1, name: 'Enter your code' }).waitFor();
    await page.getByRole('link', { name: 'Open second factor' }).waitFor();
    await expectAccessibleScreen(visitor, '333-second-factor-needed');
    await page.getByRole('link', { name: 'Open second factor' }).click();
    const field = page.getByLabel('Code from your app, or a recovery code');
    await field.waitFor();
    await expectAccessibleScreen(visitor, '334-second-factor-code');
    // The code of this time step may be the one that turned it on.
    await field.fill(totp.generate({ timestamp: Date.now() + stepMs }));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Your second factor is on' }).waitFor();
    await page.goto('/admin/payments');
    await page.getByRole('heading', { level: 1, name: 'Payments' }).waitFor();
    expect(visitor.pageErrors).toEqual([]);
    await visitor.close();
  });

  it('is turned off with recovery codes by somebody without the phone', async () => {
    visitor = await open(await signIn(person.mobile));
    const { page } = visitor;
    const [first = '', second = ''] = recoveryCodes;
    // Their only permission moves money, so the first page leads to the code.
    await page.goto('/admin');
    await page.getByLabel('Code from your app, or a recovery code').fill(first);
    await page.keyboard.press('Enter');
    await page.getByText('You have 9 recovery codes left.').waitFor();
    await page.getByRole('button', { name: 'Turn off' }).click();
    await expectAccessibleScreen(visitor, '335-second-factor-turn-off');
    await page.getByLabel('Code from your app, or a recovery code').fill(second);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Set up an app' }).waitFor();
    await expectAccessibleScreen(visitor, '336-second-factor-off');
    expect(visitor.pageErrors).toEqual([]);
    await visitor.close();
  });
});
