import { slotOperations, slotAdminOperations, type SlotFill } from '@tokri/contracts/http';
import { slotDateWords } from '@tokri/web-kit/ui';
import { useToldWrite } from '@tokri/web-kit/told-write';
import { isApiProblem, useSettled, write } from '@tokri/web-kit/platform';
import { useState } from 'react';
import { readPreview, refreshSlots, usePreview, type CapacityPreview } from '../slot-reads.ts';
import { kindWords } from '../slot-words.ts';
import { t } from '../texts.ts';
import { termsErrors, termsOf, type TermsDraft, type TermsErrors } from '../terms/terms.ts';
import { clashWords, draftWith, isChanged, nothingTyped, typedOver } from '../terms/typed-terms.ts';

/** After the last key, before the effect is asked for. */
const typingPauseMs = 300;

export interface SlotChange {
  readonly draft: TermsDraft;
  readonly errors: TermsErrors;
  readonly isChanged: boolean;
  /** What somebody else has changed of the same terms meanwhile; saving puts what stands here in its place. */
  readonly clash: string;
  readonly change: (change: Partial<TermsDraft>) => void;
  readonly undo: () => void;
  /** Undefined until the effect of what stands in the form is known; null when the slot is gone. */
  readonly preview: CapacityPreview | null | undefined;
  readonly isPreviewFailed: boolean;
  readonly askPreview: () => void;
  readonly save: () => Promise<boolean>;
  readonly isBusy: boolean;
}

/** A change of one day's slot: typed, its effect looked at, then saved (S19, S9). S9 takes all terms: those that nobody typed go as they are at that moment, not as they were when typing began. */
export const useSlotChange = (slot: SlotFill): SlotChange => {
  const [typed, setTyped] = useState(nothingTyped);
  const draft = draftWith(slot, typed);
  const errors = termsErrors(draft);
  const isTyped = isChanged(slot, typed);
  const clash = clashWords(slot, typed);
  const wanted = `${draft.capacity.trim()} ${draft.pieces.trim()}`;
  const settled = useSettled(wanted, typingPauseMs);
  const isWell = !errors.capacity && !errors.pieces;
  const wish = {
    slotId: slot.Id,
    count: Number(draft.capacity),
    pieces: draft.pieces.trim() === '' ? null : Number(draft.pieces),
  };
  const query = usePreview(wish, isTyped && isWell && settled === wanted);
  const { act, isBusy } = useToldWrite({
    send: async () => {
      const now = (await readPreview(wish))?.Before;
      if (!now) return { kind: 'refused' as const, message: t('effect.gone') };
      const met = clashWords(now, typed);
      if (met !== '' && met !== clash)
        return { kind: 'refused' as const, message: t('slot.clash', { terms: met }) };
      return write(slotOperations.saveSlots, {
        body: {
          CompanyId: now.CompanyId,
          GroupId: now.GroupId,
          Slots: [
            { Date: now.Date, Start: now.Start, End: now.End, ...termsOf(draftWith(now, typed)) },
          ],
        },
      });
    },
    refresh: refreshSlots,
    tell: () => t('slot.saved', { slot: slotDateWords(slot) }),
  });
  return {
    draft,
    errors,
    clash,
    isBusy,
    isChanged: isTyped,
    change: (change) => setTyped(typedOver(slot, typed, change)),
    undo: () => setTyped(nothingTyped),
    preview: isWell && settled === wanted ? query.data : undefined,
    isPreviewFailed: query.isError && !query.isFetching && isApiProblem(query.error),
    askPreview: () => void query.refetch(),
    save: async () => {
      const isDone = (await act(undefined)) !== undefined;
      if (isDone) setTyped(nothingTyped);
      return isDone;
    },
  };
};

/** Opens and closes a slot by hand (S25). */
export const useCloseSlot = (slot: SlotFill) =>
  useToldWrite({
    send: (isClosed: boolean) =>
      write(slotAdminOperations.closeSlot, { body: { SlotId: slot.Id, Closed: isClosed } }),
    refresh: refreshSlots,
    tell: () =>
      t(slot.ClosedFor === 'closed' ? 'slot.opened' : 'slot.closed', { slot: slotDateWords(slot) }),
  });

/** Why the whole day takes nobody, in words; empty when it is not the day. */
export const dayReason = ({ ClosedFor }: SlotFill): string =>
  ClosedFor === 'blackout' || ClosedFor === 'weekly-off' ? kindWords(ClosedFor) : '';
