import { pathToFileURL } from 'node:url';

const browserFields = ['operationId', 'method', 'path', 'timeoutMs', 'isIdempotent'] as const;

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isOperation = (value: unknown): value is Fields =>
  isObject(value) && 'method' in value && 'path' in value && 'match' in value;
const isGroup = (value: unknown): value is Record<string, Fields> =>
  isObject(value) &&
  !Array.isArray(value) &&
  Object.values(value).length > 0 &&
  Object.values(value).every(isOperation);
const isNames = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'string');

const pickBrowserFields = (operation: Fields): Fields =>
  Object.fromEntries(browserFields.map((field) => [field, operation[field]]));

const contract = (await import(pathToFileURL(process.argv[2] ?? '').href)) as Fields;
const groups = Object.entries(contract).flatMap(([name, value]) =>
  isGroup(value)
    ? [
        [
          name,
          Object.fromEntries(
            Object.entries(value).map(([id, operation]) => [id, pickBrowserFields(operation)]),
          ),
        ] as const,
      ]
    : [],
);
const names = Object.entries(contract).filter(([, value]) => isNames(value));
process.stdout.write(
  JSON.stringify({ groups: Object.fromEntries(groups), names: Object.fromEntries(names) }),
);
