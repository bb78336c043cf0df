import type { Permission } from '@tokri/contracts/platform';
import { createTranslator, language } from '@tokri/web-kit/platform';
import { policyTitles } from '@tokri/web-kit/policy';
import { en } from './messages/en.ts';

export const t = createTranslator({ en, hi: () => import('./messages/hi.ts') });

const isMessageKey = (key: string): boolean => key in en;

/** `setItemStatus` and `set-item-status` become "Set item status". */
const toWords = (name: string): string => {
  const words = name
    .replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter}`)
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Falls back to the name split into words for operations and fields without a text. */
const textOf = (key: string, name: string): string =>
  isMessageKey(key) ? t(key as 'value.yes') : toWords(name);

export const operationLabel = (operationId: string): string =>
  textOf(`operation.${operationId}`, operationId);

interface Action {
  readonly Operation: string;
  readonly Input?: unknown;
}

/** Operations that do one thing or its opposite, by a field of their request. */
const opposites: Readonly<Record<string, readonly [field: string, ...keys: readonly string[]]>> = {
  'set-location-closed': ['Closed', 'location-closed.true', 'location-closed.false'],
  'set-item-status': ['Status', 'item-status.0', 'item-status.1'],
  'switch-coupon': ['State', 'coupon.on', 'coupon.paused', 'coupon.stopped'],
  'switch-offer': ['State', 'offer.on', 'offer.paused', 'offer.stopped'],
};

/** What an entry did: closed a location, or reopened it. */
export const actionLabel = ({ Operation, Input }: Action): string => {
  const [field = '', ...keys] = opposites[Operation] ?? [];
  const value = (Input as Readonly<Record<string, unknown>> | null | undefined)?.[field];
  const key = keys.find((each) => each.endsWith(`.${String(value)}`));
  return key ? textOf(`action.${key}`, key) : operationLabel(Operation);
};

export const permissionLabel = (permission: Permission): string => t(`permission.${permission}`);

/** `ItemTypeId`, `GSTIN` and `PDate` of a request are `itemTypeId`, `gstin` and `pdate` of a record. */
export const toFieldName = (name: string): string => {
  if (/^[A-Z]+$/.test(name)) return name.toLowerCase();
  return name.replace(/^[A-Z]+(?=[A-Z][a-z]|$)|^[A-Z]/, (letters) => letters.toLowerCase());
};

export const isLabelledField = (name: string): boolean => isMessageKey(`field.${name}`);

export const fieldLabel = (name: string): string => textOf(`field.${name}`, name);

export const valueLabel = (value: string): string =>
  isMessageKey(`value.${value}`) ? t(`value.${value}` as 'value.yes') : value;

const isPolicy = (name: string): name is keyof typeof policyTitles => name in policyTitles;

/** `policy-version:refund:2` has its title and number in its id. */
const idText = (id: string): string => {
  const [name = '', version] = id.split(':');
  if (!isPolicy(name)) return id;
  const policy = policyTitles[name][language()];
  return version === undefined ? policy : t('subject.policyVersion', { policy, version });
};

export const subjectLabel = (subject: string, name?: string): string => {
  const [kind = '', ...rest] = subject.split(':');
  const id = name ?? idText(rest.join(':'));
  const key = `subject.${kind}`;
  return isMessageKey(key)
    ? t(key as 'subject.item', { id })
    : t('subject.other', { kind: toWords(kind) });
};
