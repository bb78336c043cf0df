import { isDate } from '@tokri/contracts/dates';

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

const parseDay = (text: string | null): string => (text !== null && isDate(text) ? text : '');

export const parseAuditFilter = (params: URLSearchParams): AuditFilter => {
  const staffId = params.get('Staff') ?? '';
  const subject = params.get('Subject') ?? '';
  return {
    text: (params.get('Text') ?? '').trim().slice(0, maxAuditTextLength),
    staffId: /^[1-9]\d{0,14}$/.test(staffId) ? Number(staffId) : 0,
    kind: auditKinds.find((kind) => kind === params.get('Kind')) ?? '',
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
  Object.fromEntries(
    Object.entries(toAuditQuery(filter)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );

export const noAuditFilter: AuditFilter = parseAuditFilter(new URLSearchParams());

export const isFiltered = (filter: AuditFilter): boolean =>
  Object.keys(formatAuditFilter(filter)).length > 0;
