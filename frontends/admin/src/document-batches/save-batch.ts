import {
  billingOperations,
  type BillBatchResponse,
  type StatementBatchResponse,
} from '@tokri/contracts/api';
import { callApi, isApiProblem, readLinkedFile, saveFile } from '@tokri/web-kit/platform';
import { formatCount, today } from '@tokri/web-kit/ui';
import { t } from './labels.ts';

export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** Why nothing was saved, or what was. */
export interface SavedBatch {
  readonly isSaved: boolean;
  readonly text: string;
}

/** Billing ends a file after three minutes. */
const batchTimeoutMs = 190_000;

const rejected = (text: string): SavedBatch => ({ isSaved: false, text });

const saveLinked = async (url: string, name: string, text: string): Promise<SavedBatch> => {
  await saveFile(await readLinkedFile(url, batchTimeoutMs), `${name}.pdf`);
  return { isSaved: true, text };
};

const explainFailure = async (saving: Promise<SavedBatch>): Promise<SavedBatch> => {
  try {
    return await saving;
  } catch (error) {
    return rejected(isApiProblem(error) ? error.message : t('failed'));
  }
};

const toQuery = ({ from, to }: DaySpan) => ({ FromDate: from, ToDate: to });

const toBillsText = ({ BillCount }: BillBatchResponse): string =>
  t('bills.done', { count: BillCount });

/** `partyId` null saves those of all buyers. */
export const saveBillsOfSpan = (partyId: number | null, span: DaySpan): Promise<SavedBatch> =>
  explainFailure(
    (async () => {
      const batch = await callApi(billingOperations.linkBillBatch, {
        query: { ...toQuery(span), ...(partyId === null ? {} : { PartyId: partyId }) },
      });
      if (batch.BillCount === 0) return rejected(t('bills.none'));
      if (batch.PdfUrl === '') return rejected(t('bills.tooMany', { max: batch.MaxBills }));
      return saveLinked(batch.PdfUrl, `bills-${span.from}-${span.to}`, toBillsText(batch));
    })(),
  );

export const saveBillsOfOrders = (orderIds: readonly number[]): Promise<SavedBatch> =>
  explainFailure(
    (async () => {
      const batch = await callApi(billingOperations.linkBillsOfOrders, {
        query: { TransactionIds: orderIds },
      });
      if (batch.BillCount === 0) return rejected(t('bills.noneOfOrders'));
      if (batch.PdfUrl === '') return rejected(t('bills.tooManyOfOrders', { max: batch.MaxBills }));
      return saveLinked(batch.PdfUrl, `bills-${today()}`, toBillsText(batch));
    })(),
  );

const toNames = ({ TooLong }: StatementBatchResponse): string =>
  TooLong.map(({ Name }) => Name).join(', ');

const findStatementRejection = (batch: StatementBatchResponse): string => {
  const { StatementCount, MaxStatements, EntryCount, MaxEntries, TooLong } = batch;
  if (StatementCount === 0)
    return TooLong.length === 0
      ? t('statements.none')
      : t('statements.onlyTooLong', { names: toNames(batch) });
  if (StatementCount > MaxStatements)
    return t('statements.tooMany', { count: formatCount(StatementCount), max: MaxStatements });
  return t('statements.tooManyEntries', {
    count: formatCount(EntryCount),
    max: formatCount(MaxEntries),
  });
};

const toStatementsText = (batch: StatementBatchResponse): string => {
  const count = batch.StatementCount;
  return batch.TooLong.length === 0
    ? t('statements.done', { count })
    : t('statements.leftOut', { count, names: toNames(batch) });
};

/** `partyIds` null saves those of all business customers. */
export const saveStatements = (
  partyIds: readonly number[] | null,
  span: DaySpan,
): Promise<SavedBatch> =>
  explainFailure(
    (async () => {
      const batch = await callApi(billingOperations.linkStatementBatch, {
        query: { ...toQuery(span), ...(partyIds === null ? {} : { PartyIds: partyIds }) },
      });
      if (batch.PdfUrl === '') return rejected(findStatementRejection(batch));
      return saveLinked(
        batch.PdfUrl,
        `statements-${span.from}-${span.to}`,
        toStatementsText(batch),
      );
    })(),
  );
