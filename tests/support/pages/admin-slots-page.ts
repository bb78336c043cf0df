import type { Locator, Page } from 'playwright-core';

export const adminSlotsPage = (page: Page) => {
  const dialog = page.getByRole('alertdialog');
  const panel = page.getByRole('complementary');
  return {
    panel,
    calendar: page.getByRole('table', { name: /^Bookings and capacity/ }),
    open: async (groupId: number, from: string): Promise<void> => {
      await page.goto(`/admin/slots?GroupId=${groupId}&From=${from}`);
      await page.getByRole('table', { name: /^Bookings and capacity/ }).waitFor();
    },
    slotLink: (label: string): Locator =>
      page.getByRole('link', { name: new RegExp(`^${label}:`) }),
    openSlot: async (label: string): Promise<void> => {
      await page.getByRole('link', { name: new RegExp(`^${label}:`) }).click();
      await panel.getByRole('heading', { name: label }).waitFor();
    },
    closePanel: (): Promise<void> => panel.getByRole('link', { name: 'Close the panel' }).click(),
    effect: panel.getByRole('region', { name: 'Preview of changes' }),
    setCapacity: (capacity: number): Promise<void> =>
      panel.getByRole('textbox', { name: 'Capacity' }).fill(String(capacity)),
    save: (): Promise<void> => panel.getByRole('button', { name: 'Save for this day' }).click(),
    switch: panel.getByRole('switch'),
    closeWholeDay: async (reason: string): Promise<void> => {
      await panel.getByRole('link', { name: 'Close the whole day' }).click();
      await page.getByRole('textbox', { name: 'Reason' }).fill(reason);
      await page.getByRole('button', { name: 'Close this day' }).click();
      await dialog.getByRole('button', { name: 'Yes' }).click();
    },
    closedDay: (reason: string): Locator => page.getByRole('row').filter({ hasText: reason }),
    openDay: async (reason: string): Promise<void> => {
      await page.getByRole('row').filter({ hasText: reason }).getByRole('button').click();
      await dialog.getByRole('button', { name: 'OK' }).click();
    },
  };
};
