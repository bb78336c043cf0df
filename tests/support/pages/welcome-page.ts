import type { Page } from 'playwright-core';

/** The splash screen with its question for the pincode. */
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

/** Sign-in by number and code. */
export const loginPage = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1 }),
  askForCode: async (contact: string): Promise<void> => {
    await page.getByRole('textbox', { name: 'Mobile number or e-mail' }).fill(contact);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByRole('heading', { name: 'Enter the code' }).waitFor();
  },
  /** The last digit sends it. */
  enterCode: (code: string): Promise<void> =>
    page.getByRole('textbox', { name: '6-digit code' }).fill(code),
});
