/** Bounds of what people write and keep: the rows refuse beyond them, the pages let nobody type more. Letters are UTF-16 units, as a field counts them. */

/** A person's name. */
export const nameLettersMax = 100;
/** A mobile number as it is written, with prefix and spaces. */
export const mobileLettersMax = 20;
/** A delivery address without its pincode. */
export const addressLettersMax = 400;
/** What a customer notes on an order. */
export const noteLettersMax = 300;
/** A coupon's code as it is typed. */
export const couponCodeLettersMax = 40;
/** The reference of a transfer by which staff gave money back. */
export const refundReferenceLettersMax = 60;

/** What is looked for among orders, goods and people. */
export const orderSearchLettersMax = 60;
export const itemSearchLettersMax = 100;
export const personSearchLettersMax = 100;

/** Addresses that one person may keep. */
export const addressesPerPersonMax = 20;
/** Favourites of one person; as many as catalog tells of in one call. */
export const favouritesPerPersonMax = 200;
/** Messages of one order at most: a conversation is one document. What is left to say is said by phone. */
export const messagesPerOrderMax = 200;
