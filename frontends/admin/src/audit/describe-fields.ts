import type { AuditEntryResponse } from '@tokri/contracts/api';
import { isDate } from '@tokri/contracts/dates';
import { permissions, type Permission } from '@tokri/contracts/platform';
import { formatDate, formatDateTime, formatExactPrice } from '@tokri/web-kit/ui';
import { fieldLabel, permissionLabel, t, valueLabel } from './labels.ts';

type FieldChange = AuditEntryResponse['Changes'][number]['Fields'][number];

export interface DescribedField {
  readonly path: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const hashPattern = /^[0-9a-f]{64}$/;
const shownHashLength = 8;
const paisePerRupee = 100;

const isPermission = (text: string): text is Permission =>
  permissions.some((permission) => permission === text);

const describeText = (name: string, text: string): string => {
  if (text === '') return t('value.none');
  if (instantPattern.test(text)) return formatDateTime(text);
  if (isDate(text)) return formatDate(text, { withYear: true });
  if (hashPattern.test(text)) return `${text.slice(0, shownHashLength)}…`;
  if (name === 'permissions' && isPermission(text)) return permissionLabel(text);
  return valueLabel(text);
};

const describeNumber = (name: string, value: number): string => {
  if (name.endsWith('Paise')) return formatExactPrice(value / paisePerRupee);
  if (name.endsWith('BasisPoints')) return t('value.percent', { count: value / 100 });
  return String(value);
};

const describeValue = (name: string, value: unknown): string => {
  if (value === null || value === undefined) return t('value.none');
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
  if (typeof value === 'number') return describeNumber(name, value);
  return typeof value === 'string' ? describeText(name, value) : JSON.stringify(value);
};

const isIndex = (segment: string): boolean => /^\d+$/.test(segment);
const idPattern = /^(\w*[iI]d) (.+)$/;

/** Without the places in lists and the ids of their elements. */
const namesOf = (path: string): readonly string[] =>
  path.split('.').filter((segment) => !isIndex(segment) && !idPattern.test(segment));

const labelOf = (path: string): string => {
  const names = namesOf(path);
  const field = fieldLabel(names.at(-1) ?? path);
  const inLanguage = names.includes('hindi') ? t('field.inHindi', { field }) : field;
  const unit = path.split('.').find((segment) => segment.startsWith('unitId '));
  return unit
    ? t('field.ofPack', { id: unit.replace('unitId ', ''), field: inLanguage })
    : inLanguage;
};

/** Values of a list of texts differ place by place, which nobody reads: they are shown as lists. */
const listPathOf = (path: string): string =>
  isIndex(path.split('.').at(-1) ?? '') ? path.split('.').slice(0, -1).join('.') : path;

const join = (values: readonly unknown[], name: string): string =>
  values
    .filter((value) => value !== null && value !== undefined)
    .map((value) => describeValue(name, value))
    .join(', ') || t('value.none');

/** Fields that a write sets beside what was meant. */
const uninteresting: ReadonlySet<string> = new Set([
  'changedAt',
  'statusBefore',
  'rev',
  'tokensRevokedAt',
  'itemId',
]);

export const describeFields = (fields: readonly FieldChange[]): readonly DescribedField[] => {
  const byPath = new Map<string, FieldChange[]>();
  for (const field of fields) {
    const path = listPathOf(field.Path);
    byPath.set(path, [...(byPath.get(path) ?? []), field]);
  }
  return [...byPath].flatMap(([path, changes]) => {
    const name = namesOf(path).at(-1) ?? path;
    if (uninteresting.has(name)) return [];
    return [
      {
        path,
        label: labelOf(path),
        before: join(
          changes.map(({ Before }) => Before),
          name,
        ),
        after: join(
          changes.map(({ After }) => After),
          name,
        ),
      },
    ];
  });
};
