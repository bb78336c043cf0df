import { itemFileColumns, type ImportRowError, type ImportRowKind } from '@tokri/contracts/api';
import { t } from './labels.ts';
import type { ItemImport } from './import-queries.ts';

const stateTones = {
  Waiting: 'info',
  Checking: 'info',
  Checked: 'warning',
  Importing: 'info',
  Done: 'success',
  Refused: 'error',
  Stopped: 'warning',
  Undoing: 'info',
  Undone: 'info',
} as const satisfies Record<ItemImport['State'], string>;

export const kindTones = {
  new: 'success',
  changed: 'warning',
  unchanged: 'info',
  wrong: 'error',
} as const satisfies Record<ImportRowKind, string>;

export const importName = ({ FileName, ImportId }: ItemImport): string =>
  FileName || t('list.noName', { id: ImportId });

export const staffName = (userId: number | null, ownId: number | undefined): string => {
  if (userId === null) return t('who.unknown');
  return userId === ownId ? t('who.you') : t('who.staff', { id: userId });
};

const valueLabels = {
  Status: { '1': 'value.onSale', '0': 'value.hidden' },
  Vegetarian: { true: 'value.veg', false: 'value.nonVeg' },
} as const;

const labelsOf = (field: string) =>
  Object.entries(field === 'Status' || field === 'Vegetarian' ? valueLabels[field] : {});

/** The values of a field that has only a few, with what they mean. */
export const listValues = (field: string): readonly (readonly [value: string, text: string])[] =>
  labelsOf(field).map(([value, key]) => [value, t(key)] as const);

/** A cell in the words of the page. */
export const valueText = (field: string, value: string): string =>
  listValues(field).find(([other]) => other === value)?.[1] ?? value;

/** A checked file of which nothing can be imported is not ready to import. */
export const stateOf = (item: ItemImport) =>
  item.State === 'Checked' && item.New + item.Changed === 0
    ? ({ tone: 'info', label: t('state.nothing') } as const)
    : ({ tone: stateTones[item.State], label: t(`state.${item.State}`) } as const);

/** The name of the column as the file has it, else that of the field. */
export const fieldName = (field: string): string => {
  const known = [...itemFileColumns, 'Unit' as const].find((name) => name === field);
  return known ? t(`field.${known}`) : field;
};

export const errorText = ({ Field, Column, Value, Message }: ImportRowError): string => {
  const field = Column || fieldName(Field);
  return Value === ''
    ? t('rows.error', { field, message: Message })
    : t('rows.errorValue', { field, value: Value, message: Message });
};
