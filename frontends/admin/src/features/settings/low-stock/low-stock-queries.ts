import { lowStockOperations, type LowStockSettingsResponse } from '@tokri/contracts/api';
import { callApi, useQuery } from '@tokri/web-kit/platform';

const { readLowStockSettings } = lowStockOperations;
export const settingsKey = [readLowStockSettings.operationId];

export type LowStockSettings = LowStockSettingsResponse;
export type StaffMember = LowStockSettings['Staff'][number];

export const readSettings = () => callApi(readLowStockSettings);

export const useLowStockSettings = () =>
  useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => callApi(readLowStockSettings, { signal }),
    // A form is open: only an answer to its save replaces what it started from.
    refetchOnWindowFocus: false,
  });
