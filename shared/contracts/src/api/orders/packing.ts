import * as z from 'zod/mini';
import { rupees } from '../../money/money.ts';
import { totals } from '../cart/cart-schemas.ts';
import { commandResponseWith } from '../operation/command-response.ts';
import { noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';

const base = {
  service: 'order',
  auth: { kind: 'staff', permission: 'transactions' },
  method: 'POST',
  match: noParams,
  body: z.object({
    TransactionId: f.id,
    Lines: z
      .array(
        z.object({
          Id: f.id,
          Quantity: z
            .int()
            .check(z.gte(0, 'must not be negative'), z.lte(f.maxListLength * 100, 'must be less')),
        }),
      )
      .check(
        z.maxLength(f.maxListLength, `must hold at most ${f.maxListLength} lines`),
        z.refine(
          (lines) => new Set(lines.map(({ Id }) => Id)).size === lines.length,
          'must name each line once',
        ),
      ),
  }),
  errorCodes: [
    'transition-refused',
    'line-unknown',
    'quantity-too-large',
    'nothing-packed',
    'packed-otherwise',
  ],
} as const;

const packedFields = {
  Status: z.int(),
  PaymentStatus: z.int(),
  Payable: rupees,
  RefundAmount: rupees,
};

export const packingOperations = {
  packOrder: operation({
    ...base,
    operationId: 'pack-order',
    specId: 'O16',
    path: '/api/admin/order/pack',
    response: commandResponseWith(packedFields),
    summary:
      'Packs a confirmed order with the available quantity of each line, which may be less than ordered. Lines that are not listed are complete. The bill covers what is packed, and the difference is refunded.',
  }),
  previewPacking: operation({
    ...base,
    operationId: 'preview-packing',
    specId: 'OA11',
    path: '/api/admin/order/packing-preview',
    isIdempotent: true,
    response: commandResponseWith({
      ...packedFields,
      OrderedAmount: rupees,
      Totals: totals,
      Lines: z.array(z.object({ Id: z.int(), Quantity: z.int(), Ordered: z.int(), Total: rupees })),
    }),
    summary:
      'What pack-order would return for the same body, with the new totals and lines. Changes nothing.',
  }),
};
