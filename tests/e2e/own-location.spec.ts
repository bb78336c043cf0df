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
import { profilePage } from '../support/pages/account-pages.ts';
import { welcomePage } from '../support/pages/welcome-page.ts';

const widths: readonly ScreenWidth[] = [360, 1280];
const koramangala = { latitude: 12.934_567, longitude: 77.623_951 };
const indianOcean = { latitude: -20, longitude: 80 };

describe.each(widths)('the own location at %i px', (width) => {
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  beforeEach(async () => {
    visitor = await createVisitor(browser, width);
  });
  afterEach(() => visitor.close());
  afterAll(async () => {
    await browser.close();
  });

  const standAt = async (place: typeof koramangala): Promise<void> => {
    await visitor.context.grantPermissions(['geolocation']);
    await visitor.context.setGeolocation(place);
  };
  const pressButton = () => visitor.page.getByRole('button', { name: 'Use my location' }).click();

  it('starts the shop with the pincode of the place', async () => {
    await standAt(koramangala);
    await welcomePage(visitor.page).open();
    await expectAccessibleScreen(visitor, '01-splash-own-location');
    await pressButton();
    await visitor.page.waitForURL(/home/);
    expect(await visitor.page.evaluate(() => localStorage.getItem('UserPincode'))).toBe('560034');
  });

  it('says that the place has no pincode, and that the browser does not allow it', async () => {
    await standAt(indianOcean);
    await welcomePage(visitor.page).open();
    await pressButton();
    await visitor.page.getByText(/^We found no pincode for your location/).waitFor();
    await visitor.context.clearPermissions();
    await pressButton();
    await visitor.page.getByText(/^This site may not see your location/).waitFor();
    await expectAccessibleScreen(visitor, '01-splash-location-denied');
  });

  it('fills the pincode of a new address and checks that we deliver there', async () => {
    await presetSession(visitor, await signIn(uniqueMobile()), '560001');
    await standAt(koramangala);
    const profile = profilePage(visitor.page);
    await profile.open();
    await profile.addresses.getByRole('button', { name: 'Add New Address' }).click();
    await pressButton();
    const sheet = visitor.page.getByRole('dialog');
    await expectEventually(sheet.getByRole('textbox', { name: /^Pincode/ })).toHaveValue('560034');
    await sheet.getByText(/^We deliver here/).waitFor();
    await expectAccessibleScreen(visitor, '63-address-own-location');
  });
});
