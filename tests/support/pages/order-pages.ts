import type { Locator, Page } from 'playwright-core';

const orderStatusRegion = (page: Page): Locator =>
  page.getByRole('region', { name: 'Order status' });

export const orderStatusPage = (page: Page) => ({
  waitForPage: (): Promise<void> => page.waitForURL(/order-status\?Id=\d+/),
  orderId: (): number => Number(new URL(page.url()).searchParams.get('Id')),
  statusRegion: orderStatusRegion(page),
  waitForStatus: (status: string): Promise<void> =>
    orderStatusRegion(page).getByText(status, { exact: true }).first().waitFor(),
});

export const historyPage = (page: Page) => ({
  open: async (): Promise<void> => {
    await page.goto('/booking-history');
    await page.getByRole('heading', { name: 'Order History', level: 1 }).waitFor();
  },
  orders: page.getByRole('main').getByRole('heading', { level: 3 }),
  openFirst: async (): Promise<void> => {
    await page
      .getByRole('main')
      .getByRole('heading', { level: 3 })
      .getByRole('link')
      .first()
      .click();
    await orderStatusRegion(page).waitFor();
  },
});

export const orderDetailsPage = (page: Page) => ({
  open: async (orderId: number): Promise<void> => {
    await page.goto(`/order-details?Id=${orderId}`);
    await orderStatusRegion(page).waitFor();
  },
  statusRegion: orderStatusRegion(page),
  cancel: async (reason: string): Promise<void> => {
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('dialog').getByRole('radio', { name: reason }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  },
});
