import { cartFullMessage } from '@tokri/contracts';
import { cartOperations } from '@tokri/contracts/http';
import { sendCommand } from '../../platform/api/api-client.ts';
import { newUuid } from '../../platform/uuid.ts';
import { language } from '../../platform/i18n/language.ts';
import { today } from '../../ui/format/day.ts';
import {
  totalQuantity,
  quantityIn,
  isSameItem,
  withQuantity,
  type CartItemRef,
  type SeenPrice,
} from './local-line.ts';
import { updateSession, session, useSession, type ServerLine, type Session } from '../store/store.ts';

/** What became of a changed quantity. */
export type SetQuantityResult =
  | { readonly kind: 'set'; readonly quantity: number }
  /** Less than wanted: stock or the limit per order. */
  | { readonly kind: 'capped'; readonly quantity: number }
  /** Not sent or not answered, and another quantity was wished since; what became of that is its own outcome. */
  | { readonly kind: 'overtaken'; readonly quantity: number }
  /** Put back; the text is for people. An ApiProblem is thrown when no answer came, also put back. */
  | {
      readonly kind: 'refused';
      readonly quantity: number;
      readonly code: string;
      readonly message: string;
    };

const linesOf = ({ user, localLines, serverLines }: Session) => (user ? serverLines : localLines);

export const cartQuantity = (thing: CartItemRef): number => quantityIn(linesOf(session()), thing);

/** How many of a thing are in the cart, local or the account's; renders again only when that number changes. */
export const useCartQuantity = (thing: CartItemRef): number =>
  useSession((state) => quantityIn(linesOf(state), thing));

const setLocally = (thing: CartItemRef & SeenPrice, quantity: number): SetQuantityResult => {
  const localLines = withQuantity(session().localLines, thing, quantity);
  updateSession({ localLines, cartCount: totalQuantity(localLines) });
  const now = quantityIn(localLines, thing);
  if (now === 0 && quantity > 0)
    return { kind: 'refused', quantity: 0, code: 'cart-full', message: cartFullMessage[language()] };
  return { kind: now < quantity ? 'capped' : 'set', quantity: now };
};

const showOnServerLines = (thing: CartItemRef, lineKey: string, quantity: number): void => {
  const { serverLines } = session();
  const others = serverLines.filter((line) => !isSameItem(line, thing));
  const { ItemId, UnitId, OfferId } = thing;
  const changed: ServerLine[] = serverLines.some((line) => isSameItem(line, thing))
    ? serverLines.flatMap((line) =>
        isSameItem(line, thing)
          ? quantity > 0
            ? [{ ...line, LineKey: lineKey, Quantity: quantity }]
            : []
          : [line],
      )
    : [...others, { ItemId, UnitId, OfferId, LineKey: lineKey, Quantity: quantity }];
  const serverLinesNow = quantity > 0 ? changed : others;
  updateSession({ serverLines: serverLinesNow, cartCount: totalQuantity(serverLinesNow) });
};

const sendQuantity = async (
  thing: CartItemRef,
  lineKey: string,
  quantity: number,
): Promise<SetQuantityResult> => {
  const { user, companyId, deliveryDate } = session();
  const { ItemId, UnitId, OfferId } = thing;
  const body = {
    Id: 0,
    LineKey: lineKey,
    UserId: user?.Id ?? 0,
    CompanyId: companyId,
    ItemId,
    UnitId,
    OfferId,
    Quantity: quantity,
    PDate: deliveryDate || today(),
  };
  const outcome = await sendCommand(cartOperations.uploadCartLine, { body });
  if (outcome.kind === 'refused')
    return { kind: 'refused', quantity, code: outcome.code, message: outcome.message };
  const now = outcome.entry.Quantity ?? quantity;
  return { kind: outcome.entry.Capped ? 'capped' : 'set', quantity: now };
};

/** A thing whose quantity is being changed, from its first press to its last answer. */
interface Changing {
  /** What the server last told of it. What is shown meanwhile is a wish, so this is what is put back. */
  readonly confirmed: { readonly lineKey: string; readonly quantity: number };
  /** Number of the last press: of those that wait for a call only the last is sent. */
  readonly press: number;
  /** Presses without an outcome. */
  readonly open: number;
  /** The call that is under way, one at a time, or the one before; never rejects. Null before the first. */
  readonly call: Promise<unknown> | null;
}

const changing = new Map<string, Changing>();
const nameOf = ({ ItemId, UnitId, OfferId }: CartItemRef): string => `${ItemId}-${UnitId}-${OfferId}`;

const pressed = (thing: CartItemRef, lineKey: string): Changing => {
  const before = changing.get(nameOf(thing)) ?? {
    confirmed: { lineKey, quantity: cartQuantity(thing) },
    press: 0,
    open: 0,
    call: null,
  };
  const now = { ...before, press: before.press + 1, open: before.open + 1 };
  changing.set(nameOf(thing), now);
  return now;
};

const change = (name: string, what: (now: Changing) => Partial<Changing>): void => {
  const now = changing.get(name);
  if (now) changing.set(name, { ...now, ...what(now) });
};

/**
 * A cart that was read is the server's word, too: of what is being changed it is what would be put back, while the wish stays shown.
 * Answers the lines to show.
 */
export const confirmLines = (lines: readonly ServerLine[]): readonly ServerLine[] => {
  for (const [name, { confirmed }] of changing) {
    const line = lines.find((candidate) => nameOf(candidate) === name);
    change(name, () => ({
      confirmed: { lineKey: line?.LineKey ?? confirmed.lineKey, quantity: line?.Quantity ?? 0 },
    }));
  }
  const isChanging = (line: ServerLine): boolean => changing.has(nameOf(line));
  return [
    ...lines.filter((line) => !isChanging(line)),
    ...session().serverLines.filter(isChanging),
  ];
};

const settle = async (
  thing: CartItemRef,
  lineKey: string,
  quantity: number,
): Promise<SetQuantityResult> => {
  const sending = sendQuantity(thing, lineKey, quantity);
  change(nameOf(thing), () => ({ call: sending.catch(() => undefined) }));
  const outcome = await sending;
  if (outcome.kind !== 'refused')
    change(nameOf(thing), () => ({ confirmed: { lineKey, quantity: outcome.quantity } }));
  return outcome;
};

const setOnServer = async (thing: CartItemRef, quantity: number): Promise<SetQuantityResult> => {
  const name = nameOf(thing);
  const lineKey = session().serverLines.find((line) => isSameItem(line, thing))?.LineKey ?? newUuid();
  const { press, call } = pressed(thing, lineKey);
  const isLast = (): boolean => changing.get(name)?.press === press;
  showOnServerLines(thing, lineKey, quantity);
  if (call) await call;
  try {
    if (!isLast()) return { kind: 'overtaken', quantity: cartQuantity(thing) };
    const outcome = await settle(thing, lineKey, quantity);
    cartListeners.forEach((listener) => listener());
    return { ...outcome, quantity: changing.get(name)?.confirmed.quantity ?? outcome.quantity };
  } catch (problem) {
    // The later press tells what became of the thing; to try this one again would set an older wish.
    if (!isLast()) return { kind: 'overtaken', quantity: cartQuantity(thing) };
    throw problem;
  } finally {
    const now = changing.get(name);
    if (now && isLast()) showOnServerLines(thing, now.confirmed.lineKey, now.confirmed.quantity);
    if (now?.open === 1) changing.delete(name);
    else change(name, ({ open }) => ({ open: open - 1 }));
  }
};

const cartListeners = new Set<() => void>();

/** Hears that the server's cart has changed from this page, so that what was computed from it is read again. */
export const onCartChange = (listener: () => void): (() => void) => {
  cartListeners.add(listener);
  return () => cartListeners.delete(listener);
};

/**
 * Sets how many of a thing are wanted, and remembers on the device what it cost there; 0 takes it out. Shown at once; when the server refuses, what it last told of the thing is shown again.
 * @throws ApiProblem when the server did not answer; the quantity is then back at what the server last told.
 */
export const setQuantity = async (
  thing: CartItemRef & SeenPrice,
  quantity: number,
): Promise<SetQuantityResult> =>
  session().user ? setOnServer(thing, quantity) : setLocally(thing, quantity);
