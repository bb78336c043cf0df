import { slotOperations, type SlotAnswer } from '@tokri/contracts/http';
import { call, isApiProblem, isOnline, write } from '@tokri/web-kit/platform';
import { endHere, type ChosenSlot, type Hold, type HoldRefusal } from './hold.ts';

export type HoldAnswer =
  | { readonly kind: 'granted'; readonly hold: Hold }
  | { readonly kind: 'refused'; readonly refusal: HoldRefusal }
  /** No answer came; the server may or may not keep the place. The same key asks again. */
  | { readonly kind: 'unknown'; readonly refusal: HoldRefusal };

export interface HoldQuestion {
  readonly userId: number;
  readonly holdKey: string;
  readonly slot: ChosenSlot;
  readonly quoteToken: string;
  /** Id of the hold that is let go once the new one stands; 0 for none. */
  readonly replaces?: number;
  readonly isExtension?: boolean;
  /** The key is new, so the hold begins now. */
  readonly isFresh?: boolean;
}

const refusalOf = (
  code: string,
  message: string,
  alternatives: readonly SlotAnswer[] = [],
): HoldRefusal => ({ code, message, alternatives });

/** Asks for a place, for the one that a key already has, or for its extension. */
export const askHold = async ({
  userId,
  holdKey,
  slot,
  quoteToken,
  replaces = 0,
  isExtension = false,
  isFresh = false,
}: HoldQuestion): Promise<HoldAnswer> => {
  // What a device without a network asks, nobody has heard.
  const canBeHeard = isOnline();
  try {
    const body = {
      SlotId: slot.slotId,
      UserId: userId,
      HoldKey: holdKey,
      QuoteToken: quoteToken,
      Extend: isExtension,
      Replaces: replaces,
    };
    const outcome = await write(slotOperations.holdSlot, { body });
    if (outcome.kind === 'refused')
      return {
        kind: 'refused',
        refusal: refusalOf(outcome.code, outcome.message, outcome.entry?.Alternatives),
      };
    const { ExpiresAt, Extended } = outcome.entry;
    const until = endHere(ExpiresAt ?? '', { nowMs: Date.now(), isFresh });
    return {
      kind: 'granted',
      hold: { holdKey, holdId: outcome.id, slot, until, isExtended: Extended ?? isExtension },
    };
  } catch (problem) {
    if (!isApiProblem(problem)) throw problem;
    return {
      kind: problem.isPassing && canBeHeard ? 'unknown' : 'refused',
      refusal: refusalOf('failed', problem.message),
    };
  }
};

/** Lets a place go without waiting; when nobody hears it, the place comes back by itself. */
export const letGo = (holdId: number): void => {
  if (holdId > 0)
    void call(slotOperations.releaseHold, { query: { HoldId: holdId } }).catch(() => undefined);
};
