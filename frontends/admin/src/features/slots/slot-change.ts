import { slotOperations, slotAdminOperations, type SlotFill } from '@tokri/contracts/http';
import { useToldWrite } from '@tokri/web-kit/order';
import { isApiProblem, write } from '@tokri/web-kit/platform';
import { useEffect, useState } from 'react';
import { refreshSlots, usePreview, type CapacityPreview } from './slot-reads.ts';
import { kindWords, slotWords } from './slot-words.ts';
import { t } from './texts.ts';
import { draftOf, isSameDraft, termsErrors, termsOf, type Terms, type TermsDraft, type TermsErrors } from './terms.ts';

/** After the last key, before the effect is asked for. */
const typingPauseMs = 300;

const useSettled = <Value>(value: Value): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

export interface SlotChange {
  readonly draft: TermsDraft;
  readonly errors: TermsErrors;
  readonly isChanged: boolean;
  readonly change: (change: Partial<TermsDraft>) => void;
  readonly undo: () => void;
  /** Undefined until the effect of what stands in the form is known; null when the slot is gone. */
  readonly preview: CapacityPreview | null | undefined;
  readonly isPreviewFailed: boolean;
  readonly askPreview: () => void;
  readonly save: () => Promise<boolean>;
  readonly isBusy: boolean;
}

const draftOfSlot = (slot: SlotFill): TermsDraft => draftOf({ ...slot, capacity: slot.Capacity });

/** A change of one day's slot: typed, its effect looked at, then saved (S19, S9). */
export const useSlotChange = (slot: SlotFill): SlotChange => {
  const [typed, setTyped] = useState<TermsDraft>();
  const original = draftOfSlot(slot);
  const draft = typed ?? original;
  const errors = termsErrors(draft);
  const isChanged = typed !== undefined && !isSameDraft(typed, original);
  const wanted = `${draft.capacity.trim()} ${draft.pieces.trim()}`;
  const settled = useSettled(wanted);
  const isWell = !errors.capacity && !errors.pieces;
  const query = usePreview({ slotId: slot.Id, count: Number(draft.capacity), pieces: draft.pieces.trim() === '' ? null : Number(draft.pieces) }, isChanged && isWell && settled === wanted);
  const { act, isBusy } = useToldWrite({
    send: (terms: Terms) => write(slotOperations.saveSlots, { body: { CompanyId: slot.CompanyId, GroupId: slot.GroupId, Slots: [{ Date: slot.Date, Start: slot.Start, End: slot.End, ...terms }] } }),
    refresh: refreshSlots,
    tell: () => t('slot.saved', { slot: slotWords(slot) }),
  });
  return {
    draft, errors, isChanged, isBusy,
    change: (change) => setTyped({ ...draft, ...change }),
    undo: () => setTyped(undefined),
    preview: isWell && settled === wanted ? query.data : undefined, isPreviewFailed: query.isError && !query.isFetching && isApiProblem(query.error), askPreview: () => void query.refetch(),
    save: async () => {
      const isDone = await act(termsOf(draft));
      if (isDone) setTyped(undefined);
      return isDone;
    },
  };
};

/** Opens and closes a slot by hand (S25). */
export const useCloseSlot = (slot: SlotFill) =>
  useToldWrite({
    send: (isClosed: boolean) => write(slotAdminOperations.closeSlot, { body: { SlotId: slot.Id, Closed: isClosed } }),
    refresh: refreshSlots,
    tell: () => t(slot.ClosedFor === 'closed' ? 'slot.opened' : 'slot.closed', { slot: slotWords(slot) }),
  });

/** Why the whole day takes nobody, in words; empty when it is not the day. */
export const dayReason = ({ ClosedFor }: SlotFill): string => (ClosedFor === 'blackout' || ClosedFor === 'weekly-off' ? kindWords(ClosedFor) : '');
