import { cartOperations, type CartAnswer, type PricedLineAnswer } from '@tokri/contracts/http';
import { call } from '../platform/api/call.ts';
import { confirmLines } from './cart.ts';
import { changeSession, session } from './store.ts';

/** The offer by which a line is known: the one that it names, while `OfferId` of an answer is the one that counts. */
export const chosenOffer = ({ ChosenOfferId, OfferId }: Pick<PricedLineAnswer, 'ChosenOfferId' | 'OfferId'>): number => ChosenOfferId ?? OfferId;

/** Takes over a cart that the server answered: badge, quantities on cards. Pages that read the cart call it too. */
export const keepServerCart = ({ Lines, Count }: Pick<CartAnswer, 'Lines' | 'Count'>): void => {
  const serverLines = Lines.map((line) => ({ ItemId: line.ItemId, UnitId: line.UnitId, OfferId: chosenOffer(line), LineKey: line.LineKey, Quantity: line.Quantity }));
  confirmLines(serverLines);
  changeSession({ serverLines, cartCount: Count });
};

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

