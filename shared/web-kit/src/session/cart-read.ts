import { cartOperations, type CartAnswer } from '@tokri/contracts/http';
import { call } from '../platform/api/call.ts';
import { changeSession, session } from './store.ts';

/** Takes over a cart that the server answered: badge, quantities on cards. Pages that read the cart call it too. */
export const keepServerCart = ({ Lines, Count }: Pick<CartAnswer, 'Lines' | 'Count'>): void =>
  changeSession({
    serverLines: Lines.map(({ ItemId, UnitId, OfferId, LineKey, Quantity }) => ({ ItemId, UnitId, OfferId, LineKey, Quantity })),
    cartCount: Count,
  });

/** Section 4: the cart is fetched by user Id and delivery date; without a date, that of the nearest open one. */
export const readServerCart = async (signal?: AbortSignal): Promise<CartAnswer | undefined> => {
  const { user, companyId, deliveryDate } = session();
  if (!user) return undefined;
  const cart = deliveryDate
    ? await call(cartOperations.readCart, { query: { UId: user.Id, PDate: deliveryDate }, signal })
    : await call(cartOperations.readNearestCart, { query: { UserId: user.Id, CompanyId: companyId }, signal });
  if (session().user?.Id === user.Id) keepServerCart(cart);
  return cart;
};

