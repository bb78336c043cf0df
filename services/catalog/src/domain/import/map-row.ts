import { hindiTexts } from '@tokri/contracts/language';
import { maxLineQuantity } from '@tokri/contracts/orders';
import {
  brandSeparator,
  findHiddenCharacter,
  maxBrandLength,
  maxUnitStock,
} from '@tokri/contracts/validation';
import { checkHsn, shopTaxPercents } from '@tokri/contracts/tax';
import { parseNetQuantity } from '@tokri/contracts/pricing';
import { missingDeclarations } from '../items/item-rules.ts';
import { declarationNames, type Declarations } from '../items/item.ts';
import { compileMapping } from './compile-mapping.ts';
import type { RowReaders } from './compile-mapping.ts';
import { maxAliases } from './draft.ts';
import type { ItemDraft, RowError } from './draft.ts';
import {
  createErrorCollector,
  limitedText,
  toText,
  parseVegetarian,
  parseWholeNumber,
} from './fields.ts';
import type { RowErrorCollector } from './fields.ts';
import type { ItemMapping } from './mapping.ts';
import { memoizeRateForTotal, readPrice, type RowContext } from './read-price.ts';
import { cleanText, normalizeName } from './row.ts';
import type { CleanRow, Row } from './row.ts';

export type MappedRow =
  | { readonly ok: true; readonly draft: ItemDraft }
  | ({ readonly ok: false; readonly errors: readonly RowError[] } & RowName);

/** What tells staff which item a row is about, as far as it could be read. */
export type RowName = Pick<ItemDraft, 'code' | 'name'>;

const codeLength = { min: 12, max: 40 } as const;
const emptyName = normalizeName('');
/** Between the search words in one cell. */
const aliasSeparator = '|';

const readCode = (readers: RowReaders, row: CleanRow, errors: RowErrorCollector): string => {
  const code = limitedText(readers.code(row), { field: 'Code', maxLength: Infinity, errors });
  const max = readers.maxCodeLength ?? codeLength.max;
  if (code === '') errors.add('Code', 'required');
  else if (code.length > max) errors.add('Code', 'too-long', { detail: max });
  else if (code.length < codeLength.min)
    errors.add('Code', 'too-short', { detail: codeLength.min });
  return code;
};

const readTax = (
  readers: RowReaders,
  row: CleanRow,
  errors: RowErrorCollector,
): { hsn: string; taxBasisPoints: number } => {
  const rule = readers.taxRules.find(({ matches }) => matches(row));
  const hsn = toText(rule?.hsn(row) ?? '');
  const percent = Number(rule?.taxPercent(row) ?? Number.NaN);
  if (!checkHsn(hsn).ok) errors.add('HSN', 'hsn');
  if (!shopTaxPercents().some((known) => known === percent)) errors.add('TaxPercent', 'tax');
  return { hsn, taxBasisPoints: percent * 100 };
};

const readStatus = (
  readers: RowReaders,
  row: CleanRow,
  errors: RowErrorCollector,
): ItemDraft['status'] => {
  if (!readers.status) return null;
  const text = toText(readers.status(row));
  if (text !== '0' && text !== '1') errors.add('Status', 'status');
  return text === '0' ? 'hidden' : 'on-sale';
};

const readDeclarations = (
  readers: RowReaders,
  row: CleanRow,
  errors: RowErrorCollector,
): Declarations => {
  const read = (field: Exclude<keyof Declarations, 'vegetarian'>) =>
    limitedText(readers.declarations[field](row), {
      field: declarationNames[field],
      maxLength: 500,
      errors,
    });
  return {
    netQuantity: read('netQuantity'),
    manufacturer: read('manufacturer'),
    countryOfOrigin: read('countryOfOrigin'),
    bestBefore: read('bestBefore'),
    consumerCare: read('consumerCare'),
    fssai: read('fssai'),
    vegetarian: parseVegetarian(readers.declarations.vegetarian(row), errors),
  };
};

const requireText = (value: string, field: string, errors: RowErrorCollector): string => {
  if (value === '') errors.add(field, 'required');
  return value;
};

const readBrand = (readers: RowReaders, row: CleanRow, errors: RowErrorCollector): string => {
  const brand = limitedText(readers.brand(row), {
    field: 'Brand',
    maxLength: maxBrandLength,
    errors,
  });
  if (brand.includes(brandSeparator)) errors.add('Brand', 'separator', { detail: brandSeparator });
  return brand;
};

const readAliases = (readers: RowReaders, row: CleanRow): readonly string[] =>
  [
    ...new Set(
      readers.aliases
        .flatMap((alias) => toText(alias(row)).split(aliasSeparator))
        .map((alias) => alias.trim())
        .filter(
          (alias) => alias !== '' && alias.length <= 60 && findHiddenCharacter(alias) === null,
        ),
    ),
  ].slice(0, maxAliases);

const requireDeclarations = (
  { status, declarations }: ItemDraft,
  errors: RowErrorCollector,
): void => {
  if (status === 'hidden') return;
  for (const missing of missingDeclarations(declarations))
    errors.add(declarationNames[missing], 'label-required');
};

const readHindi = (
  readers: RowReaders,
  row: CleanRow,
  errors: RowErrorCollector,
): ItemDraft['hindi'] =>
  hindiTexts({
    name: limitedText(readers.nameHindi(row), { field: 'NameHindi', maxLength: 200, errors }),
    narration: limitedText(readers.narrationHindi(row), {
      field: 'NarrationHindi',
      maxLength: 2000,
      errors,
    }),
  });

const toDraft = (
  readers: RowReaders,
  row: CleanRow,
  context: RowContext & { readonly number: number },
): ItemDraft => {
  const { number, errors } = context;
  const text = (field: string, reader: RowReaders['code'], maxLength: number) =>
    limitedText(reader(row), { field, maxLength, errors });
  const { hsn, taxBasisPoints } = readTax(readers, row, errors);
  const draft: ItemDraft = {
    row: number,
    code: readCode(readers, row, errors),
    name: requireText(
      limitedText(row.name.text, { field: 'Name', maxLength: 200, errors }),
      'Name',
      errors,
    ),
    narration: text('Narration', readers.narration, 2000),
    hindi: readHindi(readers, row, errors),
    brand: readBrand(readers, row, errors),
    aliases: readAliases(readers, row),
    groupName: requireText(text('ItemGroup', readers.group, 100), 'ItemGroup', errors),
    typeName: requireText(text('ItemType', readers.type, 100), 'ItemType', errors),
    status: readStatus(readers, row, errors),
    unitName: requireText(
      limitedText(row.unit, { field: 'Unit', maxLength: 40, errors }),
      'Unit',
      errors,
    ),
    net: parseNetQuantity(toText(readers.net?.(row) ?? '') || row.unit),
    stock: parseWholeNumber(readers.stock(row), { field: 'Stock', max: maxUnitStock, errors }),
    maxPerOrder: parseWholeNumber(readers.maxPerOrder(row), {
      field: 'MaxPerOrder',
      min: 1,
      max: maxLineQuantity,
      errors,
    }),
    ...readPrice(readers, row, { ...context, taxBasisPoints }),
    taxBasisPoints,
    hsn,
    imageName: toText(readers.pictures.find(({ matches }) => matches(row))?.picture(row) ?? ''),
    declarations: readDeclarations(readers, row, errors),
    ...(readers.unmapped.size > 0 ? { unmapped: readers.unmapped } : {}),
  };
  requireDeclarations(draft, errors);
  return draft;
};

export const createRowMapper = (mapping: ItemMapping): ((row: Row) => MappedRow) => {
  const readers = compileMapping(mapping);
  const rateForTotal = memoizeRateForTotal();
  return ({ number, columns }) => {
    const cleanedColumns = new Map<string, string>();
    const value = (column: string): string => {
      const known = cleanedColumns.get(column);
      if (known !== undefined) return known;
      const text = cleanText(
        Object.hasOwn(columns, column) ? (columns[column] ?? '') : '',
        mapping.clean,
      );
      cleanedColumns.set(column, text);
      return text;
    };
    const unnamed: CleanRow = { value, name: emptyName, unit: '' };
    const withName: CleanRow = { ...unnamed, name: normalizeName(toText(readers.name(unnamed))) };
    const row: CleanRow = {
      ...withName,
      unit: readers.unitFromName?.(withName) ?? toText(readers.defaultUnit(withName)),
    };
    const errors = createErrorCollector(number);
    const draft = toDraft(readers, row, { number, errors, rateForTotal });
    if (errors.errors.length === 0) return { ok: true, draft };
    return { ok: false, errors: errors.errors, code: draft.code, name: draft.name };
  };
};
