import type { ImportRowError, ImportRowKind, ImportRowResponse } from '@tokri/contracts/api';
import { toPaise, toRupees } from '@tokri/contracts/money';
import { rateWithTax } from '@tokri/contracts/pricing';
import { itemFileColumns } from '@tokri/contracts/validation';
import { formatExactPrice } from '@tokri/web-kit/ui';
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

const isRupees = (field: string, value: string): boolean =>
  (field === 'Rate' || field === 'Mrp') && /^\d+(\.\d+)?$/.test(value);

/** A cell in the words of the page. */
const valueText = (field: string, value: string): string => {
  if (isRupees(field, value)) return formatExactPrice(Number(value));
  return listValues(field).find(([other]) => other === value)?.[1] ?? value;
};

type Change = ImportRowResponse['Changes'][number];

const withGst = (rate: string, taxPercent: number): string =>
  isRupees('Rate', rate)
    ? String(toRupees(rateWithTax(toPaise(Number(rate)), Math.round(taxPercent * 100))))
    : rate;

const fillChange = (field: string, before: string, after: string): string =>
  before === ''
    ? t('rows.added', { field, after })
    : t('rows.change', { field, before, after: after || t('rows.empty') });

/** Of a new item the price is told as customers pay it; of others the row does not say their GST. */
export const changeText = (
  { Field, Before, After }: Change,
  changes: readonly Change[],
): string => {
  const tax = changes.find((change) => change.Field === 'TaxPercent');
  if (Field === 'Rate' && tax && Before === '')
    return fillChange(t('rows.price'), '', valueText('Rate', withGst(After, Number(tax.After))));
  return fillChange(
    Field === 'Rate' ? t('rows.rate') : fieldName(Field),
    valueText(Field, Before),
    valueText(Field, After),
  );
};

/** A checked file without a single valid row is not ready to import. */
export const stateOf = (item: ItemImport) =>
  item.State === 'Checked' && item.New + item.Changed === 0
    ? ({ tone: 'info', label: t('state.nothing') } as const)
    : ({ tone: stateTones[item.State], label: t(`state.${item.State}`) } as const);

export const fieldName = (field: string): string => {
  const known = [...itemFileColumns, 'Unit' as const].find((name) => name === field);
  return known ? t(`field.${known}`) : field;
};

/** The field in the language of the page, and the column of a file that calls it something else. */
const errorField = ({ Field, Column }: ImportRowError): string => {
  const name = fieldName(Field);
  const isSame = [Field, name, ''].some((other) => other.toLowerCase() === Column.toLowerCase());
  return isSame ? name : t('rows.errorField', { name, column: Column });
};

export const errorText = (error: ImportRowError): string => {
  const { Value, Message } = error;
  const field = errorField(error);
  return Value === ''
    ? t('rows.error', { field, message: Message })
    : t('rows.errorValue', { field, value: Value, message: Message });
};
