import { importFields, type ImportField } from './import-fields.ts';
import { emptyMapping, type ItemMapping, type Source } from './item-mapping.ts';

/** Where a field comes from, as far as a choice on the page can say it. */
export type FieldChoice =
  | { readonly kind: 'column'; readonly column: string; readonly prefix: string }
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'rules' }
  | { readonly kind: 'none' };

const codeLength = 12;

const toSource = (value: unknown): Source | undefined => {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'object' ? (value as Source) : { value: value as string | number };
};

const readSource = (mapping: ItemMapping, { place }: ImportField): Source | 'rules' | undefined => {
  if (place[0] === 'taxRules')
    return mapping.taxRules.length > 1
      ? 'rules'
      : toSource(mapping.taxRules[0]?.[place[1] as 'HSN' | 'TaxPercent']);
  if (place[1] === 'otherwise' && mapping.unit['unitFromName'] !== undefined) return 'rules';
  const part: Readonly<Record<string, unknown>> = mapping[place[0]];
  const value = part[place[1]];
  if (!Array.isArray(value)) return toSource(value);
  return value.length > 1 ? 'rules' : toSource(value[0]);
};

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const readChoice = (mapping: ItemMapping, field: ImportField): FieldChoice => {
  const source = readSource(mapping, field);
  if (source === 'rules') return { kind: 'rules' };
  if (source === undefined || isSame(source, field.without)) return { kind: 'none' };
  const { column, value, prefix = '', padTo: _padTo, ifEmpty, ...rules } = source;
  if (Object.keys(rules).length > 0) return { kind: 'rules' };
  if (column !== undefined && (ifEmpty === undefined || isSame(ifEmpty, field.ifEmpty)))
    return { kind: 'column', column, prefix };
  if (column === undefined && ifEmpty === undefined)
    return { kind: 'value', value: value === null ? '' : String(value) };
  return { kind: 'rules' };
};

const buildSource = (field: ImportField, choice: FieldChoice): Source | undefined => {
  if (choice.kind === 'column')
    return {
      column: choice.column,
      ...(choice.prefix === '' ? {} : { prefix: choice.prefix, padTo: codeLength }),
      ...(field.ifEmpty ? { ifEmpty: field.ifEmpty } : {}),
    };
  // A value that is still empty is null, to differ from a field without a source.
  return choice.kind === 'value' ? { value: choice.value || null } : field.without;
};

const withTax = (
  { taxRules, ...mapping }: ItemMapping,
  name: string,
  source: Source | undefined,
): ItemMapping => {
  const [rule] = taxRules.length > 1 ? emptyMapping.taxRules : taxRules;
  const base = rule ?? emptyMapping.taxRules[0];
  return base
    ? { ...mapping, taxRules: [{ ...base, when: {}, [name]: source ?? { value: '' } }] }
    : { ...mapping, taxRules };
};

/** Rules that a mapping file has for the field are replaced by what is chosen. */
export const writeChoice = (
  mapping: ItemMapping,
  field: ImportField,
  choice: FieldChoice,
): ItemMapping => {
  if (choice.kind === 'rules') return mapping;
  const [part, name] = field.place;
  const source = buildSource(field, choice);
  if (part === 'taxRules') return withTax(mapping, name, source);
  const { [name]: _previous, ...others } = mapping[part] as Readonly<Record<string, unknown>>;
  const { unitFromName: _rules, ...unit } = others;
  const value = name === 'Aliases' && source ? [source] : source;
  return {
    ...mapping,
    [part]: {
      ...(name === 'otherwise' ? unit : others),
      ...(value === undefined ? {} : { [name]: value }),
    },
  };
};

/** Gives a field the rules that the mapping file has for it. */
export const restoreRules = (
  mapping: ItemMapping,
  field: ImportField,
  original: ItemMapping,
): ItemMapping => {
  const [part, name] = field.place;
  if (part === 'taxRules') return { ...mapping, taxRules: original.taxRules };
  const names = name === 'otherwise' ? ['otherwise', 'unitFromName'] : [name];
  const source = original[part] as Readonly<Record<string, unknown>>;
  return {
    ...mapping,
    [part]: { ...mapping[part], ...Object.fromEntries(names.map((each) => [each, source[each]])) },
  };
};

const toKey = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const findColumn = (
  { name, synonyms }: ImportField,
  columns: readonly string[],
): string | undefined =>
  [name, ...synonyms]
    .map((candidate) => columns.find((column) => toKey(column) === toKey(candidate)))
    .find((column) => column !== undefined);

/** Price lists have prices as customers pay them; only an export has rates before tax. */
const isExportedRate = ({ name }: ImportField, column: string): boolean =>
  name === 'Rate' && toKey(column) === toKey(name);

/** Takes the columns whose names are known, each once. */
export const recogniseColumns = (columns: readonly string[]): ItemMapping => {
  const left = new Set(columns);
  return importFields().reduce((mapping, field) => {
    const column = findColumn(field, [...left]);
    if (column === undefined) return mapping;
    left.delete(column);
    const chosen = writeChoice(mapping, field, { kind: 'column', column, prefix: '' });
    return isExportedRate(field, column)
      ? { ...chosen, price: { ...chosen.price, includesTax: false } }
      : chosen;
  }, emptyMapping);
};

export const listMissingFields = (mapping: ItemMapping): readonly ImportField[] =>
  importFields().filter((field) => {
    if (field.need !== 'always') return false;
    const choice = readChoice(mapping, field);
    return choice.kind === 'none' || (choice.kind === 'value' && choice.value.trim() === '');
  });
