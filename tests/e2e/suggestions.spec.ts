import type { Browser, Locator } from 'playwright-core';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetStorage,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';
import { shopLayout, itemPage, listPage, suggestions } from '../support/pages/shop-pages.ts';

const widths: readonly ScreenWidth[] = [360, 1280];
const shortScreen = { width: 360, height: 380 };

const measureBottom = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox();
  if (!box) throw new Error('it is not drawn');
  return box.y + box.height;
};

describe.each(widths)('search suggestions at %i px', (width) => {
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    browser = await openBrowser();
    visitor = await createVisitor(browser, width);
    await presetStorage(visitor, { UserPincode: '560034' });
  });
  beforeEach(async () => {
    await visitor.page.goto('/home');
  });
  afterAll(async () => {
    await browser.close();
  });

  const type = async (text: string) => {
    const list = suggestions(visitor.page);
    await list.field.focus();
    await list.field.fill(text);
    await list.options.first().waitFor();
    return list;
  };

  it('counts the suggestions and opens the one chosen with arrow keys and Enter', async () => {
    const list = await type('aloo');
    await visitor.page
      .getByRole('status')
      .filter({ hasText: /\d+ suggestions?\. Use the up and down arrow keys to choose\./ })
      .waitFor({ state: 'attached' });
    const names = await list.names();
    await visitor.page.keyboard.press('ArrowUp');
    await expectEventually.poll(list.activeOption).toBe(names.at(-1));
    await visitor.page.keyboard.press('ArrowDown');
    await expectEventually.poll(list.activeOption).toBeUndefined();
    for (const name of names.slice(0, names.indexOf('Potato') + 1)) {
      await visitor.page.keyboard.press('ArrowDown');
      await expectEventually.poll(list.activeOption).toBe(name);
    }
    await expectAccessibleScreen(visitor, '36-suggestions');
    await visitor.page.keyboard.press('Enter');
    await visitor.page.waitForURL(/single-product\?ItemId=\d+$/);
    await itemPage(visitor.page).heading.filter({ hasText: 'Potato' }).waitFor();
    await expectEventually(list.options).toHaveCount(0);
  });

  it('closes the list with Escape and searches for the kept text with Enter', async () => {
    const list = await type('tamatar');
    await visitor.page.keyboard.press('Escape');
    await list.box.waitFor({ state: 'detached' });
    await expectEventually(list.field).toHaveValue('tamatar');
    await visitor.page.keyboard.press('Enter');
    await listPage(visitor.page).heading.filter({ hasText: 'Results for “tamatar”' }).waitFor();
  });

  it('finds items by their Hindi name and opens them by tap or click', async () => {
    const list = await type('प्याज');
    const onion = list.options.filter({ hasText: 'Onion' }).first();
    await (width === 360 ? onion.tap() : onion.click());
    await itemPage(visitor.page).heading.filter({ hasText: 'Onion' }).waitFor();
  });

  it('adds a suggested item from the empty field by keyboard', async () => {
    const list = suggestions(visitor.page);
    await visitor.page.evaluate(() => localStorage.removeItem('tokri.recent-searches'));
    await visitor.page.reload();
    await list.field.focus();
    await list.options
      .first()
      .getByRole('button', { name: /^Add Onion/ })
      .waitFor();
    await expectAccessibleScreen(visitor, '36-suggestions-of-an-empty-field');
    await visitor.page.keyboard.press('ArrowDown');
    await visitor.page.keyboard.press('ArrowRight');
    await visitor.page.keyboard.press('Enter');
    await list.options
      .first()
      .getByRole('button', { name: /^One more of Onion/ })
      .waitFor();
    await expectEventually.poll(list.activeOption).toBe('Onion');
  });

  it('opens the items of a category', async () => {
    const list = await type('vegetables');
    const kind = list.options.filter({ hasText: 'Category' }).first();
    await (width === 360 ? kind.tap() : kind.click());
    await visitor.page.waitForURL(/subcategory-list\?TypeId=\d+$/);
    await listPage(visitor.page).cards.first().waitFor();
  });

  it('stays inside a low screen and scrolls to the last suggestion', async () => {
    await visitor.page.setViewportSize({ ...shortScreen, width });
    const list = await type('veg');
    await visitor.page.keyboard.press('ArrowUp');
    await expectEventually
      .poll(async () => Math.ceil(await measureBottom(list.box)))
      .toBeLessThanOrEqual(shortScreen.height);
    await expectEventually
      .poll(
        async () =>
          Math.floor(await measureBottom(list.options.last())) <=
          Math.ceil(await measureBottom(list.box)),
      )
      .toBe(true);
    await visitor.page.setViewportSize({
      ...shortScreen,
      width,
      height: width === 360 ? 740 : 860,
    });
  });

  it('shows no suggestions offline', async () => {
    const list = suggestions(visitor.page);
    await list.field.focus();
    await visitor.context.setOffline(true);
    const failed = visitor.page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/api/app/suggestions'),
    );
    await list.field.pressSequentially('pyaaz');
    await failed;
    await expectEventually(list.options).toHaveCount(0);
    await visitor.context.setOffline(false);
    expect(
      visitor.pageErrors.filter((fault) => !fault.startsWith('Failed to load resource')),
    ).toEqual([]);
  });

  it('shows names and labels in Hindi when the page is in Hindi', async () => {
    const reader = await createVisitor(browser, width);
    await presetStorage(reader, { UserPincode: '560034', lang: 'hi' });
    await reader.page.goto('/home');
    const field = reader.page
      .getByRole('combobox', { name: 'सामान खोजें' })
      .filter({ visible: true });
    await field.pressSequentially('आलू');
    await reader.page
      .getByRole('grid', { name: 'सुझाव' })
      .getByRole('row', { name: 'आलू', exact: true })
      .waitFor();
    await expectAccessibleScreen(reader, '37-suggestions-hi');
    await reader.close();
  });
});

it('asks for the pincode over a list that is opened without one', async () => {
  const browser = await openBrowser();
  const visitor = await createVisitor(browser, 360);
  await visitor.page.goto('/home');
  await shopLayout(visitor.page, 360).search('aloo');
  await listPage(visitor.page).cards.first().waitFor();
  await visitor.page
    .getByRole('dialog', { name: 'Where should we deliver?' })
    .getByLabel('Pincode')
    .fill('560034');
  await visitor.page.getByRole('button', { name: 'Deliver here' }).click();
  await listPage(visitor.page).heading.filter({ hasText: 'Results for “aloo”' }).waitFor();
  await listPage(visitor.page).cards.first().waitFor();
  expect(visitor.pageErrors).toEqual([]);
  await browser.close();
});
