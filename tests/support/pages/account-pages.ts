import type { Page } from 'playwright-core';

export const dashboardPage = (page: Page) => ({
  heading: page.getByRole('heading', { level: 1 }),
  order: page.getByRole('region', { name: 'Order status' }),
  nextSlot: page.getByRole('region', { name: 'Next slot' }),
  favourites: page.getByRole('region', { name: 'Favourites' }),
  addresses: page.getByRole('region', { name: 'Saved addresses' }),
  open: async (): Promise<void> => {
    await page.goto('/customer-dashboard');
    await page.getByRole('region', { name: 'Help' }).getByRole('link').first().waitFor();
  },
  signOut: async (button: 'Sign out' | 'Sign out on all devices'): Promise<void> => {
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await page.waitForURL(/\/home/);
  },
});

export const profilePage = (page: Page) => {
  const details = page.getByRole('region', { name: 'Your details' });
  return {
    details,
    name: details.getByRole('textbox', { name: 'Name' }),
    mobile: details.getByRole('textbox', { name: 'Mobile' }),
    addresses: page.getByRole('region', { name: 'Saved addresses' }),
    cards: page.getByRole('region', { name: 'Saved addresses' }).getByRole('listitem'),
    open: async (): Promise<void> => {
      await page.goto('/update-profile');
      await details.getByRole('textbox', { name: 'Name' }).waitFor();
    },
    rename: async (name: string): Promise<void> => {
      await details.getByRole('textbox', { name: 'Name' }).fill(name);
      await details.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Profile saved').waitFor();
    },
    saveEmail: async (email: string): Promise<void> => {
      await details.getByRole('textbox', { name: 'Email' }).fill(email);
      await details.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Profile saved').waitFor();
    },
    openVerification: async (): Promise<void> => {
      await details.getByRole('button', { name: /^Verify/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Send code' }).waitFor();
    },
    verify: async (readCode: () => Promise<string>): Promise<void> => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Send code' }).click();
      await dialog.getByRole('textbox', { name: '6-digit code' }).fill(await readCode());
    },
  };
};

export const favouritesPage = (page: Page) => ({
  cards: page.getByRole('main').getByRole('heading', { level: 3 }),
  open: async (): Promise<void> => {
    await page.goto('/displayfavorite');
    await page.getByRole('heading', { level: 1, name: 'Favourites' }).waitFor();
  },
});

export const favouriteButton = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Favourite: ${name}`, exact: true })
    .first();
