import { cartOperations } from '@tokri/contracts/http';
import { write } from '../platform/api/call.ts';
import { newKey } from '../platform/key.ts';
import { today } from '../ui/format/day.ts';
import { countOf, quantityIn, sameThing, withQuantity, type CartThing, type SeenThing } from './local-line.ts';
import { changeSession, session, useSession, type ServerLine, type Session } from './store.ts';

/** What became of a changed quantity. */
export type QuantityOutcome =
  | { readonly kind: 'set'; readonly quantity: number }
  /** Less than wanted: stock or the limit per order. */
  | { readonly kind: 'capped'; readonly quantity: number }
  /** Put back; the text is for people. An ApiProblem is thrown when no answer came, also put back. */
  | { readonly kind: 'refused'; readonly quantity: number; readonly code: string; readonly message: string };

const linesOf = ({ user, localLines, serverLines }: Session) => (user ? serverLines : localLines);

export const quantityOf = (thing: CartThing): number => quantityIn(linesOf(session()), thing);

/** How many of a thing are in the cart, local or the account's; renders again only when that number changes. */
export const useCartQuantity = (thing: CartThing): number => useSession((state) => quantityIn(linesOf(state), thing));

const setLocally = (thing: CartThing & SeenThing, quantity: number): QuantityOutcome => {
  const localLines = withQuantity(session().localLines, thing, quantity);
  changeSession({ localLines, cartCount: countOf(localLines) });
  const now = quantityIn(localLines, thing);
  return { kind: now < quantity ? 'capped' : 'set', quantity: now };
};

const showOnServerLines = (thing: CartThing, lineKey: string, quantity: number): void => {
  const { serverLines } = session();
  const others = serverLines.filter((line) => !sameThing(line, thing));
  const { ItemId, UnitId, OfferId } = thing;
  const changed: ServerLine[] = serverLines.some((line) => sameThing(line, thing))
    ? serverLines.flatMap((line) => (sameThing(line, thing) ? (quantity > 0 ? [{ ...line, Quantity: quantity }] : []) : [line]))
    : [...others, { ItemId, UnitId, OfferId, LineKey: lineKey, Quantity: quantity }];
  const serverLinesNow = quantity > 0 ? changed : others;
  changeSession({ serverLines: serverLinesNow, cartCount: countOf(serverLinesNow) });
};

/** One call at a time for a thing; of quantities wished meanwhile only the last is sent. */
const running = new Map<string, Promise<unknown>>();
const wished = new Map<string, number>();
const nameOf = ({ ItemId, UnitId, OfferId }: CartThing): string => `${ItemId}-${UnitId}-${OfferId}`;

const sendQuantity = async (thing: CartThing, lineKey: string, quantity: number): Promise<QuantityOutcome> => {
  const { user, companyId, deliveryDate } = session();
  const { ItemId, UnitId, OfferId } = thing;
  const body = { Id: 0, LineKey: lineKey, UserId: user?.Id ?? 0, CompanyId: companyId, ItemId, UnitId, OfferId, Quantity: quantity, PDate: deliveryDate || today() };
  const outcome = await write(cartOperations.uploadCartLine, { body });
  if (outcome.kind === 'refused') return { kind: 'refused', quantity, code: outcome.code, message: outcome.message };
  const now = outcome.entry.Quantity ?? quantity;
  return { kind: outcome.entry.Capped ? 'capped' : 'set', quantity: now };
};

const setOnServer = async (thing: CartThing, quantity: number): Promise<QuantityOutcome> => {
  const name = nameOf(thing);
  const before = quantityOf(thing);
  const lineKey = session().serverLines.find((line) => sameThing(line, thing))?.LineKey ?? newKey();
  wished.set(name, quantity);
  showOnServerLines(thing, lineKey, quantity);
  const previous = running.get(name);
  if (previous) await previous.catch(() => undefined);
  if (wished.get(name) !== quantity) return { kind: 'set', quantity: wished.get(name) ?? quantity };
  const sending = sendQuantity(thing, lineKey, quantity);
  running.set(name, sending);
  try {
    const outcome = await sending;
    const shown = outcome.kind === 'refused' ? before : outcome.quantity;
    if (wished.get(name) === quantity) showOnServerLines(thing, lineKey, shown);
    cartListeners.forEach((listener) => listener());
    return { ...outcome, quantity: shown };
  } catch (error) {
    if (wished.get(name) === quantity) showOnServerLines(thing, lineKey, before);
    throw error;
  } finally {
    if (running.get(name) === sending) running.delete(name);
  }
};

const cartListeners = new Set<() => void>();

/** Hears that the server's cart has changed from this page, so that what was computed from it is read again. */
export const onCartChange = (listener: () => void): (() => void) => {
  cartListeners.add(listener);
  return () => cartListeners.delete(listener);
};

/**
 * Sets how many of a thing are wanted, and remembers on the device what it cost there; 0 takes it out. Shown at once, put back when the server refuses.
 * @throws ApiProblem when the server did not answer; the quantity is then back at what it was.
 */
export const setQuantity = async (thing: CartThing & SeenThing, quantity: number): Promise<QuantityOutcome> => (session().user ? setOnServer(thing, quantity) : setLocally(thing, quantity));
