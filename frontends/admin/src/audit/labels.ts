import type { Permission } from '@tokri/contracts/platform';
import { createTranslator } from '@tokri/web-kit/platform';
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

/** The audit log names whatever there is, so what has no text is shown in the words of its name. */
const textOf = (key: string, name: string): string =>
  isMessageKey(key) ? t(key as 'value.yes') : toWords(name);

export const operationLabel = (operationId: string): string =>
  textOf(`operation.${operationId}`, operationId);

export const permissionLabel = (permission: Permission): string => t(`permission.${permission}`);

export const fieldLabel = (name: string): string => textOf(`field.${name}`, name);

export const valueLabel = (value: string): string =>
  isMessageKey(`value.${value}`) ? t(`value.${value}` as 'value.yes') : value;

export const subjectLabel = (subject: string, name?: string): string => {
  const [kind = '', ...rest] = subject.split(':');
  const id = name ?? rest.join(':');
  const key = `subject.${kind}`;
  return isMessageKey(key)
    ? t(key as 'subject.item', { id })
    : t('subject.other', { kind: toWords(kind), id });
};
