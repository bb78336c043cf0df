import { slotAdminOperations, slotOperations, type SlotUsageResponse } from '@tokri/contracts/api';
import { formatSlotWithDate } from '@tokri/web-kit/ui';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { isApiProblem, useDebouncedValue, sendCommand } from '@tokri/web-kit/platform';
import { useState } from 'react';
import {
  fetchCapacityPreview,
  refreshSlots,
  useCapacityPreview,
  type CapacityPreview,
  type CapacityQuery,
} from '../slot-queries.ts';
import { slotStatusLabel } from '../slot-labels.ts';
import { t } from '../labels.ts';
import {
  validateTerms,
  toSlotTerms,
  type SlotTermsDraft,
  type SlotTermsErrors,
} from '../charges-and-limits/slot-terms.ts';
import {
  conflictLabel,
  applyEdits,
  hasChanges,
  noEdits,
  addEdit,
  type TermsEdits,
} from '../charges-and-limits/slot-terms-edits.ts';

const previewDebounceMs = 300;

export interface SlotFormState {
  readonly draft: SlotTermsDraft;
  readonly errors: SlotTermsErrors;
  readonly hasChanges: boolean;
  readonly conflict: string;
  readonly change: (change: Partial<SlotTermsDraft>) => void;
  readonly undo: () => void;
  /** Undefined until the preview matches the form; null if the slot no longer exists. */
  readonly preview: CapacityPreview | null | undefined;
  readonly isPreviewFailed: boolean;
  readonly refetchPreview: () => void;
  readonly save: () => Promise<boolean>;
  readonly isBusy: boolean;
}

/**
 * Saving replaces all terms of the slot. Fields without an edit are sent with their current values,
 * which are read just before saving. `Rev` rejects the save if they change until it arrives.
 */
const useSaveSlotMutation = ({
  slot,
  edits,
  capacityQuery,
}: {
  readonly slot: SlotUsageResponse;
  readonly edits: TermsEdits;
  readonly capacityQuery: CapacityQuery;
}) =>
  useMutationWithFeedback({
    send: async () => {
      const now = (await fetchCapacityPreview(capacityQuery))?.Before;
      if (!now) return { kind: 'rejected' as const, message: t('preview.notFound') };
      const currentConflict = conflictLabel(now, edits);
      if (currentConflict !== '' && currentConflict !== conflictLabel(slot, edits))
        return {
          kind: 'rejected' as const,
          message: t('slot.conflict', { terms: currentConflict }),
        };
      return sendCommand(slotOperations.saveSlots, {
        body: {
          CompanyId: now.CompanyId,
          GroupId: now.GroupId,
          Slots: [
            {
              Date: now.Date,
              Start: now.Start,
              End: now.End,
              Rev: now.Rev,
              ...toSlotTerms(applyEdits(now, edits)),
            },
          ],
        },
      });
    },
    refresh: refreshSlots,
    successMessage: () => t('slot.saved', { slot: formatSlotWithDate(slot) }),
  });

export const useSlotForm = (slot: SlotUsageResponse): SlotFormState => {
  const [edits, setEdits] = useState(noEdits);
  const draft = applyEdits(slot, edits);
  const errors = validateTerms(draft);
  const hasEdits = hasChanges(slot, edits);
  const conflict = conflictLabel(slot, edits);
  const previewInput = `${draft.capacity.trim()} ${draft.pieces.trim()}`;
  const debouncedInput = useDebouncedValue(previewInput, previewDebounceMs);
  const isCapacityValid = !errors.capacity && !errors.pieces;
  const capacityQuery = {
    slotId: slot.Id,
    count: Number(draft.capacity),
    pieces: draft.pieces.trim() === '' ? null : Number(draft.pieces),
  };
  const query = useCapacityPreview(
    capacityQuery,
    hasEdits && isCapacityValid && debouncedInput === previewInput,
  );
  const { run: saveSlot, isBusy } = useSaveSlotMutation({ slot, edits, capacityQuery });
  return {
    draft,
    errors,
    conflict,
    isBusy,
    hasChanges: hasEdits,
    change: (change) => setEdits(addEdit(slot, edits, change)),
    undo: () => setEdits(noEdits),
    preview: isCapacityValid && debouncedInput === previewInput ? query.data : undefined,
    isPreviewFailed: query.isError && !query.isFetching && isApiProblem(query.error),
    refetchPreview: () => void query.refetch(),
    save: async () => {
      const isSaved = (await saveSlot(undefined)) !== undefined;
      if (isSaved) setEdits(noEdits);
      return isSaved;
    },
  };
};

export const useCloseSlotMutation = (slot: SlotUsageResponse) =>
  useMutationWithFeedback({
    send: (isClosed: boolean) =>
      sendCommand(slotAdminOperations.closeSlot, { body: { SlotId: slot.Id, Closed: isClosed } }),
    refresh: refreshSlots,
    successMessage: () =>
      t(slot.ClosedFor === 'closed' ? 'slot.opened' : 'slot.closed', {
        slot: formatSlotWithDate(slot),
      }),
  });

export const closedDayReason = ({ ClosedFor }: SlotUsageResponse): string =>
  ClosedFor === 'blackout' || ClosedFor === 'weekly-off' ? slotStatusLabel(ClosedFor) : '';
