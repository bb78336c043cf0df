import { auditOperations, servicePageOfAudit } from '@tokri/contracts/api';
import type { AuditPage, RequestQuery, ResponseBody } from '@tokri/contracts/api';
import { serviceNames } from '@tokri/contracts/platform';
import { parseInput } from '@tokri/service-kit/http';
import type { Forward, ForwardedRequest } from '../forwarding/forward.ts';
import type { ComposedOperation } from './composed-operation.ts';

type Service = (typeof serviceNames)[number];
type Operation = typeof auditOperations.listAuditEntries;

interface ServicePage {
  readonly service: Service;
  /** Undefined when the service did not answer. */
  readonly page: AuditPage | undefined;
}

const readPage = async (
  service: Service,
  { query: { Service: _service, ...query }, headers }: ForwardedRequest,
  forward: Forward,
): Promise<ServicePage> => {
  try {
    const response = await forward({ operation: servicePageOfAudit(service), query, headers });
    const page =
      response.status === 200
        ? (JSON.parse(response.body.toString('utf8')) as AuditPage)
        : undefined;
    return { service, page };
  } catch {
    return { service, page: undefined };
  }
};

/**
 * Ids begin with the time, so they order the entries of all services. The next page begins after
 * the last entry that is shown: what a service has beyond it is asked for again.
 */
export const mergeAuditPages = (
  pages: readonly ServicePage[],
  limit: number,
): ResponseBody<Operation> => {
  const entries = pages
    .flatMap(({ page }) => page?.Entries ?? [])
    .sort((a, b) => (a.Id < b.Id ? 1 : -1));
  const shown = entries.slice(0, limit);
  const hasMore = entries.length > limit || pages.some(({ page }) => page && page.Next !== '');
  return {
    Entries: shown,
    Next: hasMore ? (shown.at(-1)?.Id ?? '') : '',
    Unavailable: pages.flatMap(({ service, page }) => (page ? [] : [service])),
  };
};

export const listAuditEntries: ComposedOperation = async (request, _body, forward) => {
  const { Service: only, Limit } = parseInput(
    auditOperations.listAuditEntries.query,
    request.query,
  ) as RequestQuery<Operation>;
  const asked = only ? [only] : serviceNames;
  const pages = await Promise.all(asked.map((service) => readPage(service, request, forward)));
  return {
    status: 200,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    body: Buffer.from(JSON.stringify(mergeAuditPages(pages, Limit))),
  };
};
