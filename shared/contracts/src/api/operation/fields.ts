import * as z from 'zod/mini';
import { isDate } from '../../dates/dates.ts';
import { hsnPattern, hsnMessage } from '../../tax/gst.ts';
import { maxIdDigits, maxId, maxPageSize } from '../../validation/limits.ts';
import { maxRupees } from '../../money/money.ts';
import { defaultCompanyId } from '../../platform/names.ts';
import { uuidPattern } from '../../validation/uuid.ts';

/*
 * Values of query names arrive as text; each reader here gives the rule that a refusal names.
 * Bodies carry JSON types and use the plain schemas below.
 */
const digits = (pattern: RegExp, message: string) =>
  z.pipe(z.string().check(z.regex(pattern, message)), z.transform(Number));

/** A positive id in a query. */
export const idParam = digits(
  new RegExp(`^[1-9]\\d{0,${maxIdDigits - 1}}$`),
  'must be a positive whole number',
);
/** An id where 0 means all or none. */
export const idOrZeroParam = digits(
  new RegExp(`^(0|[1-9]\\d{0,${maxIdDigits - 1}})$`),
  'must be a whole number, 0 or more',
);
/**
 * The company that a call names in a query. There is one, so whatever id is sent means it: a device keeps the id (section 3), and one that is no longer true
 * must not stand between a customer and their order.
 */
export const companyIdParam = z.pipe(
  idOrZeroParam,
  z.transform((): number => defaultCompanyId),
);
/** The constant of rows written `name=0`. */
export const zeroParam = z.literal('0');
/** Exactly 6 digits (readings 11). */
export const pincode = z.string().check(z.regex(/^[1-9]\d{5}$/, 'must be 6 digits'));
/** `yyyy-MM-dd` in Asia/Kolkata. */
export const isoDate = z
  .string()
  .check(
    z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a date, yyyy-MM-dd'),
    z.refine(isDate, 'must be a date that exists'),
  );
/** An instant, ISO 8601 with offset. */
export const instant = z.string();
export const clockTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time, HH:mm'));
/** Invisible characters hide what a text says; tabs and line ends are fine. */
const visible = z.regex(
  /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/,
  'must not hold control characters',
);
export const text = (maxLength: number) =>
  z
    .string()
    .check(z.trim(), z.maxLength(maxLength, `must have at most ${maxLength} characters`), visible);
/** A text that must say something. */
export const name = (maxLength: number) =>
  text(maxLength).check(z.minLength(1, 'must not be empty'));
const ignoredId = z.lte(maxId, `must have at most ${maxIdDigits} digits`);
export const id = z.int().check(z.positive('must be a positive whole number'), ignoredId);
export const idOrZero = z
  .int()
  .check(z.nonnegative('must be a whole number, 0 or more'), ignoredId);
/** The company that a body names, or not: as `companyIdText`. */
export const companyId = z.pipe(
  z._default(idOrZero, 0),
  z.transform((): number => defaultCompanyId),
);
/** An HSN or SAC code. */
export const hsn = z.string().check(z.regex(hsnPattern, hsnMessage));
export const uuid = z.string().check(z.regex(uuidPattern, 'must be a uuid'));
export const rupeesField = z.number().check(
  z.gte(0, 'must not be negative'),
  z.lte(maxRupees, 'must be at most 1,00,00,000'),
  z.refine((value) => Math.round(value * 100) / 100 === value, 'must have at most two places'),
);
/** A price of goods: what costs nothing is not sold. */
export const priceField = rupeesField.check(z.gt(0, 'must be above 0'));

/** Lists in bodies never exceed this. */
export const maxListLength = 200;
/** Page size when none is named, and the most that is given (`api-contract.md` rule 6). */
export const paginationLimits = { defaultSize: 50, maxSize: maxPageSize } as const;
