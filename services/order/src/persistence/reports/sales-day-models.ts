import { aggregateSchema } from '@tokri/service-kit/mongo';
import { Schema, type Connection } from 'mongoose';
import type { SoldItem } from '../../application/ports/sales-days.ts';
import {
  salesFields,
  type SalesDayDocument,
  type SalesMonthDocument,
} from './sales-day-document.ts';

export interface SoldItemDocument extends Omit<SoldItem, 'itemId'> {
  readonly _id: number;
}

export interface MarkingDocument {
  readonly _id: string;
  readonly markedUpTo: number | null;
}

const { Mixed } = Schema.Types;

export const salesDayModels = (connection: Connection) => ({
  days: connection.model<SalesDayDocument>(
    'sales-day',
    aggregateSchema<SalesDayDocument>({
      _id: String,
      rev: { type: Number, default: 0 },
      ...salesFields,
    }),
    'sales-days',
  ),
  months: connection.model<SalesMonthDocument>(
    'sales-month',
    aggregateSchema<SalesMonthDocument>({ _id: String, days: [Mixed], ...salesFields }),
    'sales-months',
  ),
  soldItems: connection.model<SoldItemDocument>(
    'sold-item',
    aggregateSchema<SoldItemDocument>({
      _id: Number,
      name: String,
      hindiName: String,
      itemGroupId: Number,
    }),
    'sold-items',
  ),
  marking: connection.model<MarkingDocument>(
    'sales-marking',
    aggregateSchema<MarkingDocument>({ _id: String, markedUpTo: Number }),
    'sales-markings',
  ),
});
export type SalesDayModels = ReturnType<typeof salesDayModels>;
