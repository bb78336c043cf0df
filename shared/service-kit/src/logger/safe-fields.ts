const redacted = '[redacted]';
const longestText = 500;
const deepest = 3;
const longestList = 20;

/** Names whose values are never logged, wherever they stand and however they are written. */
const secretName =
  /otp|passw|token|secret|authorization|cookie|mobile|phone|e-?mail|address(?!id)|user-?name|fullname|^name$|firstname|lastname|sealed|signature|card|gstin|jwk|privatekey|apikey|^code$|headers|query|^body$/i;

/** Values that give themselves away inside free text: mail addresses, tokens, Indian mobile numbers, bearer headers. */
const secretTexts: readonly RegExp[] = [
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  /\b(?:Bearer|Basic|Bootstrap)\s+\S+/gi,
  /(?<![\w.-])(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}(?![\w-])/g,
  /(mongodb(?:\+srv)?|rediss?):\/\/[^\s@/]+@/g,
];

/** Free text without what looks personal or secret, at most 500 characters. */
export const scrub = (text: string): string =>
  secretTexts.reduce(
    (rest, pattern) => rest.replace(pattern, redacted),
    text.slice(0, longestText),
  );

interface LoggedError {
  readonly class: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: unknown;
}

const safeError = (error: Error, depth: number): LoggedError => {
  const { code } = error as { code?: unknown };
  return {
    class: error.name,
    message: scrub(error.message),
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
    ...(error.cause === undefined ? {} : { cause: safeValue('cause', error.cause, depth + 1) }),
  };
};

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const safeValue = (name: string, value: unknown, depth: number): unknown => {
  if (value instanceof Error) return depth > deepest ? value.name : safeError(value, depth);
  if (
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    value === null ||
    value === undefined
  )
    return secretName.test(name) && typeof value === 'number' ? redacted : value;
  if (secretName.test(name)) return redacted;
  if (typeof value === 'string') return scrub(value);
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object' || depth >= deepest) return `[${typeof value}]`;
  if (Array.isArray(value))
    return value.slice(0, longestList).map((entry) => safeValue(name, entry, depth + 1));
  // Requests, responses, sockets, mongoose documents: nobody knows what they hold.
  return isPlain(value) ? safeFields(value, depth + 1) : `[${value.constructor.name}]`;
};

/** What of the given fields may stand in a log line: plain values under names that are not secret, errors without their text's secrets. */
export const safeFields = (fields: object, depth = 0): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, safeValue(name, value, depth)]),
  );
