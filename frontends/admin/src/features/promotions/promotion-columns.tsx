import type { PromotionState } from '@tokri/contracts/pricing';
import { formatExactPrice } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import type { Column } from '../../components/data-table/columns.ts';
import { t } from './labels.ts';
import { periodText, StateTag } from './promotion-cells.tsx';

interface Promotion {
  readonly State: PromotionState;
  readonly FromDate: string;
  readonly ToDate: string;
  readonly StoppedOn: string;
  readonly Cost: number;
}

interface PromotionCells<Row> {
  readonly nameHeader: string;
  readonly renderName: (promotion: Row) => ReactNode;
  readonly periodHeader: string;
  readonly usesText: (promotion: Row) => string;
  readonly renderActions: (promotion: Row) => ReactNode;
}

export const listPromotionColumns = <Row extends Promotion>(
  cells: PromotionCells<Row>,
): readonly Column<Row>[] => [
  {
    id: 'name',
    header: cells.nameHeader,
    enableSorting: false,
    meta: { phone: 'main' },
    cell: ({ row }) => cells.renderName(row.original),
  },
  {
    id: 'state',
    header: t('column.state'),
    enableSorting: false,
    meta: { phone: 'side' },
    cell: ({ row }) => <StateTag state={row.original.State} />,
  },
  {
    id: 'period',
    header: cells.periodHeader,
    enableSorting: false,
    meta: { phone: 'main' },
    cell: ({ row }) => periodText(row.original),
  },
  {
    id: 'uses',
    header: t('column.uses'),
    enableSorting: false,
    meta: { phone: 'main', isNumber: true },
    cell: ({ row }) => cells.usesText(row.original),
  },
  {
    id: 'cost',
    header: t('column.cost'),
    enableSorting: false,
    meta: { phone: 'side', isNumber: true },
    cell: ({ row }) => formatExactPrice(row.original.Cost),
  },
  {
    id: 'actions',
    header: t('column.actions'),
    enableSorting: false,
    meta: { phone: 'main' },
    cell: ({ row }) => cells.renderActions(row.original),
  },
];
