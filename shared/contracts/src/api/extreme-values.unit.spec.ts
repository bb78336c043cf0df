import { toPaise } from '../money/money.ts';
import { publicOperations } from './index.ts';

const extremeTexts = [
  '0',
  '9'.repeat(7),
  '9'.repeat(8),
  '9'.repeat(15),
  '9'.repeat(16),
  '9'.repeat(400),
  '1e300',
  '-0',
  'Infinity',
  'NaN',
  '0x10',
  '\u0663\u0664',
];
const extremeNumbers = [0, -0, 99_999_999, 1e15 - 1, 1e16, 1e300, 0.001, 1.005, Number.MIN_VALUE];
const sumOfMoney = /price|amount|charge|fee|mrp|paid|limit|minimum/i;

interface Parser {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown };
}

interface AcceptedValue {
  readonly label: string;
  readonly field: string;
  readonly value: unknown;
}

const listFields = (schema: unknown): readonly (readonly [string, Parser])[] =>
  Object.entries((schema as { readonly shape?: Readonly<Record<string, Parser>> }).shape ?? {});

const listAccepted = (
  part: 'query' | 'body',
  values: readonly unknown[],
): readonly AcceptedValue[] =>
  publicOperations.flatMap((operation) =>
    listFields(operation[part]).flatMap(([field, parser]) =>
      values.flatMap((given) => {
        const { success, data: value } = parser.safeParse(given);
        const label = `${operation.operationId} ${field}=${String(given).slice(0, 40)}`;
        return success ? [{ label, field, value }] : [];
      }),
    ),
  );

const isSafe = ({ field, value }: AcceptedValue): boolean => {
  if (typeof value !== 'number') return true;
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER) return false;
  if (!sumOfMoney.test(field)) return true;
  try {
    toPaise(value);
    return true;
  } catch {
    return false;
  }
};

describe('extreme values', () => {
  it.each([
    ['query parameters', 'query', extremeTexts],
    ['body fields', 'body', extremeNumbers],
  ] as const)(
    'of %s of all operations are rejected or can be calculated with',
    (...[, part, values]) => {
      const accepted = listAccepted(part, values);
      expect(accepted.length).toBeGreaterThan(20);
      expect(accepted.filter((each) => !isSafe(each)).map(({ label }) => label)).toEqual([]);
    },
  );
});
