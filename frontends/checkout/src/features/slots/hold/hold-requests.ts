import { slotOperations, type SlotResponse } from '@tokri/contracts/api';
import { callApi, isApiProblem, isOnline, sendCommand } from '@tokri/web-kit/platform';
import { toLocalExpiry, type ChosenSlot, type Hold, type HoldError } from './hold.ts';

/** What proves that this device has a hold. */
export type HoldKeyRef = Pick<Hold, 'holdId' | 'holdKey'>;

export type HoldResult =
  | { readonly kind: 'granted'; readonly hold: Hold }
  | { readonly kind: 'rejected'; readonly error: HoldError }
  | { readonly kind: 'unknown'; readonly error: HoldError };

export interface HoldRequest {
  readonly userId: number;
  readonly holdKey: string;
  readonly slot: ChosenSlot;
  readonly quoteToken: string;
  readonly replaces?: HoldKeyRef | null;
  readonly isExtension?: boolean;
  readonly isFresh?: boolean;
  readonly isTakingOver?: boolean;
}

const toHoldError = (
  code: string,
  message: string,
  alternatives: readonly SlotResponse[] = [],
): HoldError => ({ code, message, alternatives });

export const requestHold = async ({
  userId,
  holdKey,
  slot,
  quoteToken,
  replaces = null,
  isExtension = false,
  isFresh = false,
  isTakingOver = false,
}: HoldRequest): Promise<HoldResult> => {
  // A request sent while offline cannot have reached the server.
  const wasOnline = isOnline();
  try {
    const body = {
      SlotId: slot.slotId,
      UserId: userId,
      HoldKey: holdKey,
      QuoteToken: quoteToken,
      Extend: isExtension,
      Replaces: replaces?.holdId ?? 0,
      ...(replaces?.holdKey ? { ReplacesKey: replaces.holdKey } : {}),
      ...(isTakingOver ? { TakeOver: true } : {}),
    };
    const response = await sendCommand(slotOperations.holdSlot, { body });
    if (response.kind === 'rejected')
      return {
        kind: 'rejected',
        error: toHoldError(response.code, response.message, response.entry?.Alternatives),
      };
    const { ExpiresAt, Extended } = response.entry;
    const until = toLocalExpiry(ExpiresAt ?? '', { nowMs: Date.now(), isFresh });
    return {
      kind: 'granted',
      hold: { holdKey, holdId: response.id, slot, until, isExtended: Extended ?? isExtension },
    };
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    return {
      kind: error.isTransient && wasOnline ? 'unknown' : 'rejected',
      error: toHoldError('failed', error.message),
    };
  }
};

export type ReleaseResult = 'released' | 'taken-over';

/**
 * `taken-over` when another device of the customer has the hold. Ignores a failure: a hold that is
 * not released expires by itself.
 */
export const releaseHold = async (hold: HoldKeyRef): Promise<ReleaseResult> => {
  if (hold.holdId === 0) return 'released';
  const query = { HoldId: hold.holdId, HoldKey: hold.holdKey };
  const entries = await callApi(slotOperations.releaseHold, { query }).catch(() => []);
  return entries.some(({ Code }) => Code === 'hold-taken-over') ? 'taken-over' : 'released';
};

/** Whether another device of the customer has the hold that this one cannot extend. */
export const isHeldElsewhere = async (userId: number, holdId: number): Promise<boolean> => {
  const query = { UserId: userId };
  const holds = await callApi(slotOperations.listOwnHolds, { query }).catch(() => []);
  return holds.some(({ HoldId }) => HoldId === holdId);
};
