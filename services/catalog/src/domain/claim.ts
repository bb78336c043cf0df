/**
 * Whose reservation it is: an order's first is told by the order's id, its second by the negative of it. A second one is made when money comes
 * for an order that had let its stock go; the first is barred from taking again, so it needs a name of its own (`rsv:<orderId>:2`).
 */
export const secondClaim = (orderId: number): number => -orderId;

export const orderOfClaim = (claim: number): number => Math.abs(claim);
export const roundOfClaim = (claim: number): 1 | 2 => (claim < 0 ? 2 : 1);

/** As it stands in the store: `42`, or `42:2`. */
export const claimName = (claim: number): string => (claim < 0 ? `${-claim}:2` : String(claim));
