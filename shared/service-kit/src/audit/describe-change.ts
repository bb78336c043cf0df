import { classifyRecordField, maskPersonal } from '@tokri/contracts/api';

export interface RecordChange {
  readonly subject: string;
  /** The document before; null when the write created it. */
  readonly before: Readonly<Record<string, unknown>> | null;
  /** The document after; null when the write removed it. */
  readonly after: Readonly<Record<string, unknown>> | null;
}

export interface FieldChange {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface DescribedChange {
  readonly subject: string;
  readonly kind: 'created' | 'changed' | 'removed';
  readonly fields: readonly FieldChange[];
}

const bookkeeping: ReadonlySet<string> = new Set([
  '_id',
  'rev',
  'seq',
  'inbox',
  'refusedRows',
  'outbox',
  'pending',
  'dirty',
  'searchKeys',
  'movements',
  'hasMovements',
]);
const maxFields = 100;
const maxTextLength = 300;

export const hidden = '••••';

export const shorten = (text: string): string =>
  text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;

type Leaf = string | number | boolean | null;

const toLeaf = (value: unknown): Leaf => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (value instanceof Date) return value.toISOString();
  return value === undefined || value === null ? null : hidden;
};

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);

/** Elements of a list are told apart by their id, so that an insertion does not shift all others. */
const idName = (list: readonly unknown[]): string | undefined => {
  const [first] = list;
  if (!isContainer(first) || Array.isArray(first)) return undefined;
  return Object.keys(first).find((name) => {
    if (!/^(_?id|\w+Id)$/.test(name)) return false;
    const ids = list.map((element) => (element as Record<string, unknown> | null)?.[name]);
    return (
      ids.every((id) => ['string', 'number'].includes(typeof id)) &&
      new Set(ids).size === ids.length
    );
  });
};

const entriesOf = (value: object): [string, unknown][] => {
  if (!Array.isArray(value)) return Object.entries(value);
  const name = idName(value);
  return value.map((element: unknown, index) => [
    name === undefined
      ? String(index)
      : `${name} ${String((element as Record<string, unknown>)[name])}`,
    element,
  ]);
};

type Leaves = Map<string, { readonly path: readonly string[]; readonly value: Leaf }>;

const collectLeaves = (value: unknown, path: readonly string[], leaves: Leaves): Leaves => {
  if (isContainer(value))
    for (const [name, entry] of entriesOf(value)) {
      if (path.length > 0 || !bookkeeping.has(name)) collectLeaves(entry, [...path, name], leaves);
    }
  else leaves.set(path.join('.'), { path, value: toLeaf(value) });
  return leaves;
};

const contextLength = 40;

/** From shortly before the first difference, where long texts would otherwise look the same. */
const excerptStart = (before: Leaf, after: Leaf): number => {
  if (typeof before !== 'string' || typeof after !== 'string') return 0;
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  return same < maxTextLength - contextLength ? 0 : same - contextLength;
};

const excerpt = (text: string, start: number): string =>
  start === 0 ? shorten(text) : `…${shorten(text.slice(start))}`;

const clear = (
  kind: string,
  path: readonly string[],
  { value, start }: { readonly value: Leaf; readonly start: number },
): Leaf => {
  if (value === null || value === '') return value;
  switch (classifyRecordField(kind, path, value)) {
    case 'plain':
      return typeof value === 'string' ? excerpt(value, start) : value;
    case 'personal':
      return maskPersonal(String(value));
    case 'secret':
      return hidden;
  }
};

const kindOfChange = ({ before, after }: RecordChange): DescribedChange['kind'] => {
  if (before === null) return 'created';
  return after === null ? 'removed' : 'changed';
};

/** The fields that differ, as paths to single values, without personal data in clear. */
export const describeChange = (change: RecordChange): DescribedChange => {
  const kind = change.subject.split(':', 1)[0] ?? '';
  const before = collectLeaves(change.before ?? {}, [], new Map());
  const after = collectLeaves(change.after ?? {}, [], new Map());
  const fields = [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const from = before.get(key);
    const to = after.get(key);
    const path = from?.path ?? to?.path ?? [];
    const [old, current] = [from?.value ?? null, to?.value ?? null];
    if (old === current) return [];
    const start = excerptStart(old, current);
    return [
      {
        path: key,
        before: clear(kind, path, { value: old, start }),
        after: clear(kind, path, { value: current, start }),
      },
    ];
  });
  return {
    subject: change.subject,
    kind: kindOfChange(change),
    fields: fields.slice(0, maxFields),
  };
};
