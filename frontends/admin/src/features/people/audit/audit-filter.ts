import {
  parseDay,
  parseId,
  parseOption,
  parseText,
  toFilterParams,
} from '../../../components/filter-address.ts';

export const auditKinds = ['change', 'view'] as const;

export interface AuditFilter {
  readonly text: string;
  /** 0 for everybody. */
  readonly staffId: number;
  readonly kind: (typeof auditKinds)[number] | '';
  /** A record such as `item:12`; empty for all. */
  readonly subject: string;
  /** Days in India; empty means no limit. */
  readonly from: string;
  readonly to: string;
}

export const maxAuditTextLength = 60;
const subjectPattern = /^[a-z][a-z-]{0,30}:[\w.:@+-]{1,80}$/;

export const parseAuditFilter = (params: URLSearchParams): AuditFilter => {
  const subject = params.get('Subject') ?? '';
  return {
    text: parseText(params.get('Text'), maxAuditTextLength),
    staffId: parseId(params.get('Staff')),
    kind: parseOption(auditKinds, params.get('Kind')),
    subject: subjectPattern.test(subject) ? subject : '',
    from: parseDay(params.get('From')),
    to: parseDay(params.get('To')),
  };
};

/** The filter as the API takes it. */
export const toAuditQuery = ({ text, staffId, kind, subject, from, to }: AuditFilter) => ({
  Text: text || undefined,
  Staff: staffId || undefined,
  Kind: kind || undefined,
  Subject: subject || undefined,
  From: from || undefined,
  To: to || undefined,
});

export const formatAuditFilter = (filter: AuditFilter): Readonly<Record<string, string>> =>
  toFilterParams(toAuditQuery(filter));

export const noAuditFilter: AuditFilter = parseAuditFilter(new URLSearchParams());

export const isFiltered = (filter: AuditFilter): boolean =>
  Object.keys(formatAuditFilter(filter)).length > 0;
