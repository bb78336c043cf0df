/** Bounds of what people write and keep: the rows refuse beyond them, the pages let nobody type more. Letters are UTF-16 units, as a field counts them. */

/** A person's name. */
export const maxNameLength = 100;
/** A mobile number as it is written, with prefix and spaces. */
export const maxMobileLength = 20;
/** A delivery address without its pincode. */
export const maxAddressLength = 400;
/** What a customer notes on an order. */
export const maxNoteLength = 300;
/** A coupon's code as it is typed. */
export const maxCouponCodeLength = 40;
/** The reference of a transfer by which staff gave money back. */
export const maxRefundReferenceLength = 60;

/** What is looked for among orders, goods and people. */
export const maxOrderSearchLength = 60;
export const maxItemSearchLength = 100;
export const maxPersonSearchLength = 100;

/** Addresses that one person may keep. */
export const maxAddressesPerPerson = 20;
/** Favourites of one person; as many as catalog tells of in one call. */
export const maxFavouritesPerPerson = 200;
/** Messages of one order at most: a conversation is one document. What is left to say is said by phone. */
export const maxMessagesPerOrder = 200;
