import type { SlotUsageResponse } from '@tokri/contracts/api';
import { formatExactPrice } from '@tokri/web-kit/ui';
import { toTermsDraft, validateTerms, toSlotTerms, type SlotTermsDraft } from './slot-terms.ts';
import { cutOffLabel } from './cut-off-labels.ts';
import { t } from '../labels.ts';

const fieldGroups = {
  capacity: ['capacity'],
  pieces: ['pieces'],
  cutOff: ['cutOffBy', 'cutOffLength', 'cutOffUnit', 'cutOffHour'],
  fee: ['fee'],
  minimumOrder: ['minimumOrder'],
  partyFees: ['partyFees'],
} as const satisfies Readonly<Record<string, readonly (keyof SlotTermsDraft)[]>>;
type FieldGroup = keyof typeof fieldGroups;

interface FieldEdit {
  readonly original: Partial<SlotTermsDraft>;
  readonly edited: Partial<SlotTermsDraft>;
}

export type TermsEdits = Readonly<Partial<Record<FieldGroup, FieldEdit>>>;

export const noEdits: TermsEdits = {};

const fieldGroupNames = Object.keys(fieldGroups) as readonly FieldGroup[];
const pickFields = (draft: SlotTermsDraft, fieldGroup: FieldGroup): Partial<SlotTermsDraft> =>
  Object.fromEntries(fieldGroups[fieldGroup].map((field) => [field, draft[field]]));
const isEqual = (a: Partial<SlotTermsDraft>, b: Partial<SlotTermsDraft>): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

const toDraft = (slot: SlotUsageResponse): SlotTermsDraft =>
  toTermsDraft({ ...slot, capacity: slot.Capacity });

export const applyEdits = (slot: SlotUsageResponse, edits: TermsEdits): SlotTermsDraft =>
  Object.values(edits).reduce((draft, { edited }) => ({ ...draft, ...edited }), toDraft(slot));

export const addEdit = (
  slot: SlotUsageResponse,
  edits: TermsEdits,
  change: Partial<SlotTermsDraft>,
): TermsEdits => {
  const draft = { ...applyEdits(slot, edits), ...change };
  const changedGroups = fieldGroupNames.filter((fieldGroup) =>
    fieldGroups[fieldGroup].some((field) => field in change),
  );
  return {
    ...edits,
    ...Object.fromEntries(
      changedGroups.map((fieldGroup): [FieldGroup, FieldEdit] => [
        fieldGroup,
        {
          original: edits[fieldGroup]?.original ?? pickFields(toDraft(slot), fieldGroup),
          edited: pickFields(draft, fieldGroup),
        },
      ]),
    ),
  };
};

export const hasChanges = (slot: SlotUsageResponse, edits: TermsEdits): boolean => {
  const draft = applyEdits(slot, edits);
  return (
    Object.keys(validateTerms(draft)).length > 0 ||
    JSON.stringify(toSlotTerms(draft)) !== JSON.stringify(toSlotTerms(toDraft(slot)))
  );
};

const fieldGroupLabel = (slot: SlotUsageResponse, fieldGroup: FieldGroup): string => {
  if (fieldGroup === 'partyFees') return t('terms.parties');
  const value = {
    capacity: String(slot.Capacity),
    pieces: slot.ItemCount === null ? t('terms.pieces.none') : String(slot.ItemCount),
    cutOff: cutOffLabel(slot),
    fee: formatExactPrice(slot.Fee),
    minimumOrder: formatExactPrice(slot.MinimumOrder),
  }[fieldGroup];
  return `${t(`terms.${fieldGroup}`)}: ${value}`;
};

export const conflictLabel = (slot: SlotUsageResponse, edits: TermsEdits): string => {
  const isConflict = (fieldGroup: FieldGroup): boolean => {
    const [current, edit] = [pickFields(toDraft(slot), fieldGroup), edits[fieldGroup]];
    return edit !== undefined && !isEqual(current, edit.original) && !isEqual(current, edit.edited);
  };
  return fieldGroupNames
    .filter(isConflict)
    .map((fieldGroup) => fieldGroupLabel(slot, fieldGroup))
    .join('; ');
};
