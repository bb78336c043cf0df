import { classifyInputField, maskPersonal } from '@tokri/contracts/api';
import type { Operation } from '@tokri/contracts/api';
import { hidden, shorten } from './describe-change.ts';

const maxDepth = 6;
const maxElements = 30;
const maxTextLength = 16_000;

const servicesAboutPeople: ReadonlySet<Operation['service']> = new Set([
  'user',
  'order',
  'billing',
  'chat',
  'notification',
]);

/** The shop's own name and address are no personal data. */
const isAboutPeople = ({ service, auth }: Operation): boolean =>
  servicesAboutPeople.has(service) && !(auth.kind === 'staff' && auth.permission === 'settings');

const describeText = (text: string, path: readonly string[], aboutPeople: boolean): string => {
  switch (classifyInputField(path, { isAboutPeople: aboutPeople, value: text })) {
    case 'plain':
      return shorten(text);
    case 'personal':
      return maskPersonal(text);
    case 'secret':
      return hidden;
  }
};

const describe = (value: unknown, path: readonly string[], aboutPeople: boolean): unknown => {
  if (typeof value === 'string') return describeText(value, path, aboutPeople);
  if (typeof value === 'number')
    return classifyInputField(path, { isAboutPeople: false, value }) === 'plain' ? value : hidden;
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (path.length >= maxDepth) return '…';
  if (Array.isArray(value)) {
    const shown = value
      .slice(0, maxElements)
      .map((element) => describe(element, [...path, '0'], aboutPeople));
    const more = value.length - shown.length;
    return more > 0 ? [...shown, `… ${more} more`] : shown;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      describe(entry, [...path, name], aboutPeople),
    ]),
  );
};

interface Input {
  readonly query: unknown;
  readonly body: unknown;
  readonly file?: {
    readonly originalname: string;
    readonly mimetype: string;
    readonly size: number;
  };
}

/** Arguments of an action as JSON, without secrets and personal data in clear. */
export const describeInput = (operation: Operation, { query, body, file }: Input): string => {
  if (operation.isSecret) return '{}';
  const arguments_ = Array.isArray(body)
    ? { ...(query as object), entries: body as unknown }
    : { ...(query as object), ...(body as object) };
  const described = describe(arguments_, [], isAboutPeople(operation)) as object;
  const text = JSON.stringify({
    ...described,
    ...(file
      ? { file: { name: shorten(file.originalname), type: file.mimetype, bytes: file.size } }
      : {}),
  });
  return text.length > maxTextLength ? JSON.stringify({ tooLarge: text.length }) : text;
};
