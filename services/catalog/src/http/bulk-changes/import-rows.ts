import { ok, type Err, type Ok } from '@tokri/contracts/result';
import { maxImportRows } from '@tokri/contracts/validation';
import * as z from 'zod/mini';
import type { TypedRow } from '../../domain/bulk-changes/import-row.ts';
import type { TypedCount } from '../../domain/bulk-changes/stock-row.ts';

const cell = z.string().check(z.maxLength(40));

const importRows = z
  .array(
    z.object({
      Row: z.int().check(z.gte(1), z.lte(10_000_000)),
      UnitId: cell,
      PartyId: z._default(cell, ''),
      FromDate: z._default(cell, ''),
      Rate: z.optional(cell),
      RateWithTax: z._default(cell, ''),
      Mrp: cell,
    }),
  )
  .check(z.minLength(1), z.maxLength(maxImportRows));

const countRows = z
  .array(z.object({ Row: z.int().check(z.gte(1), z.lte(10_000_000)), UnitId: cell, Counted: cell }))
  .check(z.minLength(1), z.maxLength(maxImportRows));

const parseJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return null;
  }
};

/** What is wrong with a list of rows: with all of it, or with one field of one row. */
export type RowsFault =
  | { readonly kind: 'no-rows' | 'too-many-rows' }
  | { readonly kind: 'field'; readonly index: number; readonly field: string };

type ReadRows<Row> = Ok<readonly Row[]> | Err<'rows-invalid', { readonly fault: RowsFault }>;

const findFault = (parsed: unknown, path: readonly PropertyKey[]): RowsFault => {
  if (!Array.isArray(parsed) || parsed.length === 0) return { kind: 'no-rows' };
  if (parsed.length > maxImportRows) return { kind: 'too-many-rows' };
  const [index, field = ''] = path;
  return { kind: 'field', index: Number(index), field: String(field) };
};

const readRows = <Typed, Row>(
  schema: z.ZodMiniType<readonly Typed[]>,
  bytes: Uint8Array,
  toRow: (typed: Typed) => Row,
): ReadRows<Row> => {
  const parsed = parseJson(bytes);
  const result = schema.safeParse(parsed);
  return result.success
    ? ok(result.data.map(toRow))
    : {
        ok: false,
        code: 'rows-invalid',
        fault: findFault(parsed, result.error.issues[0]?.path ?? []),
      };
};

export const readImportRows = (bytes: Uint8Array): ReadRows<TypedRow> =>
  readRows(
    importRows,
    bytes,
    ({ Row, UnitId, PartyId, FromDate, Rate, RateWithTax, Mrp }): TypedRow => ({
      row: Row,
      unitId: UnitId,
      partyId: PartyId,
      fromDate: FromDate,
      price: Rate ?? RateWithTax,
      isWithTax: Rate === undefined,
      mrp: Mrp,
    }),
  );

export const readCountRows = (bytes: Uint8Array): ReadRows<TypedCount> =>
  readRows(countRows, bytes, ({ Row, UnitId, Counted }): TypedCount => ({
    row: Row,
    unitId: UnitId,
    counted: Counted,
  }));
