import { errorFields } from '@tokri/contracts/api';
import { nameIn, type Language } from '@tokri/contracts/language';
import type { OrderWithStatus } from '../domain/order.ts';
import { errorMessage, withdrawnItemsMessage } from './error-messages.ts';

type RejectedOrder = Pick<OrderWithStatus<'Rejected'>, 'rejection' | 'lines'>;

const rejectionMessage = (
  { rejection: { code, shortages }, lines }: RejectedOrder,
  language: Language,
): string => {
  const unitIds = shortages.filter(({ withdrawn }) => withdrawn).map(({ unitId }) => unitId);
  const names = lines
    .filter(({ unitId }) => unitIds.includes(unitId))
    .map((line) => nameIn(line, language));
  return names.length > 0
    ? withdrawnItemsMessage([...new Set(names)], language)
    : errorMessage(code, language);
};

export const toRejectionResponse = (order: RejectedOrder, language: Language) => ({
  ...errorFields(order.rejection.code, rejectionMessage(order, language)),
  Short: order.rejection.shortages.map(({ itemId, unitId, wanted, free }) => ({
    ItemId: itemId,
    UnitId: unitId,
    Wanted: wanted,
    Stock: free,
  })),
});
