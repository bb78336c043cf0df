import { orderStatus } from '@tokri/contracts/orders';
import type { Browser } from 'playwright-core';
import { callApiOk } from '../support/api/call-api.ts';
import { uniqueMobile } from '../support/api/mobiles.ts';
import { listItemsOnSale, waitForOrder } from '../support/api/shopping.ts';
import type { SignedInUser } from '../support/api/sign-in.ts';
import { dayAhead, ensureAddress } from '../support/api/test-area.ts';
import { testUsers } from '../support/api/test-users.ts';
import { findEnglishTexts } from '../support/browser/english-texts.ts';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { createVisitor, type Visitor } from '../support/browser/visitor.ts';
import { orderStatusPage } from '../support/pages/order-pages.ts';
import { readCodeFromStandIns } from '../support/pages/stand-ins-page.ts';

const pincode = '560034';
/** What `ensureAddress` types, and a word that is printed on packs. */
const typedNames = ['Asha Test', 'Trial Street, Testpet', 'UHT', 'doodh'];

const shopNames = (page: Visitor['page']): Promise<string[]> =>
  page.evaluate(() => {
    const { site } = JSON.parse(document.getElementById('app-config')?.textContent ?? '{}') as {
      site: Record<string, string>;
    };
    return ['brand', 'companyName', 'companyAddress', 'grievanceOfficer'].map(
      (name) => site[name] ?? '',
    );
  });

describe('the shop for a reader of Hindi', () => {
  const mobile = uniqueMobile();
  let browser: Browser;
  let visitor: Visitor;
  let names: readonly string[];
  let buyer: SignedInUser;
  let orderId: number;
  beforeAll(async () => {
    browser = await openBrowser();
    visitor = await createVisitor(browser, 360);
    const brands = await callApiOk<readonly { Brand: string }[]>({ path: '/api/Filter' });
    names = [...typedNames, ...brands.map(({ Brand }) => Brand)];
  });
  afterAll(async () => {
    await browser.close();
  });

  const expectHindi = async () => {
    await visitor.page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await expectEventually.poll(() => findEnglishTexts(visitor.page, names)).toEqual([]);
  };
  /** Declarations of the pack, in the words of its manufacturer. */
  const manufacturerTexts = async () => {
    const itemId = Number(new URL(visitor.page.url()).searchParams.get('ItemId'));
    const item = (await listItemsOnSale(200)).find(({ Id }) => Id === itemId);
    return item ? [item.Declarations.Manufacturer, item.Declarations.ConsumerCare] : [];
  };
  /** `text` is on the page when it has loaded. */
  const visit = async (path: string, text: string) => {
    await visitor.page.goto(path);
    await visitor.page.getByText(text).first().waitFor({ state: 'attached' });
    await expectHindi();
  };

  it('starts with a choice of the language, which keeps the focus', async () => {
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('button', { name: 'हिंदी' }).press('Enter');
    await page.getByRole('heading', { name: 'कहाँ पहुँचाएँ?' }).waitFor();
    await expectEventually(page.getByRole('button', { name: 'हिंदी', pressed: true })).toBeFocused();
    await expectEventually(page.locator('html')).toHaveAttribute('lang', 'hi');
    names = [...names, ...(await shopNames(page))];
    await expectHindi();
    await page.getByRole('textbox', { name: 'पिनकोड' }).fill(pincode);
    await page.keyboard.press('Enter');
    await page.waitForURL(/home/);
    await expectHindi();
  });

  it.each([
    ['/all-categories', 'सब्ज़ियाँ'],
    ['/sub-category?GroupId=1', 'सब्ज़ियाँ'],
    ['/product-list?GroupId=1', 'जोड़ें'],
    ['/product-list?Search=doodh', 'दूध'],
    ['/subcategory-list?GroupId=1&TypeId=1', 'जोड़ें'],
    ['/offer-item-list', 'जोड़ें'],
    ['/terms-and-condition', 'डिलीवरी का समय'],
    ['/privacy-and-policy', 'आपके अधिकार'],
    ['/refund-policy', 'डिलीवरी के समय'],
    ['/delivery-policy', 'डिलीवरी शुल्क'],
    ['/side-menu', 'लॉगिन'],
    ['/coupon-list', 'कूपन'],
    ['/nothing', 'पेज नहीं मिला'],
  ])('has no English text on %s', (path, text) => visit(path, text));

  it('has no English text on an item and in the cart', async () => {
    const { page } = visitor;
    await visit('/product-list?Search=doodh', 'जोड़ें');
    await page.getByRole('button', { name: /जोड़ें$/ }).first().click();
    await page.locator('main li h3 a').first().click();
    await page.waitForURL(/single-product/);
    names = [...names, ...(await manufacturerTexts())];
    await expectHindi();
    await visit('/checkout-details', 'देना है');
  });

  it('has no English text on the way through sign-in', async () => {
    const { page } = visitor;
    await visit('/login?returnTo=%2Fcheckout-details', 'OTP भेजें');
    await page.getByRole('textbox').first().fill(mobile);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'OTP डालें' }).waitFor();
    await expectHindi();
    await page
      .getByRole('textbox')
      .first()
      .fill(await readCodeFromStandIns(browser, mobile));
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    const stored = await page.evaluate(() => ({
      token: localStorage.getItem('Token') ?? '',
      user: localStorage.getItem('user') ?? '{}',
    }));
    const { Id } = JSON.parse(stored.user) as { Id: number };
    buyer = { mobile, userId: Id, token: stored.token, cookie: '' };
    await ensureAddress(buyer, pincode);
  });

  it('has no English text at checkout and on the confirmed order', async () => {
    const { page } = visitor;
    await visit('/checkout-details', 'देना है');
    await page.locator(`#day-${dayAhead(2)}`).click();
    await page.getByRole('radio', { name: /शाम 7/ }).check();
    await page
      .getByText(/मिनट|रुका है/)
      .first()
      .waitFor();
    await expectHindi();
    await page.getByRole('button', { name: /^ऑर्डर करें/ }).click();
    await orderStatusPage(page).waitForPage();
    orderId = orderStatusPage(page).orderId();
    await waitForOrder(buyer, orderId, { states: [orderStatus.Confirmed] });
    await page.getByText('पक्का').first().waitFor();
    await expectHindi();
  });

  it('has no English text on an order that is delivered', async () => {
    const { clerk } = testUsers();
    for (const status of [orderStatus.Packed, orderStatus.OutForDelivery, orderStatus.Delivered]) {
      await callApiOk({
        path: '/api/Transaction',
        query: {
          TransactionId: String(orderId),
          Status: String(status),
          UserId: String(buyer.userId),
          Name: '',
          TransactionNumber: '',
          Email: '',
          Mobile: '',
        },
        token: clerk.token,
      });
      await waitForOrder(buyer, orderId, { states: [status] });
      await visit(`/order-status?Id=${orderId}`, 'ऑर्डर');
    }
  });

  it.each([
    [() => `/order-details?Id=${orderId}`, 'ऑर्डर'],
    [() => `/track-order?Id=${orderId}`, 'ऑर्डर'],
    [() => '/booking-history', 'मेरे ऑर्डर'],
    [() => '/customer-dashboard', 'सूचनाएँ'],
    [() => '/update-profile', 'आपकी जानकारी'],
    [() => '/displayfavorite', 'पसंदीदा'],
    [() => '/side-menu', 'लॉगआउट'],
    [() => '/home', 'कैटेगरी'],
    [() => '/checkout-details', 'खाली'],
  ])('has no English text on page %# of a customer', (path, text) => visit(path(), text));

  it('has no English text in the chat of an order, not even for a moment', async () => {
    const { page } = visitor;
    await page.goto(`/order-details?Id=${orderId}`);
    const button = page.getByRole('button', { name: /समस्या बताएँ|चैट करें/ }).first();
    await button.waitFor();
    const seenTexts = await page.evaluateHandle(() => {
      const seen: string[] = [];
      new MutationObserver(() =>
        document
          .querySelectorAll('[role="dialog"]')
          .forEach(({ innerHTML }) => seen.push(innerHTML)),
      ).observe(document.body, { subtree: true, childList: true, characterData: true });
      return seen;
    });
    await button.click();
    await page.getByRole('textbox', { name: 'संदेश' }).waitFor();
    await page.getByText('समस्या क्या है?').waitFor();
    expect((await seenTexts.jsonValue()).join('\n')).not.toMatch(
      /No messages|Write a message|Close/,
    );
    await expectHindi();
  });

  it('throws no errors', () => {
    expect(visitor.pageErrors).toEqual([]);
  });
});
