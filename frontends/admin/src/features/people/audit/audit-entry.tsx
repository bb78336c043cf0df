import type { AuditEntryResponse } from '@tokri/contracts/api';
import { Link } from '@tokri/web-kit/platform';
import { formatPastMoment, Note, Tag } from '@tokri/web-kit/ui';
import { useContext } from 'react';
import { ChangeTable, InputTable } from '../../../audit/change-table.tsx';
import { actionLabel } from '../../../audit/labels.ts';
import { listShownSubjects, SubjectNames } from '../../../audit/subject-names.ts';
import { t } from '../labels.ts';
import styles from './audit.module.css';
import { SubjectLink } from './subject-link.tsx';

interface EntryProps {
  readonly entry: AuditEntryResponse;
}

const outcomeTones = {
  'partly-rejected': 'warning',
  rejected: 'warning',
  failed: 'error',
  running: 'info',
  unconfirmed: 'error',
} as const;

const OutcomeTag = ({ entry: { Outcome } }: EntryProps) =>
  Outcome === 'done' ? null : (
    <Tag tone={outcomeTones[Outcome]} hasDot>
      {t(`audit.outcome.${Outcome}`)}
    </Tag>
  );

/** A refused request wrote nothing; a save may hold the values that were there before. */
const noChangeText = ({ Outcome, Operation }: AuditEntryResponse): string => {
  if (Outcome === 'rejected') return t('audit.noChange.rejected');
  if (Outcome === 'done' && Operation.startsWith('save-')) return t('audit.noChange.same');
  return t('audit.noChange');
};

const Details = ({ entry }: EntryProps) => (
  <div className={styles.details}>
    {entry.Outcome === 'unconfirmed' && <Note tone="warning">{t('audit.unconfirmedText')}</Note>}
    {entry.Changes.map((change) => (
      <ChangeTable key={change.Subject} change={change} />
    ))}
    {entry.MoreChanges > 0 && (
      <p className="muted">{t('audit.moreChanges', { count: entry.MoreChanges })}</p>
    )}
    {entry.Changes.length === 0 && (
      <>
        <p className="muted">{noChangeText(entry)}</p>
        <InputTable input={entry.Input} />
      </>
    )}
  </div>
);

const shownSubjects = 4;

const Subjects = ({ entry }: EntryProps) => {
  const subjects = listShownSubjects(entry.Subjects, useContext(SubjectNames));
  return (
    <span className={styles.subjects}>
      {subjects.slice(0, shownSubjects).map((subject) => (
        <SubjectLink key={subject} subject={subject} />
      ))}
      {subjects.length > shownSubjects && <span>+{subjects.length - shownSubjects}</span>}
    </span>
  );
};

export const AuditEntry = ({ entry, staff }: EntryProps & { readonly staff: string }) => (
  <li className={styles.entry}>
    <div className={styles.head}>
      <b className={styles.action}>{actionLabel(entry)}</b>
      <OutcomeTag entry={entry} />
      <time className={styles.time} dateTime={entry.At}>
        {formatPastMoment(entry.At)}
      </time>
    </div>
    <div className={styles.meta}>
      <Link className="link" to={`/admin/customers/${entry.StaffId}`}>
        {staff}
      </Link>
      <Subjects entry={entry} />
    </div>
    {entry.Kind === 'change' && (
      <details className={styles.fold}>
        <summary>{t('audit.details')}</summary>
        <Details entry={entry} />
      </details>
    )}
  </li>
);
