import { pathToFileURL } from 'node:url';

/**
 * Prints an ES module with what the browser's client needs of the given contract: method, path and names of every
 * operation, and lists of names. Its schemas stay with server and tests.
 */
const browserFields = ['id', 'method', 'path', 'bodyKind', 'answerKind', 'timeoutMs'] as const;

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isOperation = (value: unknown): value is Fields => isObject(value) && 'method' in value && 'path' in value && 'choose' in value;
const isGroup = (value: unknown): value is Record<string, Fields> => isObject(value) && !Array.isArray(value) && Object.values(value).length > 0 && Object.values(value).every(isOperation);
const isNames = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every((entry) => typeof entry === 'string');

const brief = (operation: Fields): Fields => Object.fromEntries(browserFields.map((field) => [field, operation[field]]));

const forBrowser = (value: unknown): unknown => {
  if (isGroup(value)) return Object.fromEntries(Object.entries(value).map(([name, operation]) => [name, brief(operation)]));
  return isNames(value) ? value : undefined;
};

const contract = (await import(pathToFileURL(process.argv[2] ?? '').href)) as Fields;
for (const [name, value] of Object.entries(contract)) {
  const printed = forBrowser(value);
  if (printed !== undefined) process.stdout.write(`export const ${name} = ${JSON.stringify(printed)};\n`);
}
