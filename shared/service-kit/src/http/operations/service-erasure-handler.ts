import { formatInstant } from '@tokri/contracts/dates';
import type { ErasedRecord, erasureOfService } from '@tokri/contracts/api';
import type { ErasureRecords } from '../../erasure/erasure-records.ts';
import type { OperationHandler } from './operation-handler.ts';

export const createServiceErasureHandler =
  (records: Pick<ErasureRecords, 'find'>): OperationHandler<ReturnType<typeof erasureOfService>> =>
  async ({ query }) => {
    const found = await records.find(query.Reference);
    return {
      body: {
        ErasedAt: found ? formatInstant(found.erasedAt) : '',
        Erased: Object.entries(found?.counts ?? {}).map(([kind, count]) => ({
          Kind: kind as ErasedRecord,
          Count: count,
        })),
      },
    };
  };
