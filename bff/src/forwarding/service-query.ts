import type { Operation } from '@tokri/contracts/api';
import { readPagination } from '@tokri/service-kit/http';

export const toServiceQuery = (
  operation: Operation,
  query: Readonly<Record<string, string>>,
): Record<string, string> => {
  if (!operation.isPaginated) return { ...query };
  const { pageSize } = readPagination(query);
  return { ...query, ...(query.pageSize === undefined ? {} : { pageSize: String(pageSize) }) };
};

export const toServicePath = (
  operation: Operation,
  query: Readonly<Record<string, string>>,
): string => {
  const search = new URLSearchParams(query).toString();
  return search ? `/v1/${operation.operationId}?${search}` : `/v1/${operation.operationId}`;
};
