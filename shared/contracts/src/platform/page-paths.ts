/* Messages link to these pages and stay on phones for weeks: change a path only with a redirect. */

export const cartPath = '/checkout-details';
export const offeredSlotParam = 'SlotId';
export const offeredSlotPath = (slotId: number): string =>
  `${cartPath}?${offeredSlotParam}=${slotId}`;

export const orderPath = (orderId: number): string => `/order-details?Id=${orderId}`;

export const conversationsPath = '/conversations';

/** An order with its chat open. Messages that were sent hold this path. */
export const orderChatPath = (orderId: number): string => `${orderPath(orderId)}&Chat=1`;

/** The application of a person for a business account, and what became of it. */
export const businessPath = '/register-bcustomer';

/** What a business owes, with a form to pay it. */
export const duesPath = '/pay-outstanding';

export const itemPath = (itemId: number): string => `/single-product?ItemId=${itemId}`;
export const itemTypePath = (typeId: number): string => `/subcategory-list?TypeId=${typeId}`;
export const itemListPath = '/product-list';
export const itemListParams = { search: 'Search', brand: 'Brand' } as const;
export const brandPath = (brand: string): string =>
  `${itemListPath}?${new URLSearchParams({ [itemListParams.brand]: brand })}`;
export const searchPath = (search: string): string =>
  `${itemListPath}?${new URLSearchParams({ [itemListParams.search]: search })}`;
