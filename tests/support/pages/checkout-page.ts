import type { Locator, Page } from 'playwright-core';

/** Rupees in a text such as '₹1,184.50' or '− ₹0.46'. */
export const parseRupees = (text: string): number => {
  const rupees = Number(/[\d,]+(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? 'NaN');
  return /[−-]\s*₹/.test(text) ? -rupees : rupees;
};

const bill = (page: Page): Locator => page.getByRole('region', { name: 'Price breakdown' });

/** Every row of the breakdown, in rupees. */
const readAmounts = async (page: Page): Promise<Readonly<Record<string, number>>> => {
  const rows = await bill(page).locator('dl > div').all();
  const pairs = await Promise.all(
    rows.map(
      async (row) =>
        [
          await row.locator('dt').evaluate((label) => label.firstChild?.textContent?.trim() ?? ''),
          parseRupees(await row.locator('dd').innerText()),
        ] as const,
    ),
  );
  return Object.fromEntries(pairs);
};

export const addressSheet = (page: Page) => {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    /** Pincode first; the rest is asked once it is served. */
    fill: async ({
      pincode,
      name,
      mobile,
      address,
    }: {
      readonly pincode: string;
      readonly name: string;
      readonly mobile: string;
      readonly address: string;
    }): Promise<void> => {
      await dialog.getByRole('textbox', { name: 'Pincode' }).fill(pincode);
      await dialog.getByText(/^We deliver here/).waitFor();
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
      await dialog.getByRole('textbox', { name: 'Mobile' }).fill(mobile);
      await dialog.getByRole('textbox', { name: 'Address' }).fill(address);
    },
    save: (): Promise<void> => dialog.getByRole('button', { name: 'Save' }).click(),
    /** The first address of a person is chosen by itself. */
    closed: (): Promise<void> => dialog.waitFor({ state: 'detached' }),
    choose: (address: string): Promise<void> =>
      dialog
        .getByRole('button', { name: new RegExp(address) })
        .first()
        .click(),
  };
};

/** Cart, slot, address and order on one page. */
export const checkoutPage = (page: Page) => {
  const slots = page.getByRole('region', { name: /^Delivery slot/ });
  return {
    open: async (): Promise<void> => {
      await page.goto('/checkout-details');
      await page.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor();
    },
    slots,
    lines: page.locator('#cart').getByRole('listitem'),
    quantityOf: (name: string): Locator => page.getByRole('group', { name: `Quantity of ${name}` }),
    bill: bill(page),
    amounts: () => readAmounts(page),
    taxTable: async (): Promise<string> => {
      await bill(page).locator('summary').click();
      return bill(page).getByRole('table').innerText();
    },
    signIn: page.getByRole('link', { name: 'Sign in to order' }).filter({ visible: true }),
    day: (day: string): Locator => slots.locator(`#day-${day}`),
    /** The radio of a time, such as '7–10 am'. */
    slotRadio: (time: string): Locator => slots.getByRole('radio', { name: new RegExp(time) }),
    /** The chip with all that it says about its slot. */
    slotChip: (time: string): Locator => slots.locator('label').filter({ hasText: time }),
    holdNotice: slots.getByText(/is held for you\./),
    countdown: page.getByRole('timer').filter({ visible: true }).first(),
    /** The way into the line of a full slot of the shown day. */
    joinWaitlist: (time: string): Locator =>
      slots.getByRole('button', { name: new RegExp(`^Join the waitlist, .*${time}$`) }),
    leaveWaitlist: slots.getByRole('button', { name: 'Leave the waitlist' }),
    acceptOffer: slots.getByRole('button', { name: 'Take this slot' }),
    extend: slots.getByRole('button', { name: '5 more minutes' }),
    addAddress: page.getByRole('button', { name: /Add New Address/ }),
    address: page.getByRole('region', { name: /^Deliver to/ }),
    placeOrder: page.getByRole('button', { name: /^Place order/ }).filter({ visible: true }),
    note: page.getByRole('textbox', { name: 'Note for the rider' }),
  };
};
