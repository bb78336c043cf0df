import type { AuditEntryResponse } from '@tokri/contracts/api';
import { isDate } from '@tokri/contracts/dates';
import {
  orderStatus,
  orderStatusLabel,
  paymentStatus,
  paymentStatusLabel,
} from '@tokri/contracts/orders';
import { permissions, type Permission } from '@tokri/contracts/platform';
import { language } from '@tokri/web-kit/platform';
import { formatCount, formatDate, formatDateTime, formatExactPrice } from '@tokri/web-kit/ui';
import { fieldLabel, permissionLabel, t, toFieldName, valueLabel } from './labels.ts';
import { isLeftOut } from './left-out-fields.ts';

type FieldChange = AuditEntryResponse['Changes'][number]['Fields'][number];

/** Names of records by their subject, such as `item:12`. */
export type NamesBySubject = ReadonlyMap<string, string>;

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

/** The records that fields name by their number. */
const subjectKinds: Readonly<Record<string, string>> = {
  itemId: 'item',
  itemIds: 'item',
  itemTypeId: 'item-type',
  itemTypeIds: 'item-type',
  itemGroupId: 'item-group',
  unitId: 'unit',
  partyId: 'party',
  locationId: 'location',
  moveAreasTo: 'location',
  groupId: 'area',
  offerId: 'offer',
  transactionId: 'order',
  userId: 'user',
  staffId: 'user',
};

const isPermission = (text: string): text is Permission =>
  permissions.some((permission) => permission === text);

/** As the list of orders says it. */
const orderText = (name: string, text: string): string | undefined => {
  if (name === 'status' && text in orderStatus)
    return orderStatusLabel(orderStatus[text as keyof typeof orderStatus], language());
  return name === 'paymentStatus' && text in paymentStatus
    ? paymentStatusLabel(paymentStatus[text as keyof typeof paymentStatus], language())
    : undefined;
};

const describeText = (name: string, text: string): string => {
  if (instantPattern.test(text)) return formatDateTime(text);
  if (isDate(text)) return formatDate(text, { withYear: true });
  if (hashPattern.test(text)) return `${text.slice(0, shownHashLength)}…`;
  if (name === 'permissions' && isPermission(text)) return permissionLabel(text);
  return orderText(name, text) ?? valueLabel(text);
};

const describeNumber = (name: string, value: number): string => {
  if (name.endsWith('Paise')) return formatExactPrice(value / paisePerRupee);
  if (/basisPoints$/i.test(name)) return t('value.percent', { count: value / 100 });
  return /pincode|number|code/i.test(name) ? String(value) : formatCount(value);
};

/** Empty where the value says nothing: no text, or 0 in place of a record. */
const describeValue = (name: string, value: unknown, names: NamesBySubject): string => {
  const kind = subjectKinds[name];
  if (kind && value === 0) return '';
  const record = kind && names.get(`${kind}:${String(value)}`);
  if (record) return record;
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
  if (typeof value === 'number') return describeNumber(name, value);
  return typeof value === 'string' && value !== '' ? describeText(name, value) : '';
};

const isIndex = (segment: string): boolean => /^\d+$/.test(segment);
const idPattern = /^(\w*[iI]d) (.+)$/;

/** Without the places in lists and the ids of their elements. */
const namesOf = (path: string): readonly string[] =>
  path
    .split('.')
    .filter((segment) => !isIndex(segment) && !idPattern.test(segment))
    .map(toFieldName);

const isInHindi = (names: readonly string[]): boolean =>
  names.slice(0, -1).some((name) => name === 'hindi' || name === 'hi');

const labelOf = (path: string, names: NamesBySubject): string => {
  const fieldNames = namesOf(path);
  const name = fieldNames.at(-1) ?? path;
  const parent = fieldNames.at(-2) ?? '';
  const field = fieldLabel(name === 'amount' && parent.startsWith('net') ? 'net' : name);
  const inLanguage = isInHindi(fieldNames) ? t('field.inHindi', { field }) : field;
  const unit = path.split('.').find((segment) => segment.startsWith('unitId '));
  const pack = unit && names.get(unit.replace('unitId ', 'unit:'));
  return pack ? t('field.ofPack', { pack, field: inLanguage }) : inLanguage;
};

/** A list of texts is shown as a whole: differences by index would be hard to read. */
const listPathOf = (path: string): string =>
  isIndex(path.split('.').at(-1) ?? '') ? path.split('.').slice(0, -1).join('.') : path;

const join = (values: readonly unknown[], name: string, names: NamesBySubject): string =>
  values
    .map((value) => describeValue(name, value, names))
    .filter((text) => text !== '')
    .join(', ');

/** What a record is called comes first. */
export const titleFields: readonly string[] = ['name', 'title', 'code', 'transactionNumber'];
const rank = ({ path }: DescribedField): number => {
  const index = titleFields.indexOf(path);
  return index === -1 ? titleFields.length : index;
};

const noNames: NamesBySubject = new Map();

/** In the words of the page, without fields that are empty or mean nothing to a shopkeeper. */
export const describeFields = (
  fields: readonly FieldChange[],
  names: NamesBySubject = noNames,
  subject = '',
): readonly DescribedField[] => {
  const byPath = new Map<string, FieldChange[]>();
  for (const field of fields) {
    const path = listPathOf(field.Path);
    byPath.set(path, [...(byPath.get(path) ?? []), field]);
  }
  return [...byPath]
    .flatMap(([path, changes]) => {
      const name = namesOf(path).at(-1) ?? path;
      if (isLeftOut(path, name, subject)) return [];
      const before = join(
        changes.map((change) => change.Before),
        name,
        names,
      );
      const after = join(
        changes.map((change) => change.After),
        name,
        names,
      );
      if (before === after) return [];
      const none = t('value.none');
      return [{ path, label: labelOf(path, names), before: before || none, after: after || none }];
    })
    .sort((a, b) => rank(a) - rank(b));
};

const toLeaves = (value: unknown, path: string): readonly FieldChange[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, entry]) =>
        toLeaves(entry, path === '' ? name : `${path}.${name}`),
      )
    : [{ Path: path, Before: null, After: value }];

/** What a request asked for. A 0 in it stands for a field that was left open. */
export const describeInput = (
  input: unknown,
  names: NamesBySubject = noNames,
): readonly DescribedField[] =>
  describeFields(
    toLeaves(input, '').filter(({ After }) => After !== 0),
    names,
  );
