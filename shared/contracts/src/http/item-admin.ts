import * as z from 'zod/mini';
import { alone, exactly, operation } from './define.ts';
import * as f from './fields.ts';
import { result, resultWith } from './result.ts';

const staffItems = { kind: 'staff', permission: 'items' } as const;
const staffRates = { kind: 'staff', permission: 'rates' } as const;
const at = { service: 'catalog' } as const;

/** GST of an item from a day on; `TaxPercent` as the Council's rates are (facts.md 3.1). */
const taxRate = z.object({ FromDate: f.isoDate, TaxPercent: z.number() });

/** What the shop's people do with items that no row of the contract shows. */
export const itemAdminOperations = {
  restoreItem: operation({
    ...at,
    id: 'restore-item',
    row: 'I14',
    method: 'POST',
    path: '/api/admin/catalog/restore-item',
    choose: alone,
    who: staffItems,
    answer: result,
    refusals: ['undo-too-late'],
    body: z.object({ ItemId: f.id }),
    meaning:
      'Undoes I3: a deleted item is again as it was, within 30 days; one that is not deleted stays as it is.',
  }),
  limitDay: operation({
    ...at,
    id: 'limit-day',
    row: 'I15',
    method: 'POST',
    path: '/api/admin/catalog/day-limits',
    choose: alone,
    who: staffItems,
    answer: result,
    refusals: ['unknown-unit', 'date-past', 'date-too-far'],
    body: z.object({
      UnitId: f.id,
      PDate: f.isoDate,
      Left: z.nullable(z.int().check(z.gte(0), z.lte(1_000_000))),
    }),
    meaning:
      'How many more of a unit may be sold for a delivery date, whatever is in stock; null lifts the limit. What orders have set aside stays set aside.',
  }),
  listDayLimits: operation({
    ...at,
    id: 'list-day-limits',
    row: 'I15',
    method: 'GET',
    path: '/api/admin/catalog/day-limits',
    choose: alone,
    who: staffItems,
    paged: true,
    answer: z.array(
      z.object({
        UnitId: z.int(),
        ItemId: z.int(),
        ItemName: z.string(),
        UnitName: z.string(),
        PDate: f.isoDate,
        Left: z.int(),
      }),
    ),
    meaning: 'Limits of today and later, by date.',
  }),
  addTaxRate: operation({
    ...at,
    id: 'add-tax-rate',
    row: 'I16',
    method: 'POST',
    path: '/api/admin/catalog/tax-rates',
    choose: alone,
    who: staffRates,
    refusals: ['rate-above-mrp', 'unknown-unit', 'date-past', 'nothing-named'],
    body: z.object({
      ItemId: z._default(f.idOrZero, 0),
      HSN: z._default(z.union([z.literal(''), f.hsn]), ''),
      FromDate: f.isoDate,
      TaxPercent: z.literal([0, 5, 18, 40]),
    }),
    answer: resultWith({
      Changed: z.int(),
      AboveMrp: z.array(z.object({ ItemId: z.int(), Name: z.string(), Detail: z.string() })),
    }),
    meaning:
      'GST of an item, or of all items of an HSN code, from a day on. An item whose rate would pass its MRP then is left as it is and named: it needs a rate of that day first.',
  }),
  listTaxRates: operation({
    ...at,
    id: 'list-tax-rates',
    row: 'I16',
    method: 'GET',
    path: '/api/admin/catalog/tax-rates',
    choose: exactly('ItemId'),
    who: staffRates,
    query: z.object({ ItemId: f.idText }),
    answer: z.array(taxRate),
    meaning: 'GST of an item with the days from which it holds, the oldest first.',
  }),
};
