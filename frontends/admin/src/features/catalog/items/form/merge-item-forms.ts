import type { ItemFormValues, PackValues } from './item-form-values.ts';

export type FormField = keyof ItemFormValues;

export interface FormConflict {
  readonly field: FormField;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface MergedForms {
  /** Changes of both sides; where both changed a field, mine. */
  readonly values: ItemFormValues;
  readonly conflicts: readonly FormConflict[];
}

export const isSameValue = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** A pack that they added stays: saved packs cannot be removed. */
const withSavedPacks = (mine: PackValues[], theirs: readonly PackValues[]): PackValues[] => {
  const ids = new Set(mine.map(({ unitId }) => unitId));
  return [...mine, ...theirs.filter(({ unitId }) => unitId > 0 && !ids.has(unitId))];
};

/** A new pack gets the id that it was saved with. */
export const withSavedIds = (typed: ItemFormValues, saved: ItemFormValues): ItemFormValues => ({
  ...typed,
  packs: typed.packs.map((pack) =>
    pack.unitId === 0
      ? { ...pack, unitId: saved.packs.find(({ name }) => name === pack.name)?.unitId ?? 0 }
      : pack,
  ),
});

/**
 * Merges two changes of the same form field by field. A field that only one side changed is no
 * conflict.
 */
export const mergeItemForms = (
  base: ItemFormValues,
  mine: ItemFormValues,
  theirs: ItemFormValues,
): MergedForms => {
  const kept = { ...mine, packs: withSavedPacks(mine.packs, theirs.packs) };
  const fields = Object.keys(base) as FormField[];
  const isMine = (field: FormField): boolean => !isSameValue(mine[field], base[field]);
  const conflicts = fields.filter(
    (field) =>
      isMine(field) &&
      !isSameValue(theirs[field], base[field]) &&
      !isSameValue(mine[field], theirs[field]),
  );
  return {
    values: Object.fromEntries(
      fields.map((field) => [field, isMine(field) ? kept[field] : theirs[field]]),
    ) as unknown as ItemFormValues,
    conflicts: conflicts.map((field) => ({ field, mine: kept[field], theirs: theirs[field] })),
  };
};
