const redacted = '[redacted]';
const maxTextLength = 500;
const maxDepth = 3;
const maxListLength = 20;

const secretName =
  /otp|passw|token|secret|authorization|cookie|mobile|phone|e-?mail|address(?!id)|user-?name|fullname|^name$|firstname|lastname|sealed|signature|card|gstin|jwk|privatekey|apikey|^code$|headers|query|^body$/i;

const secretPatterns: readonly RegExp[] = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  /\b(?:Bearer|Basic|Bootstrap)\s+\S+/gi,
  /(?<![\w.-])(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?![\w-])/g,
  /(mongodb(?:\+srv)?|rediss?):\/\/[^\s@/]+@/g,
];

export const redact = (text: string): string =>
  secretPatterns.reduce(
    (rest, pattern) => rest.replace(pattern, redacted),
    text.slice(0, maxTextLength),
  );

interface LoggedError {
  readonly class: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: unknown;
}

const redactError = (error: Error, depth: number): LoggedError => {
  const { code } = error as { code?: unknown };
  return {
    class: error.name,
    message: redact(error.message),
    ...(typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {}),
    ...(error.stack
      ? {
          stack: error.stack
            .split('\n')
            .slice(1, 8)
            .map((line) => line.trim())
            .join(' | '),
        }
      : {}),
    ...(error.cause === undefined ? {} : { cause: redactValue('cause', error.cause, depth + 1) }),
  };
};

const isPlainObject = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const redactValue = (name: string, value: unknown, depth: number): unknown => {
  if (value instanceof Error) return depth > maxDepth ? value.name : redactError(value, depth);
  if (
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    value === null ||
    value === undefined
  )
    return secretName.test(name) && typeof value === 'number' ? redacted : value;
  if (secretName.test(name)) return redacted;
  if (typeof value === 'string') return redact(value);
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object' || depth >= maxDepth) return `[${typeof value}]`;
  if (Array.isArray(value))
    return value.slice(0, maxListLength).map((entry) => redactValue(name, entry, depth + 1));
  return isPlainObject(value) ? redactFields(value, depth + 1) : `[${value.constructor.name}]`;
};

export const redactFields = (fields: object, depth = 0): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, redactValue(name, value, depth)]),
  );
