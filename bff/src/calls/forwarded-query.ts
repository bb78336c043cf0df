import type { Operation } from '@tokri/contracts/http';
import { readPage } from '@tokri/service-kit/http';

/**
 * The names that go to the service: as given, the page size cut to what is allowed (`shapes.md`, Everywhere).
 * @throws Problem `bad-input` for a page or size that is no positive number.
 */
export const forwardedQuery = (
  operation: Operation,
  query: Readonly<Record<string, string>>,
): Record<string, string> => {
  if (!operation.paged) return { ...query };
  const { pageSize } = readPage(query);
  return { ...query, ...(query.pageSize === undefined ? {} : { pageSize: String(pageSize) }) };
};

export const servicePath = (
  operation: Operation,
  query: Readonly<Record<string, string>>,
): string => {
  const names = new URLSearchParams(query).toString();
  return names ? `/v1/${operation.id}?${names}` : `/v1/${operation.id}`;
};
