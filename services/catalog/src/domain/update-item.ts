import { ok, refusal, type Outcome } from '@tokri/contracts';
import { undoDelete } from './delete-item.ts';
import { isCodeTooShort, missingDeclarations } from './rules.ts';
import type { Item, Shelf, ShownStatus } from './item.ts';

/** What staff may say anew of an item (I2). */
export interface ItemChange {
  readonly name: string;
  readonly narration: string;
  /** Empty: the code stays. */
  readonly code: string;
  readonly shelf: Shelf;
  readonly status: ShownStatus;
}

/** `detail` names the declarations that are missing. */
export type ItemUpdated = Outcome<
  Item,
  'code-too-short' | 'declarations-missing' | 'undo-too-late',
  { readonly detail?: string }
>;

const isSame = (item: Item, changed: Item): boolean =>
  item.status === changed.status &&
  item.name === changed.name &&
  item.narration === changed.narration &&
  item.code === changed.code &&
  item.itemTypeId === changed.itemTypeId;

/** An item as staff say it is, or the first rule that this breaks; a deleted one comes back by it. The same again changes nothing. */
export const updateItem = (
  item: Item,
  { name, narration, code, shelf, status }: ItemChange,
  now: Date,
): ItemUpdated => {
  if (code !== '' && code !== item.code && isCodeTooShort(code)) return refusal('code-too-short');
  const back = undoDelete(item, now);
  if (back === 'too-late' || back.status === 'deleted') return refusal('undo-too-late');
  const missing = status === 'on-sale' ? missingDeclarations(item.declarations) : [];
  if (missing.length > 0) return refusal('declarations-missing', { detail: missing.join(', ') });
  const changed: Item = {
    ...back,
    ...shelf,
    name,
    narration,
    code: code === '' ? item.code : code,
    status,
    changedAt: now,
  };
  return ok(isSame(item, changed) ? item : changed);
};
