import * as z from 'zod/mini';
import { auditOutcomes } from '../../platform/audit-outcomes.ts';
import { serviceNames } from '../../platform/names.ts';
import type { ServiceName } from '../../platform/names.ts';
import { noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';

export const auditKinds = ['change', 'view'] as const;
export const recordChangeKinds = ['created', 'changed', 'removed'] as const;

const fieldChange = z.object({ Path: z.string(), Before: z.unknown(), After: z.unknown() });

export const auditEntry = z.object({
  Id: z.string(),
  At: f.instant,
  Service: z.enum(serviceNames),
  StaffId: z.int(),
  Operation: z.string(),
  Kind: z.enum(auditKinds),
  Subjects: z.array(z.string()),
  Input: z.unknown(),
  Outcome: z.enum(auditOutcomes),
  Code: z.string(),
  Changes: z.array(
    z.object({
      Subject: z.string(),
      Kind: z.enum(recordChangeKinds),
      Fields: z.array(fieldChange),
    }),
  ),
  MoreChanges: z.int(),
  CorrelationId: z.string(),
});
export type AuditEntryResponse = z.infer<typeof auditEntry>;

export const entryIdPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z-[0-9a-f]{8}$/;
const subjectPattern = /^[a-z][a-z-]{0,30}:[\w.:@+-]{1,80}$/;
const defaultPageSize = 50;

const filterParams = {
  From: z.optional(f.isoDate),
  To: z.optional(f.isoDate),
  Staff: z.optional(f.idParam),
  Subject: z.optional(
    z.string().check(z.regex(subjectPattern, 'must be a kind and an id, such as item:12')),
  ),
  Operation: z.optional(
    z.string().check(z.regex(/^[a-z][a-z0-9-]{1,60}$/, 'must be the name of an operation')),
  ),
  Kind: z.optional(z.enum(auditKinds)),
  Text: z.optional(f.name(60)),
  Before: z.optional(
    z.string().check(z.regex(entryIdPattern, 'must be the Next of an earlier page')),
  ),
  Limit: z._default(f.cursorPageSizeParam, defaultPageSize),
};

const hasDaysInOrder = f.daysInOrder('From', 'To');
const pageQuery = z.object(filterParams).check(hasDaysInOrder);
export type AuditPageQuery = z.infer<typeof pageQuery>;

const auditPage = z.object({
  Entries: z.array(auditEntry),
  /** The value of `Before` for the next page; empty on the last one. */
  Next: z.string(),
});
export type AuditPage = z.infer<typeof auditPage>;

const pageParams = Object.keys(filterParams);

const staffAudit = {
  method: 'GET',
  match: noParams,
  auth: { kind: 'staff', permission: 'users' },
} as const;

/** Each service serves the entries of its own store to the BFF. */
export const servicePageOfAudit = (service: ServiceName) =>
  operation({
    ...staffAudit,
    service,
    operationId: 'list-audit-page',
    specId: 'AU2',
    path: '/internal/audit',
    optionalParams: pageParams,
    query: pageQuery,
    response: auditPage,
    summary: 'Audit entries of one service, newest first.',
  });

export const auditOperations = {
  listAuditEntries: operation({
    ...staffAudit,
    service: 'bff',
    operationId: 'list-audit-entries',
    specId: 'AU1',
    path: '/api/admin/audit',
    optionalParams: [...pageParams, 'Service'],
    query: z
      .object({ ...filterParams, Service: z.optional(z.enum(serviceNames)) })
      .check(hasDaysInOrder),
    response: z.object({ ...auditPage.shape, Unavailable: z.array(z.enum(serviceNames)) }),
    summary:
      'What members of staff did in all services, newest first. A service that does not answer is named in Unavailable.',
  }),
};
