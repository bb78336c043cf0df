import type { BulkChangeResponse } from '@tokri/contracts/api';
import { Note } from '@tokri/web-kit/ui';
import { useBulkChangeRows } from './bulk-change-queries.ts';
import styles from './bulk-changes.module.css';
import { t } from './labels.ts';

interface Props {
  readonly change: BulkChangeResponse;
}

const Progress = ({ change: { Done, Rows } }: Props) => {
  const text = t('running.progress', { done: Done, total: Rows });
  return (
    <div className={styles.progress}>
      <progress max={Rows} value={Done} aria-label={text} />
      <span>{text}</span>
    </div>
  );
};

/** The reason is named when the first page of rows shows that it is the same for all. */
const AllRefused = ({ change }: Props) => {
  const rows = useBulkChangeRows(change, { page: 1, hasProblems: false }).data?.rows ?? [];
  const isAboveMrp =
    rows.length === change.Rows &&
    rows.every(({ Rejection }) => Rejection?.Code === 'rate-above-mrp');
  const key = isAboveMrp ? 'start.allAboveMrp' : 'start.allRefused';
  return <Note tone="warning">{t(key, { count: change.Rows })}</Note>;
};

const startHint = ({ Refused, ErrorCount }: BulkChangeResponse): string =>
  [t('start.hint'), Refused > 0 ? t('start.refused') : '', ErrorCount > 0 ? t('start.wrong') : '']
    .filter(Boolean)
    .join(' ');

export const Outcome = ({ change }: Props) => {
  const changed = change.Rows - change.Refused - change.Failed;
  switch (change.State) {
    case 'prepared':
      if (change.Rows === 0) return <Note>{t('start.none')}</Note>;
      if (change.Rows === change.Refused) return <AllRefused change={change} />;
      return <Note>{startHint(change)}</Note>;
    case 'running':
    case 'undoing':
      return <Progress change={change} />;
    case 'done':
      return <Note tone="success">{t('done.text', { count: changed })}</Note>;
    case 'undone':
      return change.NotUndone > 0 ? (
        <Note tone="warning">{t('undone.partly', { count: change.NotUndone })}</Note>
      ) : (
        <Note>{t('undone.text')}</Note>
      );
  }
};
