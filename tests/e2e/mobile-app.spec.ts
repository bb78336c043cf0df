import { dataCopyOperations } from '@tokri/contracts/api';
import type { Browser } from 'playwright-core';
import { openAppShell, type AppShell } from '../support/browser/app-shell.ts';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';

const current = { version: '0.6.6', isForceUpdate: false };
const stored = { UserPincode: '560034' };
const user = { Id: 7, Name: 'Asha', Email: '', Mobile: '9000000002', Address: '', GSTN: '' };
const pathOf = (app: AppShell): string => new URL(app.page.url()).pathname;
const pressBack = (app: AppShell) => app.emit('App', 'backButton', { canGoBack: true });

describe('the mobile app', () => {
  let browser: Browser;
  let app: AppShell;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(async () => {
    await app.close();
  });
  afterAll(async () => {
    await browser.close();
  });
  const openHome = async (...options: [] | [Parameters<typeof openAppShell>[1]]) => {
    app = await openAppShell(browser, options[0] ?? current, stored);
    await app.page.goto('/home');
    await app.page.getByRole('navigation', { name: 'Main' }).waitFor();
  };

  it('closes a sheet, goes back and is left at home by the back button', async () => {
    await openHome();
    await app.emit('App', 'appUrlOpen', { url: 'tokri:///login' });
    await expectEventually.poll(() => pathOf(app)).toBe('/login');
    await pressBack(app);
    await expectEventually.poll(() => pathOf(app)).toBe('/home');
    await app.page.getByRole('button', { name: /^Deliver to/ }).click();
    const sheet = app.page.getByRole('dialog');
    await sheet.waitFor();
    await pressBack(app);
    await sheet.waitFor({ state: 'hidden' });
    expect(pathOf(app)).toBe('/home');
    await pressBack(app);
    await app.waitForCall('exitApp');
  });

  it('opens the order that a link or a touched notification names', async () => {
    await openHome();
    await app.emit('App', 'appUrlOpen', { url: 'https://shop.example/order-details?Id=5' });
    await app.page.waitForURL('/order-details?Id=5');
    await app.emit('PushNotifications', 'pushNotificationActionPerformed', {
      notification: { data: { Path: '/order-details?Id=6' } },
    });
    await app.page.waitForURL('/order-details?Id=6');
  });

  it('keeps its menu out of the safe area of the phone', async () => {
    await openHome();
    const devtools = await app.context.newCDPSession(app.page);
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
    await expectEventually(app.page.getByRole('navigation', { name: 'Main' })).toHaveCSS(
      'padding-bottom',
      '34px',
    );
  });

  it('registers the token of the phone for who is signed in', async () => {
    app = await openAppShell(browser, current, {
      ...stored,
      user: JSON.stringify(user),
    });
    await app.page.goto('/home');
    await app.waitForCall('register');
    await app.emit('PushNotifications', 'registration', { value: 'token-of-firebase' });
    await expectEventually
      .poll(() => app.registrations)
      .toEqual([{ UserId: 7, NewToken: 'token-of-firebase', Token: '', DeviceType: 1 }]);
  });

  it('saves the copy of the data by native code and offers to share it', async () => {
    const copy = { ReadAt: '2026-11-29T20:10:00+05:30', IncompleteParts: [], Favourites: [] };
    app = await openAppShell(
      browser,
      { ...current, bodies: { [dataCopyOperations.readDataCopy.path]: copy } },
      { ...stored, user: JSON.stringify(user) },
    );
    await app.page.goto('/delete-account');
    await app.page.getByRole('button', { name: 'Save as JSON file' }).click();
    await app.page.getByText('The copy is saved.').waitFor();
    const data = Buffer.from(JSON.stringify(copy, null, 2)).toString('base64');
    expect(await app.waitForCall('writeFile')).toEqual({
      path: 'my-data.json',
      data,
      directory: 'DOCUMENTS',
    });
    expect(await app.waitForCall('share')).toMatchObject({ dialogTitle: 'my-data.json' });
  });

  it('leads from a forced update only to the store', async () => {
    await openHome({ version: '0.6.7', isForceUpdate: true });
    await app.page.getByRole('dialog', { name: 'WARNING' }).waitFor();
    await app.page.keyboard.press('Escape');
    await app.waitForCall('openAppStore');
  });
});
