import * as z from 'zod/mini';
import { isDate } from '../../dates/dates.ts';
import {
  deliveryCodePattern,
  deliveryCodeRule,
  isDeliveryCode,
  normalizeDeliveryCode,
} from '../../market/delivery-code.ts';
import { defaultLocationId } from '../../slots/location.ts';
import { hsnMessage, hsnPattern, isHsn } from '../../tax/gst.ts';
import {
  findHiddenCharacter,
  foldLines,
  foldToSingleLine,
  hasStackedMarks,
  hasVisibleCharacter,
} from '../../validation/free-text.ts';
import { holdsGstin } from '../../validation/gstin-in-text.ts';
import { maxIdDigits, maxId, maxPageSize } from '../../validation/limits.ts';
import { maxRupees } from '../../money/money.ts';
import { defaultCompanyId } from '../../platform/names.ts';
import { tints } from '../../platform/tints.ts';
import { uuidPattern } from '../../validation/uuid.ts';

const rupeesLimitMessage = 'must be at most 1,00,00,000';

const numericParam = (pattern: RegExp, message: string) =>
  z.pipe(z.string().check(z.regex(pattern, message)), z.transform(Number));

/** Of lists that go on after a cursor instead of by page numbers. */
export const cursorPageSizeParam = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,2}$/, 'must be a whole number from 1 to 999')),
  z.transform((text) => Math.min(Number(text), maxPageSize)),
);

export const idParam = numericParam(
  new RegExp(`^[1-9]\\d{0,${maxIdDigits - 1}}$`),
  'must be a positive whole number',
);
export const idOrZeroParam = numericParam(
  new RegExp(`^(0|[1-9]\\d{0,${maxIdDigits - 1}})$`),
  'must be a whole number, 0 or more',
);
/** Ids separated by commas, each counted once. */
export const idListParam = z.pipe(
  z
    .string()
    .check(
      z.regex(
        new RegExp(
          `^[1-9]\\d{0,${maxIdDigits - 1}}(,[1-9]\\d{0,${maxIdDigits - 1}}){0,${maxPageSize - 1}}$`,
        ),
        `must be 1 to ${maxPageSize} ids, separated by commas`,
      ),
    ),
  z.transform((ids): readonly number[] => [...new Set(ids.split(',').map(Number))]),
);
export const exactRupeesParam = numericParam(
  /^(0|[1-9]\d*)(\.\d{1,2})?$/,
  'must be rupees with at most two decimal places',
).check(z.lte(maxRupees, rupeesLimitMessage));
/** Whole rupees in a query; 0 means no limit. */
export const rupeesParam = numericParam(/^(0|[1-9]\d*)$/, 'must be whole rupees, 0 or more').check(
  z.lte(maxRupees, rupeesLimitMessage),
);
/** There is one company, so any id maps to it: a device may still send an outdated one. */
export const companyIdParam = z.pipe(
  idOrZeroParam,
  z.transform((): number => defaultCompanyId),
);
export const zeroParam = z.literal('0');
/** The API describes the codes of both markets; a request must have one of the shop's. */
export const pincode = z
  .string()
  .check(
    z.overwrite(normalizeDeliveryCode),
    z.regex(deliveryCodePattern, { error: deliveryCodeRule, abort: true }),
    z.refine(isDeliveryCode, { error: deliveryCodeRule }),
  );
export const isoDate = z
  .string()
  .check(
    z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a date, yyyy-MM-dd'),
    z.refine(isDate, 'must be a date that exists'),
  );
/** Of a query with two days: nothing lies between them if the last one comes first. */
export const daysInOrder = (first: string, last: string) =>
  z.refine<Readonly<Record<string, unknown>>>(
    ({ [first]: from, [last]: to }) =>
      typeof from !== 'string' || typeof to !== 'string' || from <= to,
    { path: [last], error: `must not be before ${first}` },
  );
export const instant = z.string();
export const clockTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time, HH:mm'));
const withoutHiddenCharacters = z.refine<string>((text) => findHiddenCharacter(text) === null, {
  error: ({ input }) =>
    `must not hold control or invisible characters (${findHiddenCharacter(String(input))})`,
});
export const stackedMarksMessage = 'must not hold more than 4 accents or vowel signs on one letter';
const withoutStackedMarks = z.refine<string>((text) => !hasStackedMarks(text), stackedMarksMessage);
const atMostCharacters = (maxLength: number) =>
  z.maxLength(maxLength, `must have at most ${maxLength} characters`);

/** Names, addresses and notes: one line, so that a line break cannot forge a line of a bill. */
export const text = (maxLength: number) =>
  z
    .string()
    .check(
      z.overwrite(foldToSingleLine),
      atMostCharacters(maxLength),
      withoutHiddenCharacters,
      withoutStackedMarks,
    );
/** Names and addresses of people and companies: a bill prints them, but no GSTIN that is not the buyer's. */
export const textWithoutGstin = (maxLength: number) =>
  text(maxLength).check(
    z.refine((line) => !holdsGstin(line), 'must not hold a GSTIN; bills print only the own GSTIN'),
  );
export const multilineText = (maxLength: number) =>
  z
    .string()
    .check(
      z.overwrite(foldLines),
      atMostCharacters(maxLength),
      withoutHiddenCharacters,
      withoutStackedMarks,
    );
export const name = (maxLength: number) =>
  text(maxLength).check(
    z.minLength(1, 'must not be empty'),
    z.refine(hasVisibleCharacter, 'must hold a letter, a number or a sign'),
  );
type OptionalTexts<Field extends string> = Record<
  Field,
  z.ZodMiniOptional<z.ZodMiniString<string>>
>;

/** Hindi of the texts of the same names, in a response. */
export const hindi = <const Field extends string>(...fields: readonly Field[]) =>
  z.optional(
    z.object(
      Object.fromEntries(
        fields.map((field) => [field, z.optional(z.string())]),
      ) as OptionalTexts<Field>,
    ),
  );
/** The same in a request: each text may be missing or empty, but no other field may be there. */
export const hindiBody = <Field extends string>(
  texts: Readonly<Record<Field, ReturnType<typeof text>>>,
) =>
  z._default(
    z.strictObject(
      Object.fromEntries(
        Object.entries<ReturnType<typeof text>>(texts).map(([field, schema]) => [
          field,
          z.optional(schema),
        ]),
      ) as OptionalTexts<Field>,
    ),
    {} as never,
  );
const atMostMaxId = z.lte(maxId, `must have at most ${maxIdDigits} digits`);
export const id = z.int().check(z.positive('must be a positive whole number'), atMostMaxId);
export const idOrZero = z
  .int()
  .check(z.nonnegative('must be a whole number, 0 or more'), atMostMaxId);
export const companyId = z.pipe(
  z._default(idOrZero, 0),
  z.transform((): number => defaultCompanyId),
);
export const locationId = z._default(id, defaultLocationId);
export const hsn = z
  .string()
  .check(
    z.regex(hsnPattern, { error: hsnMessage, abort: true }),
    z.refine(isHsn, { error: hsnMessage }),
  );
export const tint = z.enum(tints, `must be one of ${tints.join(', ')}`);
/** The SHA-256 of an uploaded image. */
export const imageHash = z
  .string()
  .check(z.maxLength(64, 'must be the hash of an uploaded image, at most 64 characters'));
/** In small letters, so that an id that is sent again in capitals is the same. */
export const uuid = z.string().check(z.regex(uuidPattern, 'must be a uuid'), z.toLowerCase());
const wholePaise = z.refine<number>(
  (value) => Math.round(value * 100) / 100 === value,
  'must have at most two decimal places',
);
export const rupeesField = z
  .number()
  .check(z.gte(0, 'must not be negative'), z.lte(maxRupees, rupeesLimitMessage), wholePaise);
/** A change of an amount, up or down. */
export const rupeesChangeField = z.number().check(
  z.gte(-maxRupees, 'must be at least -1,00,00,000'),
  z.lte(maxRupees, rupeesLimitMessage),
  z.refine((value) => value !== 0, 'must not be 0'),
  wholePaise,
);
export const priceField = rupeesField.check(z.gt(0, 'must be above 0'));

export const maxListLength = 200;
export const paginationLimits = { defaultSize: 50, maxSize: maxPageSize } as const;
