import type { Browser, Page } from 'playwright-core';
import { testUsers } from '../support/api/test-users.ts';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import { createVisitor, presetSession, type ScreenWidth } from '../support/browser/visitor.ts';

const widths: readonly ScreenWidth[] = [360, 1280];
const maxListHeightPx = 200;
const baker = {
  Postcode: 'NW1 6XE',
  FormattedAddress: ['221B Baker Street', '', 'Marylebone', 'London', ''],
  Code: '',
};
const suggestions = [
  '221B Baker Street, London',
  ...Array.from({ length: 7 }, (_, index) => `${index + 1} Baker Street, London`),
].map((Address, index) => ({ Id: `a${index}`, Address }));

/** The shop of the tests is in India. Its pages read the tax mode from the configuration in them. */
const simulateUkShop = async (page: Page): Promise<readonly string[]> => {
  const terms: string[] = [];
  await page.route('**/update-profile', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text
      .replace('"taxMode":0', '"taxMode":1')
      .replace(/"hasAddressLookup":\w+/, '"hasAddressLookup":true');
    await route.fulfill({ response, body });
  });
  await page.route('**/api/app/address?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const term = query.get('Term');
    if (term === null) return route.fulfill({ json: baker });
    terms.push(term);
    return route.fulfill({ json: { Suggestions: suggestions, Code: '' } });
  });
  return terms;
};

describe.each(widths)('the address form of the United Kingdom at %i px', (width) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
  });

  it('suggests addresses above two characters in a list of at most 200 px, and fills one in', async () => {
    const visitor = await createVisitor(browser, width, { serviceWorkers: 'block' });
    const { page } = visitor;
    await presetSession(visitor, testUsers().otherCustomer, '');
    const terms = await simulateUkShop(page);
    await page.goto('/update-profile');
    await page.getByRole('button', { name: 'Add New Address' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Address' });
    const line1 = form.getByRole('combobox', { name: 'Address Line 1' });
    await line1.pressSequentially('221');
    const list = form.getByRole('listbox', { name: 'Suggested addresses' });
    await expectEventually(list.getByRole('option')).toHaveCount(suggestions.length);
    expect(terms).toEqual(['221']);
    const { height = Infinity } = (await list.boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(maxListHeightPx);
    await expectAccessibleScreen(visitor, '300-uk-address-suggestions');
    await list.getByRole('option').first().click();
    await expectEventually(line1).toHaveValue('221B Baker Street');
    await expectEventually(form.getByRole('textbox', { name: 'Address Line 2' })).toHaveValue(
      'Marylebone, London',
    );
    await expectEventually(form.getByRole('textbox', { name: 'Postcode' })).toHaveValue('NW1 6XE');
    expect(visitor.pageErrors).toEqual([]);
    await visitor.close();
  });
});
