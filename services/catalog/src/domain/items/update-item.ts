import { err, ok, type Result } from '@tokri/contracts/result';
import { markRestored } from './delete-item.ts';
import { isCodeTooShort, missingDeclarations, type DeclarationsMissing } from './item-rules.ts';
import { changeItemHindi, type NewHindi } from './item-hindi.ts';
import type { Item, ItemCategory, ListingStatus } from './item.ts';

export interface ItemChange extends Pick<Item, 'name' | 'narration' | 'code'> {
  readonly category: ItemCategory;
  readonly status: ListingStatus;
  readonly hindi?: NewHindi;
}

export type UpdateItemResult =
  Result<Item, 'code-too-short' | 'undo-too-late'> | DeclarationsMissing;

const isUnchanged = (item: Item, changed: Item): boolean =>
  item.status === changed.status &&
  item.name === changed.name &&
  item.narration === changed.narration &&
  item.hindi.name === changed.hindi.name &&
  item.hindi.narration === changed.hindi.narration &&
  item.code === changed.code &&
  item.itemTypeId === changed.itemTypeId;

export const applyItemChange = (
  item: Item,
  { name, narration, code, category, status, hindi = {} }: ItemChange,
  now: Date,
): UpdateItemResult => {
  if (code !== '' && code !== item.code && isCodeTooShort(code)) return err('code-too-short');
  const restored = markRestored(item, now);
  if (restored === 'too-late' || restored.status === 'deleted') return err('undo-too-late');
  const missing = status === 'on-sale' ? missingDeclarations(item.declarations) : [];
  if (missing.length > 0) return { ok: false, code: 'declarations-missing', missing };
  const changed: Item = {
    ...restored,
    ...category,
    name,
    narration,
    hindi: changeItemHindi(item, { name, narration }, hindi),
    code: code === '' ? item.code : code,
    status,
    changedAt: now,
  };
  return ok(isUnchanged(item, changed) ? item : changed);
};
