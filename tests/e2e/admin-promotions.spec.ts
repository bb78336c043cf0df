import { shopDate } from '@tokri/contracts/dates';
import type { OfferBanner, StaffSlideResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import type { Browser } from 'playwright-core';
import { callApi, callApiOk, sendCommand } from '../support/api/call-api.ts';
import { createPurchase } from '../support/api/customers.ts';
import {
  fillCart,
  listItemsOnSale,
  placeOrder,
  prepareOrder,
  readCart,
  type Goods,
  type Purchase,
} from '../support/api/shopping.ts';
import type { SignedInUser } from '../support/api/sign-in.ts';
import { createStaff } from '../support/api/staff.ts';
import { dayAhead, openTestArea, testPincode } from '../support/api/test-area.ts';
import { testUsers } from '../support/api/test-users.ts';
import { buildTrialItem } from '../support/api/trial-item.ts';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  presetStorage,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';

const widths: readonly ScreenWidth[] = [1280, 360];
const loadMs = 30_000;

const createGoods = async (name: string): Promise<Goods> => {
  const { clerk } = testUsers();
  const [sample] = await listItemsOnSale(1);
  const { Id } = await sendCommand({
    path: '/api/Item',
    token: clerk.token,
    body: buildTrialItem(sample?.ItemTypeId ?? 0, { Name: name, Status: 1 }),
  });
  const item = await eventually(
    async () => (await listItemsOnSale(200)).find((one) => one.Id === Id),
    { missing: `the item ${name}` },
  );
  return { itemId: Id, unitId: item.Units[0]?.UnitId ?? 0, quantity: 1 };
};

describe.each(widths)('the pages of promotions at %i px', (width) => {
  const run = `${width} ${Date.now() % 1_000_000}`;
  const [itemName, offerName] = [`Festive jaggery ${run}`, `Gur week ${run}`];
  const code = `GUR${run.replace(' ', 'X')}`;
  const slideTitle = `Gur is here ${run}`;
  let browser: Browser;
  let staff: Visitor;
  let clerk: SignedInUser;
  let goods: Goods;
  let purchase: Purchase;

  beforeAll(async () => {
    const { administrator } = testUsers();
    await openTestArea(testUsers().clerk);
    goods = await createGoods(itemName);
    const [start, end] = width === 360 ? ['10:00', '11:00'] : ['12:00', '13:00'];
    purchase = await createPurchase(administrator, { date: dayAhead(4), start, end });
    clerk = await createStaff(['offers']);
    browser = await openBrowser();
    staff = await createVisitor(browser, width);
    await presetSession(staff, clerk, testPincode);
  });
  afterAll(async () => {
    await browser.close();
    const { clerk: owner } = testUsers();
    await sendCommand({
      path: '/api/admin/catalog/coupon-state',
      token: owner.token,
      body: { Code: code, State: 'stopped' },
    });
    await callApi({
      path: '/api/Item',
      query: { ItemId: String(goods.itemId) },
      token: owner.token,
    });
  });

  const choosePicture = async (): Promise<void> => {
    const { page } = staff;
    const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 160, height: 160 } });
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'gur.png', mimeType: 'image/png', buffer });
    await page.getByRole('button', { name: 'Picture 1 of 1' }).waitFor();
  };

  const readDiscount = async (): Promise<number> => {
    await fillCart(purchase.buyer, [goods], purchase.slot.Date);
    return (await readCart(purchase.buyer, purchase.slot.Date)).Totals.OfferDiscount;
  };
  const waitForDiscount = (isGiven: boolean) =>
    eventually(async () => (await readDiscount()) > 0 === isGiven, {
      missing: `a cart ${isGiven ? 'with' : 'without'} the offer`,
      timeoutMs: loadMs,
    });
  const findRow = (name: string) => staff.page.getByRole('row').filter({ hasText: name });

  it('are all that staff with only the offers permission see', async () => {
    const { page } = staff;
    await page.goto('/admin/promotions');
    await page.getByRole('table', { name: 'List of offers' }).waitFor();
    await expectEventually(page.getByRole('link', { name: 'Items', exact: true })).toHaveCount(0);
    await page.goto('/admin/items');
    await page
      .getByRole('heading', { level: 1, name: 'You do not have access to this page' })
      .waitFor();
  });

  it('create an offer with a banner, whose preview shows real prices', async () => {
    const { page } = staff;
    await page.goto('/admin/promotions');
    await page.getByRole('link', { name: 'New offer' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Add at least one item.').waitFor();
    await page.getByLabel('Name in English').fill(offerName);
    await page.getByLabel('Name in Hindi').fill('गुड़ सप्ताह');
    await page.getByLabel('Description in English').fill('Fresh jaggery of this winter.');
    await page.getByLabel('Percent off').fill('10');
    await page.getByLabel('Find an item to add').fill(itemName);
    await page.getByRole('button', { name: `Add ${itemName}` }).click();
    await choosePicture();
    await page.getByRole('row', { name: new RegExp(`1 × ${itemName}`) }).waitFor();
    await expectAccessibleScreen(staff, '270-admin-offer');
    await page.getByRole('button', { name: 'Save' }).click();
    await findRow(offerName).getByText('Running').waitFor();
    await expectAccessibleScreen(staff, '271-admin-offers');
  });

  it('give the customer the offer in the cart and its banner on the home page', async () => {
    await waitForDiscount(true);
    const visitor = await createVisitor(browser, width);
    await presetStorage(visitor, { UserPincode: testPincode });
    const { page } = visitor;
    await page.goto('/home');
    const offers = page.getByRole('region', { name: 'Current offers' });
    await offers.scrollIntoViewIfNeeded();
    const banner = offers.getByRole('link', { name: `10% off. ${offerName}` });
    await banner.scrollIntoViewIfNeeded();
    await expectAccessibleScreen(visitor, '272-home-banners');
    await banner.click();
    await page.getByRole('heading', { level: 1, name: offerName }).waitFor();
    await page.getByRole('link', { name: itemName }).first().waitFor();
    await visitor.close();
  });

  it('show the banner on the page of the category', async () => {
    const [item] = (await listItemsOnSale(200)).filter(({ Id }) => Id === goods.itemId);
    const groupId = String(item?.ItemGroupId);
    const banners = await callApiOk<readonly OfferBanner[]>({
      path: '/api/Offer',
      query: { pincode: testPincode, ItemGroupId: groupId },
    });
    expect(banners.map(({ Title }) => Title)).toContain(offerName);
    const visitor = await createVisitor(browser, width);
    await presetStorage(visitor, { UserPincode: testPincode, lang: 'hi' });
    await visitor.page.goto(`/sub-category?GroupId=${groupId}`);
    await visitor.page
      .getByRole('region', { name: 'चल रहे ऑफ़र' })
      .getByRole('link', { name: /गुड़ सप्ताह/ })
      .waitFor();
    await expectAccessibleScreen(visitor, '273-category-banners-hindi');
    await visitor.close();
  });

  it('count the order that used the offer', async () => {
    await placeOrder(purchase.buyer, await prepareOrder(purchase, [goods]));
    const { page } = staff;
    await eventually(
      async () => {
        await page.goto(`/admin/promotions?Search=${encodeURIComponent(offerName)}`);
        await findRow(offerName).waitFor();
        return (await findRow(offerName).getByText('1 order', { exact: true }).count()) > 0;
      },
      { missing: 'the order in the list of offers', timeoutMs: loadMs },
    );
  });

  it('pause the offer, take it back, and stop it', async () => {
    const { page } = staff;
    await page.goto(`/admin/promotions?Search=${encodeURIComponent(offerName)}`);
    await page.getByRole('button', { name: `Pause ${offerName}` }).click();
    await findRow(offerName).getByText('Paused').waitFor();
    await waitForDiscount(false);
    await page.getByRole('button', { name: 'Undo' }).click();
    await findRow(offerName).getByText('Running').waitFor();
    await waitForDiscount(true);
    await page.getByRole('button', { name: `Stop ${offerName}` }).click();
    await findRow(offerName).getByText('Ended').waitFor();
    await waitForDiscount(false);
  });

  it('create a coupon, which the customer finds at payment', async () => {
    const { page } = staff;
    await page.goto('/admin/promotions/coupons');
    await page.getByRole('link', { name: 'New coupon' }).click();
    await page.getByLabel('Code').fill(code);
    await page.getByLabel('Name in English').fill('Jaggery for all');
    await page.getByLabel('Percent off').fill('5');
    await page.getByRole('row', { name: /Items for ₹200/ }).waitFor();
    await expectAccessibleScreen(staff, '274-admin-coupon');
    await page.getByRole('button', { name: 'Save' }).click();
    await findRow(code).getByText('Running').waitFor();
    await expectAccessibleScreen(staff, '275-admin-coupons');
    const visitor = await createVisitor(browser, width);
    await presetSession(visitor, purchase.buyer, testPincode);
    await visitor.page.goto('/coupon-list');
    await visitor.page.getByText(code).first().waitFor();
    await visitor.close();
  });

  it('show a slide on the home page for the time that staff set', async () => {
    const { page } = staff;
    await page.goto('/admin/promotions/slides/new');
    await page.getByLabel('Title in English').fill(slideTitle);
    await page.getByLabel('Title in Hindi').fill('गुड़ आ गया');
    await page.getByLabel('Link', { exact: true }).fill('/offer-item-list');
    await choosePicture();
    await page.getByLabel('Show from').fill(`${shopDate(new Date())}T00:00`);
    await page.getByLabel('Show until').fill(`${dayAhead(2)}T00:00`);
    await page.getByRole('heading', { name: 'What customers see' }).waitFor();
    await expectAccessibleScreen(staff, '276-admin-slide');
    await page.getByRole('button', { name: 'Save' }).click();
    const row = page.getByRole('listitem').filter({ hasText: slideTitle });
    await row.getByText('Running').waitFor();
    await expectAccessibleScreen(staff, '277-admin-slides');
    const readSlides = () =>
      callApiOk<readonly Pick<StaffSlideResponse, 'Title'>[]>({
        path: '/api/OnlineTransaction',
      }).then((slides) => slides.some(({ Title }) => Title === slideTitle));
    await eventually(readSlides, { missing: 'the slide', timeoutMs: loadMs });
    await page.getByRole('button', { name: `Delete ${slideTitle}` }).click();
    await row.waitFor({ state: 'detached' });
    await eventually(async () => !(await readSlides()), {
      missing: 'the home page without the slide',
      timeoutMs: loadMs,
    });
  });

  it('throw no errors', () => expect(staff.pageErrors).toEqual([]));
});
