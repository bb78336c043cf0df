import type { Locator, Page } from 'playwright-core';

/** What staff see of the slots. */
export const slotDesk = (page: Page) => {
  const dialog = page.getByRole('alertdialog');
  const panel = page.getByRole('complementary');
  return {
    panel,
    heat: page.getByRole('table', { name: /^Booked of capacity/ }),
    /** The week of an area that begins with a day. */
    open: async (groupId: number, from: string): Promise<void> => {
      await page.goto(`/admin/slots?GroupId=${groupId}&From=${from}`);
      await page.getByRole('table', { name: /^Booked of capacity/ }).waitFor();
    },
    cell: (words: string): Locator => page.getByRole('link', { name: new RegExp(`^${words}:`) }),
    openSlot: async (words: string): Promise<void> => {
      await page.getByRole('link', { name: new RegExp(`^${words}:`) }).click();
      await panel.getByRole('heading', { name: words }).waitFor();
    },
    closePanel: (): Promise<void> => panel.getByRole('link', { name: 'Close the panel' }).click(),
    effect: panel.getByRole('region', { name: 'What saving does' }),
    setCapacity: (places: number): Promise<void> =>
      panel.getByRole('textbox', { name: 'Capacity' }).fill(String(places)),
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
