import { itemFileColumns, type ImportRowError, type ImportRowKind } from '@tokri/contracts/api';
import { t } from './labels.ts';
import type { ItemImport } from './import-queries.ts';

export const stateTones = {
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
