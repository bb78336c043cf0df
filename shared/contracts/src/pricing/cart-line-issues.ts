/** Why a line of a cart cannot be ordered. */
export const cartLineIssues = ['not-available', 'stock-short'] as const;

export type CartLineIssue = (typeof cartLineIssues)[number];
