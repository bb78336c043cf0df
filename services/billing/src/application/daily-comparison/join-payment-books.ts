import type { PaymentBooks } from '../ports/daily-comparisons.ts';

/** A provider's books name payments of orders and of dues. */
export const joinPaymentBooks = (...books: readonly PaymentBooks[]): PaymentBooks => ({
  listOpened: async (provider, opened) =>
    (await Promise.all(books.map((one) => one.listOpened(provider, opened)))).flat(),
  findByGatewayIds: async (ids) =>
    (await Promise.all(books.map((one) => one.findByGatewayIds(ids)))).flat(),
});
