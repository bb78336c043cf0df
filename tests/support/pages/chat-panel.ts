import type { Page } from 'playwright-core';

export const chatPanel = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: /^Chat, order / });
  const field = dialog.getByRole('textbox', { name: 'Message' });
  return {
    dialog,
    field,
    button: page.getByRole('button', { name: /^Chat about this order/ }),
    unreadButton: page.getByRole('button', { name: /^Chat about this order, 1 new message/ }),
    open: async (): Promise<void> => {
      await page.getByRole('button', { name: /^Chat about this order/ }).click();
      await field.waitFor();
    },
    close: async (): Promise<void> => {
      await dialog.getByRole('button', { name: 'Close' }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
    sendByKeyboard: async (text: string): Promise<void> => {
      await field.fill(text);
      await field.press('Enter');
    },
    sendByButton: async (text: string): Promise<void> => {
      await field.fill(text);
      await dialog.getByRole('button', { name: 'Send' }).click();
    },
    waitForText: (text: string): Promise<void> => dialog.getByText(text).last().waitFor(),
    lines: dialog.getByRole('listitem'),
  };
};
