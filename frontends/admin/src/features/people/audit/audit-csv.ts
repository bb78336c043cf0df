import type { AuditEntryResponse } from '@tokri/contracts/api';
import { describeFields } from '../../../audit/describe-fields.ts';
import { actionLabel, subjectLabel } from '../../../audit/labels.ts';
import { t } from '../labels.ts';

const changesText = ({ Changes }: AuditEntryResponse): string =>
  Changes.flatMap(({ Subject, Fields }) =>
    describeFields(Fields, undefined, Subject).map(
      ({ label, before, after }) => `${subjectLabel(Subject)}, ${label}: ${before} → ${after}`,
    ),
  ).join('\n');

/** A row for each entry below a row of titles. */
export const toAuditRows = (
  entries: readonly AuditEntryResponse[],
  nameOf: (staffId: number) => string,
): readonly (readonly (string | number)[])[] => [
  [
    t('audit.csv.time'),
    t('audit.csv.staff'),
    t('audit.csv.staffId'),
    t('audit.csv.action'),
    t('audit.csv.outcome'),
    t('audit.csv.service'),
    t('audit.csv.records'),
    t('audit.csv.changes'),
  ],
  ...entries.map((entry) => [
    entry.At,
    nameOf(entry.StaffId),
    entry.StaffId,
    actionLabel(entry),
    t(`audit.outcome.${entry.Outcome}`),
    entry.Service,
    entry.Subjects.map((subject) => subjectLabel(subject)).join(', '),
    changesText(entry),
  ]),
];
