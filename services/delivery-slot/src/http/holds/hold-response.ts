import { formatInstant } from '@tokri/contracts/dates';
import { type Language } from '@tokri/contracts/language';
import { commandSucceeded } from '@tokri/contracts/api';
import type { HoldSlotResult, SlotHold } from '../../application/holds/save-hold.ts';
import { toCommandResponse } from '../error-messages.ts';
import { toAlternativesResponse } from '../slots/slot-response.ts';

export const toHoldResponse = (
  result: HoldSlotResult,
  { language, now }: { language: Language; now: Date },
) => {
  const response = toCommandResponse(result, language, ({ slot, hold }) =>
    commandSucceeded(hold.holdId, {
      SlotId: slot.slotId,
      ExpiresAt: formatInstant(hold.expiresAt),
      Extended: hold.isExtended,
    }),
  );
  return {
    ...response,
    Alternatives: result.ok ? [] : toAlternativesResponse(result.alternatives, now),
  };
};

export const toOwnHoldResponse = ({ slot, hold }: SlotHold) => ({
  HoldId: hold.holdId,
  SlotId: slot.slotId,
  Date: slot.date,
  Start: slot.start,
  End: slot.end,
  ExpiresAt: formatInstant(hold.expiresAt),
});
