import { checkHsn, lineQuantityMax } from '@tokri/contracts';
import { checkRate, largestRateForTotal, parseNetQuantity } from '@tokri/contracts/price';
import { missingDeclarations } from '../rules.ts';
import type { Declarations } from '../item.ts';
import { compileReaders } from './compile-mapping.ts';
import type { Readers } from './compile-mapping.ts';
import { aliasesMax } from './draft.ts';
import type { ItemDraft, RowError } from './draft.ts';
import { faultList, limitedText, paiseOf, textOf, vegetarianOf, wholeOf } from './fields.ts';
import type { FaultList } from './fields.ts';
import type { ItemMapping } from './mapping.ts';
import { cleanText, nameWords } from './row.ts';
import type { ReadRow, Row } from './row.ts';

export type MappedRow =
  | { readonly ok: true; readonly draft: ItemDraft }
  | { readonly ok: false; readonly errors: readonly RowError[] };

const codeLength = { min: 12, max: 40 } as const;
const noName = nameWords('');
const taxPercents = new Set([0, 5, 18, 40]);

const codeOf = (readers: Readers, row: ReadRow, faults: FaultList): string => {
  const code = textOf(readers.code(row));
  const max = readers.codeLengthMax ?? codeLength.max;
  if (code === '') faults.add('Code', 'is empty');
  else if (code.length > max) faults.add('Code', `is longer than ${max} characters`);
  else if (code.length < codeLength.min)
    faults.add('Code', `is shorter than ${codeLength.min} characters`);
  return code;
};

const taxOf = (
  readers: Readers,
  row: ReadRow,
  faults: FaultList,
): { hsn: string; taxBasisPoints: number } => {
  const rule = readers.taxRules.find(({ holds }) => holds(row));
  const hsn = textOf(rule?.hsn(row) ?? '');
  const percent = Number(rule?.taxPercent(row) ?? Number.NaN);
  const hsnCheck = checkHsn(hsn);
  if (!hsnCheck.ok) faults.add('HSN', hsnCheck.message);
  if (!taxPercents.has(percent)) faults.add('TaxPercent', 'must be 0, 5, 18 or 40');
  return { hsn, taxBasisPoints: percent * 100 };
};

/** The same price with the same tax stands in many rows, and finding its rate takes many steps. */
const rateFinder = (): typeof largestRateForTotal => {
  const found = new Map<string, number>();
  return (totalPaise, taxBasisPoints) => {
    const key = `${totalPaise}/${taxBasisPoints}`;
    const ratePaise = found.get(key) ?? largestRateForTotal(totalPaise, taxBasisPoints);
    found.set(key, ratePaise);
    return ratePaise;
  };
};

interface Context {
  readonly rateForTotal: typeof largestRateForTotal;
  readonly faults: FaultList;
}

const priceOf = (
  readers: Readers,
  row: ReadRow,
  { taxBasisPoints, rateForTotal, faults }: Context & { readonly taxBasisPoints: number },
): { ratePaise: number; mrpPaise: number } => {
  const before = faults.errors.length;
  const salePaise = paiseOf(readers.salePrice(row), 'Rate', faults);
  const mrpPaise = paiseOf(readers.mrp(row), 'Mrp', faults);
  if (faults.errors.length > before) return { ratePaise: 0, mrpPaise };
  if (mrpPaise < salePaise) {
    faults.add('Mrp', 'is below the sale price');
    return { ratePaise: 0, mrpPaise };
  }
  const ratePaise = readers.includesTax ? rateForTotal(salePaise, taxBasisPoints) : salePaise;
  const check = checkRate({ ratePaise, mrpPaise, taxBasisPoints });
  if (!check.ok) faults.add('Rate', check.message);
  return { ratePaise, mrpPaise };
};

const statusOf = (readers: Readers, row: ReadRow, faults: FaultList): ItemDraft['status'] => {
  if (!readers.status) return null;
  const text = textOf(readers.status(row));
  if (text !== '0' && text !== '1') faults.add('Status', 'must be 0 or 1');
  return text === '0' ? 'hidden' : 'on-sale';
};

const declarationsOf = (readers: Readers, row: ReadRow, faults: FaultList): Declarations => {
  const read = (field: Exclude<keyof Declarations, 'vegetarian'>, name: string) =>
    limitedText(readers.declarations[field](row), { field: name, lengthMax: 500, faults });
  return {
    netQuantity: read('netQuantity', 'NetQuantity'),
    manufacturer: read('manufacturer', 'Manufacturer'),
    countryOfOrigin: read('countryOfOrigin', 'CountryOfOrigin'),
    bestBefore: read('bestBefore', 'BestBefore'),
    consumerCare: read('consumerCare', 'ConsumerCare'),
    fssai: read('fssai', 'Fssai'),
    vegetarian: vegetarianOf(readers.declarations.vegetarian(row), faults),
  };
};

const named = (value: string, field: string, faults: FaultList): string => {
  if (value === '') faults.add(field, 'is empty');
  return value;
};

const draftOf = (
  readers: Readers,
  row: ReadRow,
  context: Context & { readonly number: number },
): ItemDraft => {
  const { number, faults } = context;
  const text = (field: string, reader: Readers['code'], lengthMax: number) =>
    limitedText(reader(row), { field, lengthMax, faults });
  const { hsn, taxBasisPoints } = taxOf(readers, row, faults);
  const draft: ItemDraft = {
    row: number,
    code: codeOf(readers, row, faults),
    name: named(
      limitedText(row.name.text, { field: 'Name', lengthMax: 200, faults }),
      'Name',
      faults,
    ),
    narration: text('Narration', readers.narration, 2000),
    brand: text('Brand', readers.brand, 100),
    aliases: [
      ...new Set(
        readers.aliases
          .map((alias) => textOf(alias(row)))
          .filter((alias) => alias !== '' && alias.length <= 60),
      ),
    ].slice(0, aliasesMax),
    groupName: named(text('ItemGroup', readers.group, 100), 'ItemGroup', faults),
    typeName: named(text('ItemType', readers.type, 100), 'ItemType', faults),
    status: statusOf(readers, row, faults),
    unitName: named(
      limitedText(row.unit, { field: 'Unit', lengthMax: 40, faults }),
      'Unit',
      faults,
    ),
    net: parseNetQuantity(row.unit),
    stock: wholeOf(readers.stock(row), { field: 'Stock', max: 1_000_000, faults }),
    maxPerOrder: wholeOf(readers.maxPerOrder(row), {
      field: 'MaxPerOrder',
      min: 1,
      max: lineQuantityMax,
      faults,
    }),
    ...priceOf(readers, row, { ...context, taxBasisPoints }),
    taxBasisPoints,
    hsn,
    picture: textOf(readers.pictures.find(({ holds }) => holds(row))?.picture(row) ?? ''),
    declarations: declarationsOf(readers, row, faults),
  };
  if (draft.status !== 'hidden')
    for (const missing of missingDeclarations(draft.declarations))
      faults.add(
        missing.charAt(0).toUpperCase() + missing.slice(1),
        'is empty, so the item cannot go on sale',
      );
  return draft;
};

/** A function that turns rows into drafts by a mapping, or tells what is wrong with each. Pure: the same row gives the same draft. */
export const rowMapper = (mapping: ItemMapping): ((row: Row) => MappedRow) => {
  const readers = compileReaders(mapping);
  const rateForTotal = rateFinder();
  return ({ number, columns }) => {
    const cleaned = new Map<string, string>();
    const value = (column: string): string => {
      const known = cleaned.get(column);
      if (known !== undefined) return known;
      const text = cleanText(
        Object.hasOwn(columns, column) ? (columns[column] ?? '') : '',
        mapping.clean,
      );
      cleaned.set(column, text);
      return text;
    };
    const unnamed: ReadRow = { value, name: noName, unit: '' };
    const withName: ReadRow = { ...unnamed, name: nameWords(textOf(readers.name(unnamed))) };
    const whole: ReadRow = {
      ...withName,
      unit: readers.unitFromName?.(withName) ?? textOf(readers.otherwiseUnit(withName)),
    };
    const faults = faultList(number);
    const draft = draftOf(readers, whole, { number, faults, rateForTotal });
    return faults.errors.length === 0 ? { ok: true, draft } : { ok: false, errors: faults.errors };
  };
};
