import type { Locator, Page } from 'playwright-core';

export const parseRupees = (text: string): number => {
  const rupees = Number(/[\d,]+(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? 'NaN');
  return /[−-]\s*₹/.test(text) ? -rupees : rupees;
};

const bill = (page: Page): Locator => page.getByRole('region', { name: 'Price breakdown' });

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
    closed: (): Promise<void> => dialog.waitFor({ state: 'detached' }),
  };
};

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
    slotRadio: (time: string): Locator => slots.getByRole('radio', { name: new RegExp(time) }),
    slotChip: (time: string): Locator => slots.locator('label').filter({ hasText: time }),
    holdNotice: slots.getByText(/^Held for you/),
    countdown: page.getByRole('timer').filter({ visible: true }).first(),
    joinWaitlist: (time: string): Locator =>
      slots.getByRole('button', { name: new RegExp(`^Join the waiting list, .*${time}$`) }),
    leaveWaitlist: slots.getByRole('button', { name: 'Leave the waiting list' }),
    acceptOffer: slots.getByRole('button', { name: 'Take this slot' }),
    extend: slots.getByRole('button', { name: '5 more minutes' }),
    addAddress: page.getByRole('button', { name: /Add New Address/ }),
    address: page.getByRole('region', { name: /^Deliver to/ }),
    placeOrder: page.getByRole('button', { name: /^Place order/ }).filter({ visible: true }),
    note: page.getByRole('textbox', { name: 'Note for the rider' }),
  };
};
