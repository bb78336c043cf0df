import { cartFullMessage } from '@tokri/contracts/orders';
import { cartOperations } from '@tokri/contracts/api';
import { sendCommand } from '../../platform/api/api-client.ts';
import { newUuid } from '../../platform/uuid.ts';
import { language } from '../../platform/i18n/language.ts';
import { today } from '../../ui/format/day.ts';
import {
  totalQuantity,
  findQuantity,
  isSameItem,
  withQuantity,
  type CartItemRef,
  type SeenPrice,
} from './local-line.ts';
import {
  updateSession,
  session,
  useSession,
  type ServerLine,
  type Session,
} from '../store/store.ts';

export type SetQuantityResult =
  | { readonly kind: 'set'; readonly quantity: number }
  | { readonly kind: 'capped'; readonly quantity: number }
  | { readonly kind: 'superseded'; readonly quantity: number }
  | {
      readonly kind: 'rejected';
      readonly quantity: number;
      readonly code: string;
      readonly message: string;
    };

const selectCurrentLines = ({ user, localLines, serverLines }: Session) =>
  user ? serverLines : localLines;

export const cartQuantity = (item: CartItemRef): number =>
  findQuantity(selectCurrentLines(session()), item);

export const useCartQuantity = (item: CartItemRef): number =>
  useSession((state) => findQuantity(selectCurrentLines(state), item));

const setLocally = (item: CartItemRef & SeenPrice, quantity: number): SetQuantityResult => {
  const localLines = withQuantity(session().localLines, item, quantity);
  updateSession({ localLines, cartCount: totalQuantity(localLines) });
  const now = findQuantity(localLines, item);
  if (now === 0 && quantity > 0)
    return {
      kind: 'rejected',
      quantity: 0,
      code: 'cart-full',
      message: cartFullMessage[language()],
    };
  return { kind: now < quantity ? 'capped' : 'set', quantity: now };
};

const showOptimisticQuantity = (item: CartItemRef, lineKey: string, quantity: number): void => {
  const { serverLines } = session();
  const others = serverLines.filter((line) => !isSameItem(line, item));
  const { ItemId, UnitId, OfferId } = item;
  const changed: ServerLine[] = serverLines.some((line) => isSameItem(line, item))
    ? serverLines.flatMap((line) =>
        isSameItem(line, item)
          ? quantity > 0
            ? [{ ...line, LineKey: lineKey, Quantity: quantity }]
            : []
          : [line],
      )
    : [...others, { ItemId, UnitId, OfferId, LineKey: lineKey, Quantity: quantity }];
  const updatedServerLines = quantity > 0 ? changed : others;
  updateSession({ serverLines: updatedServerLines, cartCount: totalQuantity(updatedServerLines) });
};

const sendQuantity = async (
  item: CartItemRef,
  lineKey: string,
  quantity: number,
): Promise<SetQuantityResult> => {
  const { user, companyId, deliveryDate } = session();
  const { ItemId, UnitId, OfferId } = item;
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
  const result = await sendCommand(cartOperations.uploadCartLine, { body });
  if (result.kind === 'rejected')
    return { kind: 'rejected', quantity, code: result.code, message: result.message };
  const now = result.entry.Quantity ?? quantity;
  return { kind: result.entry.Capped ? 'capped' : 'set', quantity: now };
};

interface PendingChange {
  readonly confirmed: { readonly lineKey: string; readonly quantity: number };
  /** Of the changes that wait for a request, only the latest revision is sent. */
  readonly revision: number;
  readonly openRequests: number;
  readonly inFlight: Promise<unknown> | null;
}

const pendingChanges = new Map<string, PendingChange>();
const itemKey = ({ ItemId, UnitId, OfferId }: CartItemRef): string =>
  `${ItemId}-${UnitId}-${OfferId}`;

const registerChange = (item: CartItemRef, lineKey: string): PendingChange => {
  const before = pendingChanges.get(itemKey(item)) ?? {
    confirmed: { lineKey, quantity: cartQuantity(item) },
    revision: 0,
    openRequests: 0,
    inFlight: null,
  };
  const now = { ...before, revision: before.revision + 1, openRequests: before.openRequests + 1 };
  pendingChanges.set(itemKey(item), now);
  return now;
};

const updatePendingChange = (
  name: string,
  patch: (now: PendingChange) => Partial<PendingChange>,
): void => {
  const now = pendingChanges.get(name);
  if (now) pendingChanges.set(name, { ...now, ...patch(now) });
};

export const mergeServerLines = (lines: readonly ServerLine[]): readonly ServerLine[] => {
  for (const [name, { confirmed }] of pendingChanges) {
    const line = lines.find((candidate) => itemKey(candidate) === name);
    updatePendingChange(name, () => ({
      confirmed: { lineKey: line?.LineKey ?? confirmed.lineKey, quantity: line?.Quantity ?? 0 },
    }));
  }
  const isChanging = (line: ServerLine): boolean => pendingChanges.has(itemKey(line));
  return [
    ...lines.filter((line) => !isChanging(line)),
    ...session().serverLines.filter(isChanging),
  ];
};

const sendAndConfirm = async (
  item: CartItemRef,
  lineKey: string,
  quantity: number,
): Promise<SetQuantityResult> => {
  const sending = sendQuantity(item, lineKey, quantity);
  updatePendingChange(itemKey(item), () => ({ inFlight: sending.catch(() => undefined) }));
  const result = await sending;
  if (result.kind !== 'rejected')
    updatePendingChange(itemKey(item), () => ({
      confirmed: { lineKey, quantity: result.quantity },
    }));
  return result;
};

const setOnServer = async (item: CartItemRef, quantity: number): Promise<SetQuantityResult> => {
  const name = itemKey(item);
  const lineKey =
    session().serverLines.find((line) => isSameItem(line, item))?.LineKey ?? newUuid();
  const { revision, inFlight } = registerChange(item, lineKey);
  const isLast = (): boolean => pendingChanges.get(name)?.revision === revision;
  showOptimisticQuantity(item, lineKey, quantity);
  if (inFlight) await inFlight;
  try {
    if (!isLast()) return { kind: 'superseded', quantity: cartQuantity(item) };
    const result = await sendAndConfirm(item, lineKey, quantity);
    cartListeners.forEach((listener) => listener());
    return { ...result, quantity: pendingChanges.get(name)?.confirmed.quantity ?? result.quantity };
  } catch (problem) {
    if (!isLast()) return { kind: 'superseded', quantity: cartQuantity(item) };
    throw problem;
  } finally {
    const now = pendingChanges.get(name);
    if (now && isLast())
      showOptimisticQuantity(item, now.confirmed.lineKey, now.confirmed.quantity);
    if (now?.openRequests === 1) pendingChanges.delete(name);
    else updatePendingChange(name, ({ openRequests }) => ({ openRequests: openRequests - 1 }));
  }
};

const cartListeners = new Set<() => void>();

export const onCartChange = (listener: () => void): (() => void) => {
  cartListeners.add(listener);
  return () => cartListeners.delete(listener);
};

/**
 * Sets the quantity optimistically; 0 removes the item. A rejection restores the last confirmed
 * quantity.
 * @throws ApiProblem when the server does not respond; the quantity is restored as well.
 */
export const setQuantity = async (
  item: CartItemRef & SeenPrice,
  quantity: number,
): Promise<SetQuantityResult> =>
  session().user ? setOnServer(item, quantity) : setLocally(item, quantity);
