import { userOperations, type CompanySettingsResponse } from '@tokri/contracts/api';
import { callApi, useQuery, type QueryClient } from '@tokri/web-kit/platform';

const { readCompanySettings } = userOperations;
const queryKey = [readCompanySettings.operationId];

export type CompanySettings = CompanySettingsResponse;

export const useCompany = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(readCompanySettings, { signal }),
    // A form is open: only an answer to its save replaces what it started from.
    refetchOnWindowFocus: false,
  });

export const refreshCompany = async (client: QueryClient): Promise<CompanySettings> => {
  const company = await callApi(readCompanySettings);
  client.setQueryData(queryKey, company);
  return company;
};
