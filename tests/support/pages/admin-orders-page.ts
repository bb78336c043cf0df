import type { Locator, Page } from 'playwright-core';
import type { ScreenWidth } from '../browser/visitor.ts';

export const adminOrdersPage = (page: Page) => {
  const panel = (number: string): Locator => page.getByRole('complementary', { name: number });
  return {
    open: async (day: string): Promise<void> => {
      await page.goto(`/admin/orders?PDate=${day}`);
      await page
        .getByRole('table', { name: 'List of orders' })
        .or(page.getByText(/^No orders for/))
        .first()
        .waitFor();
    },
    statusTabs: page.getByRole('navigation', { name: 'Status' }),
    showStatusTable: async (width: ScreenWidth): Promise<void> => {
      if (width === 360) await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('table', { name: 'Orders by slot and status' }).waitFor();
    },
    row: (number: string): Locator => page.getByRole('row').filter({ hasText: number }),
    select: (number: string): Promise<void> =>
      page.getByRole('checkbox', { name: `Select ${number}` }).check(),
    search: async (text: string): Promise<void> =>
      page.getByRole('searchbox', { name: 'Search orders' }).fill(text),
    bulk: page.getByRole('region', { name: 'Bulk actions' }),
    panel,
    openOrder: async (number: string): Promise<void> => {
      await page.getByRole('row').filter({ hasText: number }).getByRole('link').click();
      await panel(number).waitFor();
    },
    closeOrder: (): Promise<void> =>
      page.getByRole('complementary').getByRole('link', { name: 'Close' }).click(),
    changeStatus: async (number: string, button: string, status: string): Promise<void> => {
      for (const tick of await panel(number).getByRole('checkbox').all()) await tick.check();
      await panel(number).getByRole('button', { name: button }).click();
      await panel(number).getByText(status, { exact: true }).first().waitFor();
    },
    sendOut: async (number: string): Promise<void> => {
      await panel(number).getByRole('button', { name: 'Mark as out for delivery' }).click();
      const question = page.getByRole('alertdialog', { name: 'Order for a later day' });
      await question.getByText(/^This order is for .+ Send it out today\?$/).waitFor();
      await question.getByRole('button', { name: 'Send out today' }).click();
      await panel(number).getByText('Out for delivery', { exact: true }).first().waitFor();
    },
    deliverForCash: async (number: string): Promise<void> => {
      await panel(number).getByRole('button', { name: 'Mark as delivered' }).click();
      const sheet = page.getByRole('dialog', { name: `Deliver ${number}` });
      await sheet.getByRole('button', { name: /^Delivered, .+ received$/ }).click();
      await panel(number).getByText('Delivered', { exact: true }).first().waitFor();
    },
    cancel: async (number: string, reason: string): Promise<void> => {
      await panel(number).getByRole('button', { name: 'Cancel order' }).click();
      await page.getByRole('dialog').getByRole('radio', { name: reason }).check();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    },
  };
};
