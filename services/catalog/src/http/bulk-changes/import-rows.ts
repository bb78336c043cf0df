import { maxImportRows } from '@tokri/contracts/validation';
import * as z from 'zod/mini';
import type { TypedRow } from '../../domain/bulk-changes/import-row.ts';

const cell = z.string().check(z.maxLength(40));

const importRows = z
  .array(
    z.object({
      Row: z.int().check(z.gte(1), z.lte(10_000_000)),
      UnitId: cell,
      PartyId: z._default(cell, ''),
      FromDate: z._default(cell, ''),
      Rate: cell,
      Mrp: cell,
    }),
  )
  .check(z.minLength(1), z.maxLength(maxImportRows));

const parseJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return null;
  }
};

/** Null when the bytes are no list of rows. */
export const readImportRows = (bytes: Uint8Array): readonly TypedRow[] | null => {
  const parsed = importRows.safeParse(parseJson(bytes));
  return parsed.success
    ? parsed.data.map(({ Row, UnitId, PartyId, FromDate, Rate, Mrp }) => ({
        row: Row,
        unitId: UnitId,
        partyId: PartyId,
        fromDate: FromDate,
        rate: Rate,
        mrp: Mrp,
      }))
    : null;
};
