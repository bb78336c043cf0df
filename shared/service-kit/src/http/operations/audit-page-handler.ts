import type { AuditPage, AuditPageQuery } from '@tokri/contracts/api';
import type { servicePageOfAudit } from '@tokri/contracts/api';
import { addDays, formatInstant, shopInstant } from '@tokri/contracts/dates';
import type { ServiceName } from '@tokri/contracts/platform';
import type { AuditEntry, AuditQuery, AuditStore } from '../../mongo/index.ts';
import type { OperationHandler } from './operation-handler.ts';

type AuditedService = AuditPage['Entries'][number]['Service'];

const toQuery = (query: AuditPageQuery): AuditQuery => ({
  staffId: query.Staff,
  subject: query.Subject,
  operation: query.Operation,
  kind: query.Kind,
  text: query.Text,
  from: query.From === undefined ? undefined : shopInstant(query.From, '00:00'),
  until: query.To === undefined ? undefined : shopInstant(addDays(query.To, 1), '00:00'),
  before: query.Before,
  limit: query.Limit + 1,
});

export const toAuditEntryResponse = (
  service: AuditedService,
  entry: AuditEntry,
): AuditPage['Entries'][number] => ({
  Id: entry.id,
  At: formatInstant(entry.at),
  Service: service,
  StaffId: entry.staffId,
  Operation: entry.operation,
  Kind: entry.kind,
  Subjects: [...entry.subjects],
  Input: entry.input,
  Outcome: entry.outcome,
  Code: entry.code,
  Changes: entry.changes.map(({ subject, kind, fields }) => ({
    Subject: subject,
    Kind: kind,
    Fields: fields.map(({ path, before, after }) => ({ Path: path, Before: before, After: after })),
  })),
  MoreChanges: entry.moreChanges,
  CorrelationId: entry.correlationId,
});

export const createAuditPageHandler =
  (
    service: ServiceName,
    audit: AuditStore,
  ): OperationHandler<ReturnType<typeof servicePageOfAudit>> =>
  async ({ query }) => {
    const found = await audit.list(toQuery(query), new Date());
    const page = found.slice(0, query.Limit);
    return {
      body: {
        Entries: page.map((entry) => toAuditEntryResponse(service as AuditedService, entry)),
        Next: found.length > query.Limit ? (page.at(-1)?.id ?? '') : '',
      },
    };
  };
