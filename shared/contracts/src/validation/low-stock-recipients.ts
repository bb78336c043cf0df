/** Staff who get the messages of one location. */
export const maxLowStockRecipients = 20;
