/** How a business customer pays what it owes outside the shop's pages. */
export const recordedPaymentWays = ['cash', 'bank', 'upi', 'cheque'] as const;
export type RecordedPaymentWay = (typeof recordedPaymentWays)[number];

export const partyPaymentWays = [...recordedPaymentWays, 'online'] as const;
export type PartyPaymentWay = (typeof partyPaymentWays)[number];

/** Only a captured payment is money that the shop has. */
export const partyPaymentStates = ['opened', 'captured', 'failed', 'reversed'] as const;
export type PartyPaymentState = (typeof partyPaymentStates)[number];

/** How a payment provider gives money of an online payment back: by a refund, or by a lost dispute. */
export const paymentReturnKinds = ['refund', 'chargeback'] as const;
/** A pending refund is on its way, and lowers nothing yet. */
export const paymentReturnStates = ['pending', 'processed'] as const;

export const maxBillsPerPayment = 200;
/** In one request. */
export const maxRemindedParties = 100;
/** Razorpay takes no less. */
export const minOnlineDuesRupees = 1;
