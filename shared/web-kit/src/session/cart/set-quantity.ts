import { cartFullMessage } from '@tokri/contracts/orders';
import { isApiProblem } from '../../platform/api/problem.ts';
import { untilOnline } from '../../platform/connection.ts';
import { newUuid } from '../../platform/uuid.ts';
import { language } from '../../platform/i18n/language.ts';
import {
  totalQuantity,
  findQuantity,
  isSameItem,
  seenUnitPrice,
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
import { sendQuantity, type SetQuantityResult } from './send-quantity.ts';
import { forgetUnsent, readUnsentChanges, rememberUnsent } from './unsent-changes.ts';

export type { SetQuantityResult } from './send-quantity.ts';

const selectCurrentLines = ({ user, localLines, serverLines }: Session) =>
  user ? serverLines : localLines;

export const useCartLines = (): readonly (CartItemRef & { readonly Quantity: number })[] =>
  useSession(selectCurrentLines);

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

const showOptimisticQuantity = (
  item: CartItemRef & SeenPrice,
  lineKey: string,
  quantity: number,
): void => {
  const { serverLines } = session();
  const others = serverLines.filter((line) => !isSameItem(line, item));
  const { ItemId, UnitId, OfferId } = item;
  const seen = seenUnitPrice(item);
  const changed: ServerLine[] = serverLines.some((line) => isSameItem(line, item))
    ? serverLines.flatMap((line) =>
        isSameItem(line, item)
          ? quantity > 0
            ? [{ ...line, ...seen, LineKey: lineKey, Quantity: quantity }]
            : []
          : [line],
      )
    : [...others, { ItemId, UnitId, OfferId, ...seen, LineKey: lineKey, Quantity: quantity }];
  const updatedServerLines = quantity > 0 ? changed : others;
  updateSession({ serverLines: updatedServerLines, cartCount: totalQuantity(updatedServerLines) });
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

const isOffline = (problem: unknown): boolean =>
  isApiProblem(problem) && problem.code === 'offline';

interface ServerChange {
  readonly item: CartItemRef & SeenPrice;
  readonly lineKey: string;
  readonly quantity: number;
  readonly isLast: () => boolean;
  readonly onWaiting: (() => void) | undefined;
}

/** Without a connection the change waits for it, and a later change of the item replaces it. */
const sendWhenOnline = async ({
  item,
  lineKey,
  quantity,
  isLast,
  onWaiting,
}: ServerChange): Promise<SetQuantityResult | undefined> => {
  try {
    return await sendAndConfirm(item, lineKey, quantity);
  } catch (problem) {
    if (!isLast()) return undefined;
    if (!isOffline(problem)) throw problem;
  }
  const online = untilOnline();
  rememberUnsent(item, quantity);
  onWaiting?.();
  await online;
  return isLast()
    ? sendWhenOnline({ item, lineKey, quantity, isLast, onWaiting: undefined })
    : undefined;
};

const setOnServer = async (
  item: CartItemRef & SeenPrice,
  quantity: number,
  onWaiting?: () => void,
): Promise<SetQuantityResult> => {
  const name = itemKey(item);
  const lineKey =
    session().serverLines.find((line) => isSameItem(line, item))?.LineKey ?? newUuid();
  const { revision, inFlight } = registerChange(item, lineKey);
  const isLast = (): boolean => pendingChanges.get(name)?.revision === revision;
  showOptimisticQuantity(item, lineKey, quantity);
  if (inFlight) await inFlight;
  try {
    const result = isLast()
      ? await sendWhenOnline({ item, lineKey, quantity, isLast, onWaiting })
      : undefined;
    if (!result) return { kind: 'superseded', quantity: cartQuantity(item) };
    forgetUnsent(item);
    notifyCartListeners();
    return { ...result, quantity: pendingChanges.get(name)?.confirmed.quantity ?? result.quantity };
  } catch (problem) {
    forgetUnsent(item);
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

export const notifyCartListeners = (): void => cartListeners.forEach((listener) => listener());

export const onCartChange = (listener: () => void): (() => void) => {
  cartListeners.add(listener);
  return () => cartListeners.delete(listener);
};

/**
 * Sets the quantity optimistically; 0 removes the item. A rejection restores the last confirmed
 * quantity. Without a connection it waits, after calling `onWaiting`.
 * @throws ApiProblem when the server does not respond; the quantity is restored as well.
 */
export const setQuantity = async (
  item: CartItemRef & SeenPrice,
  quantity: number,
  onWaiting?: () => void,
): Promise<SetQuantityResult> =>
  session().user ? setOnServer(item, quantity, onWaiting) : setLocally(item, quantity);

/** Sends what an earlier visit could not send. The account's cart must have been read. */
export const sendUnsentChanges = (): void => {
  for (const { item, quantity } of readUnsentChanges())
    if (!pendingChanges.has(itemKey(item))) setOnServer(item, quantity).catch(() => undefined);
};
