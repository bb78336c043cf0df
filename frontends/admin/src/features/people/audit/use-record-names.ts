import {
  promotionOperations,
  orderOperations,
  type AuditEntryResponse,
} from '@tokri/contracts/api';
import { maxPageSize } from '@tokri/contracts/validation';
import { callApi, keepPreviousData, useQuery } from '@tokri/web-kit/platform';
import { titleFields } from '../../../audit/describe-fields.ts';
import { usePermissions } from '../../../layout/access-guard.tsx';

type Names = readonly (readonly [subject: string, name: string])[];
const noNames: Names = [];

/** Orders are read one by one, so only those of the newest entries. */
const maxOrders = 20;

/** What the log itself says that its records are called; the newest name first. */
export const findNamesInChanges = (entries: readonly AuditEntryResponse[]): Names =>
  entries
    .flatMap(({ Changes }) => Changes)
    .flatMap(({ Subject, Fields }) =>
      Fields.filter(({ Path }) => titleFields.includes(Path))
        .map(({ Before, After }) => After ?? Before)
        .filter((name): name is string => typeof name === 'string' && name !== '')
        .slice(0, 1)
        .map((name) => [Subject, name] as const),
    );

export const useOfferNames = (isNeeded: boolean): Names => {
  const canRead = usePermissions().includes('offers');
  const { data = noNames } = useQuery({
    queryKey: [promotionOperations.listStaffOffers.operationId, 'names'],
    queryFn: async ({ signal }) => {
      const offers = await callApi(promotionOperations.listStaffOffers, {
        query: { pageSize: maxPageSize },
        signal,
      });
      return offers.map(({ Id, Name }) => [`offer:${Id}`, Name] as const);
    },
    enabled: isNeeded && canRead,
  });
  return data;
};

export const useOrderNumbers = (ids: readonly number[]): Names => {
  const canRead = usePermissions().includes('transactions');
  const shown = ids.slice(-maxOrders);
  const { data = noNames } = useQuery({
    queryKey: [orderOperations.readOrder.operationId, 'numbers', shown],
    queryFn: async ({ signal }) => {
      const answers = await Promise.allSettled(
        shown.map((TransactionId) =>
          callApi(orderOperations.readOrder, { query: { TransactionId }, signal }),
        ),
      );
      return answers.flatMap((answer) =>
        answer.status === 'fulfilled'
          ? [[`order:${answer.value.Id}`, answer.value.TransactionNumber] as const]
          : [],
      );
    },
    enabled: canRead && shown.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return data;
};
