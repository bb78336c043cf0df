import type { Browser } from 'playwright-core';
import { callApi } from '../support/api/call-api.ts';
import { uniqueMobile } from '../support/api/mobiles.ts';
import { signIn, type SignedInUser } from '../support/api/sign-in.ts';
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
const renewToken = ({ cookie }: SignedInUser) =>
  callApi({ path: '/api/Token', method: 'POST', headers: { cookie } });

describe.each(widths)('the devices of a customer at %i px', (width) => {
  let browser: Browser;
  let visitor: Visitor;
  let lostPhone: SignedInUser;
  beforeAll(async () => {
    const mobile = uniqueMobile();
    lostPhone = await signIn(mobile);
    browser = await openBrowser();
    visitor = await createVisitor(browser, width);
    await presetSession(visitor, await signIn(mobile), '560034');
  });
  afterAll(async () => {
    await browser.close();
  });

  it('signs out a lost phone and stays signed in', async () => {
    const { page } = visitor;
    await page.goto('/update-profile');
    const devices = page.getByRole('region', { name: 'Your devices' });
    await devices.getByText('This device').waitFor();
    const signOut = devices.getByRole('button', { name: /^Sign out/ });
    await signOut.scrollIntoViewIfNeeded();
    await expectAccessibleScreen(visitor, '319-devices');
    await signOut.click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await page.getByText(/is signed out\.$/).waitFor();
    await expectEventually(devices.getByRole('listitem')).toHaveCount(1);
    expect((await renewToken(lostPhone)).body).toMatchObject([{ Code: 'signed-out' }]);
    await page.reload();
    await devices.getByText('This device').waitFor();
    expect(visitor.pageErrors).toEqual([]);
  });
});
