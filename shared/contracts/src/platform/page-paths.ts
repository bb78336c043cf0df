/*
 * Pages of the shop that more than one part leads to, messages among them: one that was sent stays in a phone for weeks, so what stands here is not
 * changed without a redirect (section 2 gives the names).
 */

/** The cart with its slots. */
export const cartPath = '/checkout-details';
/** Query name of a slot whose place is offered: the page holds it for who was led there. */
export const offeredSlotParam = 'SlotId';
export const offeredSlotPath = (slotId: number): string =>
  `${cartPath}?${offeredSlotParam}=${slotId}`;

export const orderPath = (orderId: number): string => `/order-details?Id=${orderId}`;

export const itemPath = (itemId: number): string => `/single-product?ItemId=${itemId}`;
/** The goods of a type; its group is found by them. */
export const itemTypePath = (typeId: number): string => `/subcategory-list?TypeId=${typeId}`;
/** The list of items, which needs a pincode. */
export const itemListPath = '/product-list';
/** Query names of that list. */
export const itemListParams = { search: 'Search', brand: 'Brand' } as const;
export const brandPath = (brand: string): string =>
  `${itemListPath}?${new URLSearchParams({ [itemListParams.brand]: brand })}`;
export const searchPath = (words: string): string =>
  `${itemListPath}?${new URLSearchParams({ [itemListParams.search]: words })}`;
