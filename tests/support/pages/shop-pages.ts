import type { Locator, Page } from 'playwright-core';
import type { ScreenWidth } from '../browser/visitor.ts';

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

const searchField = (page: Page): Locator =>
  page.getByRole('combobox', { name: 'Search items' }).filter({ visible: true });

export const shopLayout = (page: Page, width: ScreenWidth) => ({
  deliverTo: page.getByRole('button', { name: /^Deliver to/ }),
  nextSlot: page.getByRole('region', { name: 'Next delivery slot' }),
  search: async (text: string): Promise<void> => {
    const field = searchField(page);
    await field.fill(text);
    await field.press('Enter');
  },
  badge: async (): Promise<number> => {
    const cart =
      width === 360
        ? page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Cart/ })
        : page.getByRole('navigation', { name: 'Account and cart' }).getByRole('link').last();
    return Number(/\d+/.exec((await cart.innerText()).replaceAll(/\s+/g, ' '))?.[0] ?? 0);
  },
  openCart: async (): Promise<void> => {
    const menu = page.getByRole('navigation', {
      name: width === 360 ? 'Main' : 'Account and cart',
    });
    await menu
      .getByRole('link', { name: /^Cart|item/ })
      .last()
      .click();
    await page.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor();
  },
});

export const suggestions = (page: Page) => ({
  field: searchField(page),
  box: page.getByRole('grid', { name: 'Suggestions' }),
  options: page.getByRole('grid', { name: 'Suggestions' }).getByRole('row'),
  names: (): Promise<readonly string[]> =>
    page
      .getByRole('grid', { name: 'Suggestions' })
      .getByRole('row')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? '')),
  activeOption: (): Promise<string | undefined> =>
    searchField(page).evaluate(
      (field) =>
        document
          .getElementById(field.getAttribute('aria-activedescendant') ?? '')
          ?.closest('[role=row]')
          ?.getAttribute('aria-label') ?? undefined,
    ),
});

export const homePage = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1, name: 'Groceries in the slot you choose' }),
  categories: page.getByRole('region', { name: 'Shop by category' }),
  openCategory: async (name: string): Promise<void> => {
    await page
      .getByRole('region', { name: 'Shop by category' })
      .getByRole('link', { name })
      .click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  },
});

export const categoryPage = (page: Page) => ({
  openSubcategory: async (name: string): Promise<void> => {
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('main').getByRole('button', { name: /^Add / }).first().waitFor();
  },
});

export const listPage = (page: Page) => ({
  heading: heading(page),
  cards: page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) }),
  names: (): Promise<string[]> =>
    page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts(),
  addFirst: (): Promise<void> =>
    page.getByRole('main').getByRole('button', { name: /^Add / }).first().click(),
  openFirst: async (): Promise<void> => {
    await page
      .getByRole('main')
      .getByRole('heading', { level: 3 })
      .getByRole('link')
      .first()
      .click();
    await page.waitForURL(/single-product/);
    await page.getByRole('heading', { level: 2, name: 'Product information' }).waitFor();
  },
});

export const itemPage = (page: Page) => ({
  heading: heading(page),
  price: page
    .getByRole('main')
    .getByText(/^Price for|GST/)
    .first(),
  add: (): Promise<void> =>
    page
      .getByRole('button', { name: /^Add to cart/ })
      .filter({ visible: true })
      .click(),
  inCart: page
    .getByRole('group', { name: /^Quantity of/ })
    .filter({ visible: true })
    .first(),
});
