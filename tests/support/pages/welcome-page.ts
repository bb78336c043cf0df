import type { Page } from 'playwright-core';

export const welcomePage = (page: Page) => {
  const pincode = page.getByRole('textbox', { name: 'Pincode' });
  return {
    open: () => page.goto('/'),
    pincode,
    deliverTo: async (code: string): Promise<void> => {
      await pincode.fill(code);
      await page.getByRole('button', { name: 'Deliver here' }).click();
    },
  };
};

export const loginPage = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1 }),
  askForCode: async (contact: string): Promise<void> => {
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(contact);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
  },
  enterCode: (code: string): Promise<void> =>
    page.getByRole('textbox', { name: '6-digit code' }).fill(code),
});
