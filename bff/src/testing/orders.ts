import type { OrderResponse } from '@tokri/contracts/api';
import {
  buildCartLine,
  buildOrder as buildOrderResponse,
  buildTotals,
} from '@tokri/contracts/testing';

/** A sum that India and the United Kingdom write differently. */
export const largeTotals = buildTotals({ Payable: 1_84_250.5 });

/** As one service answers it for a copy of personal data: with the texts of both languages. */
export const buildOrder = (overrides: Partial<OrderResponse> = {}): OrderResponse =>
  buildOrderResponse({
    PlacedAt: '2026-11-21T10:00:00+05:30',
    Totals: largeTotals,
    Lines: [buildCartLine({ Hindi: { Name: 'प्याज़' } })],
    ...overrides,
  });
