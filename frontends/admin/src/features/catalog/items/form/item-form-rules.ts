import type { EditedItem } from '@tokri/contracts/api';
import { checkHsn } from '@tokri/contracts/tax';
import { checkCode, checkFilled, checkMandatory, checkSelected } from '@tokri/contracts/validation';
import { today } from '@tokri/web-kit/ui';
import * as z from 'zod/mini';
import { t } from '../labels.ts';
import { formText } from './labels.ts';
import type { ItemFormValues, PackValues } from './item-form-values.ts';
import { checkPackPrice, taxPercentToday } from './pack-price.ts';

export interface FormIssue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

type Check = { readonly ok: boolean; readonly message?: string };

const issue = (path: FormIssue['path'], check: Check): readonly FormIssue[] =>
  check.ok ? [] : [{ path, message: check.message ?? '' }];

/** Needed on the label before an item goes on sale. */
export const requiredLabelFields = [
  'netQuantity',
  'manufacturer',
  'countryOfOrigin',
  'bestBefore',
  'consumerCare',
] as const;

const isWholeNumber = (text: string, max: number): boolean =>
  /^\d{1,7}$/.test(text.trim()) && Number(text) <= max;

const maxAmount = 1_000_000;
const maxQuantity = 999;

const checkNewPrice = (pack: PackValues, taxPercent: number): Readonly<Record<string, string>> => {
  const price = checkPackPrice(pack, taxPercent);
  return {
    price: price.rate === null ? t('price.invalid') : price.isAboveMrp ? formText('aboveMrp') : '',
    mrp: price.mrp === null ? t('price.invalid') : '',
    stock: isWholeNumber(pack.stock, maxAmount) ? '' : t('stock.invalid'),
  };
};

type SavedItem = Pick<EditedItem, 'Code' | 'Taxes'>;

const findPackIssues = (
  values: ItemFormValues,
  index: number,
  saved: SavedItem | undefined,
): readonly FormIssue[] => {
  const pack = values.packs[index];
  if (!pack) return [];
  const needsAmount = pack.unitId === 0 || pack.amount !== '';
  const isDoubled = values.packs.some(
    (other, position) =>
      position < index && other.name.trim().toLowerCase() === pack.name.trim().toLowerCase(),
  );
  const errors = {
    name: isDoubled ? formText('packDoubled') : '',
    amount:
      needsAmount && !(isWholeNumber(pack.amount, maxAmount) && Number(pack.amount) > 0)
        ? formText('amountInvalid')
        : '',
    maxPerOrder:
      isWholeNumber(pack.maxPerOrder, maxQuantity) && Number(pack.maxPerOrder) > 0
        ? ''
        : formText('maxInvalid'),
    ...(pack.unitId === 0 ? checkNewPrice(pack, taxPercentToday(values.taxes, saved?.Taxes)) : {}),
  };
  return [
    ...issue(['packs', index, 'name'], checkFilled(pack.name, formText('packName'))),
    ...Object.entries(errors).flatMap(([field, message]) =>
      message === '' ? [] : [{ path: ['packs', index, field], message }],
    ),
  ];
};

const findTaxIssues = ({ taxes }: ItemFormValues): readonly FormIssue[] =>
  taxes.flatMap(({ fromDate }, index) => {
    const isDoubled = taxes.some(
      (other, position) => position < index && other.fromDate === fromDate,
    );
    if (fromDate >= today() && !isDoubled) return [];
    return [
      {
        path: ['taxes', index, 'fromDate'],
        message: isDoubled ? formText('taxDoubled') : t('price.fromInvalid'),
      },
    ];
  });

const findSaleIssues = (values: ItemFormValues): readonly FormIssue[] => {
  if (values.status !== '1') return [];
  return [
    ...requiredLabelFields.flatMap((field) => issue([field], checkMandatory(values[field].trim()))),
    ...(values.packs.every(({ isHidden }) => isHidden)
      ? [{ path: ['status'], message: formText('noPack') }]
      : []),
  ];
};

const findFormIssues = (
  values: ItemFormValues,
  saved: SavedItem | undefined,
): readonly FormIssue[] => [
  ...issue(['name'], checkFilled(values.name, formText('name'))),
  ...issue(['itemGroupId'], checkSelected(Number(values.itemGroupId), formText('department'))),
  ...issue(['itemTypeId'], checkSelected(Number(values.itemTypeId), formText('type'))),
  ...(values.code.trim() === '' || values.code.trim() === saved?.Code
    ? []
    : issue(['code'], checkCode(values.code.trim()))),
  ...(checkHsn(values.hsn.trim()).ok ? [] : [{ path: ['hsn'], message: formText('hsnInvalid') }]),
  ...values.packs.flatMap((_pack, index) => findPackIssues(values, index, saved)),
  ...findTaxIssues(values),
  ...findSaleIssues(values),
];

/** A code that older rules allowed may stay: that of the saved item is not checked. */
export const itemFormSchema = (saved: SavedItem | undefined) =>
  z.custom<ItemFormValues>().check((context) => {
    for (const { path, message } of findFormIssues(context.value, saved))
      context.issues.push({ code: 'custom', input: context.value, path: [...path], message });
  });
