import { randomUUID } from 'node:crypto';
import type { ItemResponse, LocationResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import type { Browser } from 'playwright-core';
import { callApiOk, sendCommand } from '../support/api/call-api.ts';
import { listItemsOnSale } from '../support/api/shopping.ts';
import { createStaff } from '../support/api/staff.ts';
import { testUsers } from '../support/api/test-users.ts';
import { buildTrialItem } from '../support/api/trial-item.ts';
import { waitForLiveStream } from '../support/browser/live-stream.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  presetStorage,
  type Visitor,
} from '../support/browser/visitor.ts';

const maxMsUntilNotSold = 2_000;
const bengaluru = '560034';
const chennai = '600004';
const chennaiAreaId = 2;

describe('an item that staff mark as sold out at one of two locations', () => {
  const name = `Trial spinach ${Date.now().toString(36)}`;
  const unit = `${name}, 1 kg`;
  let browser: Browser;
  let staff: Visitor;
  let chennaiId: number;
  let itemId: number;

  const readUnit = async (pincode: string) => {
    const query = {
      typeId: '0',
      categoryId: '0',
      pincode,
      userId: '0',
      PDate: '0',
      ids: String(itemId),
    };
    const [item] = await callApiOk<readonly ItemResponse[]>({ path: '/api/Item', query });
    return item?.Units[0];
  };
  const openItemPage = async (pincode: string): Promise<Visitor> => {
    const visitor = await createVisitor(browser, 360);
    await presetStorage(visitor, { UserPincode: pincode });
    await visitor.page.goto(`/single-product?ItemId=${itemId}`);
    await visitor.page.getByRole('heading', { level: 1, name }).waitFor();
    return visitor;
  };

  const openListPage = async (pincode: string): Promise<Visitor> => {
    const visitor = await createVisitor(browser, 360);
    await presetStorage(visitor, { UserPincode: pincode });
    const stream = waitForLiveStream(visitor.page);
    await visitor.page.goto(`/product-list?Search=${encodeURIComponent(name)}`);
    await addButton(visitor).waitFor();
    await stream;
    return visitor;
  };
  const card = ({ page }: Visitor) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  const addButton = (visitor: Visitor) =>
    card(visitor).getByRole('button', { name: `Add ${unit}`, exact: true });
  const markAsSoldOut = async (): Promise<void> => {
    const { page } = staff;
    await page.goto(`/admin/stock?LocationId=${chennaiId}`);
    await page.getByLabel('Search stock').fill(name);
    await page.getByRole('button', { name: `Actions for ${unit}` }).click();
    await page.getByRole('button', { name: 'Mark as sold out' }).click();
  };

  beforeAll(async () => {
    const { token } = testUsers().administrator;
    const locations = await callApiOk<readonly LocationResponse[]>({ path: '/api/app/locations' });
    chennaiId = locations.find(({ GroupIds }) => GroupIds.includes(chennaiAreaId))?.Id ?? 0;
    const [sold] = await listItemsOnSale();
    const created = await sendCommand({
      path: '/api/Item',
      token,
      body: buildTrialItem(sold?.ItemTypeId ?? 0, { Name: name, Status: 1 }),
    });
    itemId = created.Id;
    const UnitId = await eventually(async () => (await readUnit(bengaluru))?.UnitId, {
      missing: 'the item',
    });
    await sendCommand({
      path: '/api/admin/catalog/stock-movements',
      token,
      body: { Id: randomUUID(), UnitId, LocationId: chennaiId, Kind: 'receive', Quantity: 4 },
    });
    browser = await openBrowser();
    staff = await createVisitor(browser, 1280);
    await presetSession(staff, await createStaff(['items']), chennai);
  });
  afterAll(async () => {
    await browser.close();
    await sendCommand({
      method: 'GET',
      path: '/api/Item',
      token: testUsers().administrator.token,
      query: { ItemId: String(itemId) },
    });
  });

  it('is sold at both locations before', async () => {
    for (const pincode of [chennai, bengaluru]) {
      const visitor = await openItemPage(pincode);
      await visitor.page
        .getByRole('main')
        .getByRole('button', { name: /^Add to cart/ })
        .waitFor();
      await visitor.close();
    }
  });

  it('turns to out of stock on a list that a customer there has open, and only there', async () => {
    const there = await openListPage(chennai);
    const elsewhere = await openListPage(bengaluru);
    await markAsSoldOut();
    await card(there).getByText('Out of stock').waitFor({ timeout: maxMsUntilNotSold });
    expect(await addButton(there).count()).toBe(0);
    await expectAccessibleScreen(there, '267-list-sold-out-at-a-location');
    await staff.page.getByRole('button', { name: 'Undo' }).click();
    await addButton(there).waitFor();
    expect(await card(elsewhere).getByText('Out of stock').count()).toBe(0);
    expect(await addButton(elsewhere).isVisible()).toBe(true);
    await there.close();
    await elsewhere.close();
  });

  it('is not sold there within two seconds', async () => {
    const { page } = staff;
    await markAsSoldOut();
    await eventually(async () => (await readUnit(chennai))?.Stock === 0, {
      timeoutMs: maxMsUntilNotSold,
      missing: 'the sold out item in Chennai',
    });
    await page.getByText(`${unit} is sold out here`).first().waitFor();
    await expectAccessibleScreen(staff, '265-admin-stock-sold-out-at-a-location');
    const visitor = await openItemPage(chennai);
    await visitor.page.getByRole('main').getByText('Out of stock').first().waitFor();
    await expectAccessibleScreen(visitor, '266-item-sold-out-at-a-location');
    await visitor.close();
  });

  it('can still be ordered at the other location', async () => {
    expect(await readUnit(bengaluru)).toMatchObject({ Available: true, Stock: 5 });
    const visitor = await openItemPage(bengaluru);
    const add = visitor.page.getByRole('main').getByRole('button', { name: /^Add to cart/ });
    await add.click();
    await eventually(async () => (await add.count()) === 0, { missing: 'the item in the cart' });
    await visitor.close();
  });
});
