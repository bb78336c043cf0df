import { err, ok, type Result } from '@tokri/contracts/result';
import { findPackAboveMrp, type RateAboveMrp } from '../rates/mrp-limit.ts';
import { markRestored } from './delete-item.ts';
import { editTaxes, type EditTaxesError } from './edit-taxes.ts';
import { editUnits, type EditedUnit, type EditUnitsError } from './edit-units.ts';
import { isSameItem } from './is-same-item.ts';
import { isCodeTooShort, missingDeclarations, type DeclarationsMissing } from './item-rules.ts';
import {
  listVisibleUnits,
  type EffectiveTax,
  type Item,
  type ItemDescription,
  type ListingStatus,
} from './item.ts';

export interface ItemEdit extends ItemDescription {
  /** Empty keeps the current code. */
  readonly code: string;
  readonly status: ListingStatus;
  /** Replace all taxes from today on; undefined keeps them. */
  readonly taxChanges: readonly EffectiveTax[] | undefined;
  readonly units: readonly EditedUnit[];
}

export type EditItemResult =
  | Result<
      Item,
      'code-too-short' | 'no-unit-on-sale' | 'undo-too-late' | EditTaxesError | EditUnitsError
    >
  | DeclarationsMissing
  | RateAboveMrp;

const checkListing = (item: Item): EditItemResult => {
  if (item.status !== 'on-sale') return ok(item);
  if (listVisibleUnits(item).length === 0) return err('no-unit-on-sale');
  const missing = missingDeclarations(item.declarations);
  return missing.length > 0 ? { ok: false, code: 'declarations-missing', missing } : ok(item);
};

/** Applies the form of an item. Returns the same object if nothing changes. */
export const applyItemEdit = (
  item: Item,
  { taxChanges, units: editedUnits, code, status, ...description }: ItemEdit,
  { today, now }: { readonly today: string; readonly now: Date },
): EditItemResult => {
  if (code !== '' && code !== item.code && isCodeTooShort(code)) return err('code-too-short');
  const restored = markRestored(item, now);
  if (restored === 'too-late' || restored.status === 'deleted') return err('undo-too-late');
  const units = editUnits(item.units, editedUnits, today);
  if (!units.ok) return units;
  const taxes = taxChanges ? editTaxes(item.taxes, taxChanges, today) : ok(item.taxes);
  if (!taxes.ok) return taxes;
  const edited: Item = {
    ...restored,
    ...description,
    code: code === '' ? item.code : code,
    status,
    taxes: taxes.value,
    units: units.value,
  };
  const aboveMrp = findPackAboveMrp(edited, today);
  if (aboveMrp) return aboveMrp;
  const checked = checkListing(edited);
  if (!checked.ok) return checked;
  return ok(isSameItem(item, edited) ? item : { ...edited, changedAt: now });
};
