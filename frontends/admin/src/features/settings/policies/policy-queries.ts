import { userOperations } from '@tokri/contracts/api';
import type { PolicyName } from '@tokri/contracts/policies';
import { callApi, useQuery } from '@tokri/web-kit/platform';

const { listPolicies, readPolicyDetails, readPolicyVersion } = userOperations;

export const usePolicies = () =>
  useQuery({
    queryKey: [listPolicies.operationId],
    queryFn: ({ signal }) => callApi(listPolicies, { signal }),
  });

export const readDetails = (name: PolicyName) =>
  callApi(readPolicyDetails, { query: { Name: name } });

/** Not cached: a form is open, and only the response to its save may replace its values. */
export const usePolicyDetails = (name: PolicyName) =>
  useQuery({
    queryKey: [readPolicyDetails.operationId, name],
    queryFn: () => readDetails(name),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const usePolicyVersion = (name: PolicyName, version: number) =>
  useQuery({
    queryKey: [readPolicyVersion.operationId, name, version],
    queryFn: ({ signal }) =>
      callApi(readPolicyVersion, { query: { Name: name, Version: version }, signal }),
    staleTime: Infinity,
  });
