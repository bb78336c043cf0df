import type { Page } from 'playwright-core';

/** The chat of an order, from the button on its pages. */
export const chatPanel = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: /^Chat, order / });
  const field = dialog.getByRole('textbox', { name: 'Message' });
  return {
    dialog,
    field,
    button: page.getByRole('button', { name: /^Chat about this order/ }),
    /** The button with its dot. */
    unreadButton: page.getByRole('button', { name: /^Chat about this order, 1 new message/ }),
    open: async (): Promise<void> => {
      await page.getByRole('button', { name: /^Chat about this order/ }).click();
      await field.waitFor();
    },
    close: async (): Promise<void> => {
      await dialog.getByRole('button', { name: 'Close' }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
    /** By keyboard, as at a desk. */
    sendByKeyboard: async (text: string): Promise<void> => {
      await field.fill(text);
      await field.press('Enter');
    },
    /** By the button, as with a thumb. */
    sendByButton: async (text: string): Promise<void> => {
      await field.fill(text);
      await dialog.getByRole('button', { name: 'Send' }).click();
    },
    /** @throws when the page does not come to show this by itself. */
    waitForText: (text: string): Promise<void> => dialog.getByText(text).last().waitFor(),
    lines: dialog.getByRole('listitem'),
  };
};
