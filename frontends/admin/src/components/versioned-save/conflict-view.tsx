import { Button, Note } from '@tokri/web-kit/ui';
import { useEffect, useRef } from 'react';
import styles from './conflict-view.module.css';
import { findDifferences, type ComparedField } from './find-differences.ts';
import { t } from './labels.ts';

interface ConflictViewProps {
  readonly fields: readonly ComparedField[];
  readonly isBusy?: boolean;
  /** What happened, if it is not that somebody else saved. */
  readonly note?: string;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

const Text = ({ text }: { readonly text: string }) => (
  <td>
    <div className={styles.text}>{text || '–'}</div>
  </td>
);

/** Somebody else saved meanwhile: both versions are shown, and staff choose. */
export const ConflictView = ({
  fields,
  isBusy = false,
  note = t('conflict'),
  onKeepMine,
  onTakeTheirs,
}: ConflictViewProps) => {
  const differences = findDifferences(fields);
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => view.current?.focus(), []);
  return (
    <div ref={view} role="alert" tabIndex={-1} className={styles.conflict}>
      <Note>{note}</Note>
      {differences.length === 0 ? (
        <p>{t('same')}</p>
      ) : (
        <table className={styles.differences}>
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('mine')}</th>
              <th scope="col">{t('theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <Text text={mine} />
                <Text text={theirs} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.actions}>
        <Button kind="secondary" onClick={onTakeTheirs}>
          {t('takeTheirs')}
        </Button>
        <Button isBusy={isBusy} onClick={onKeepMine}>
          {t('keepMine')}
        </Button>
      </div>
    </div>
  );
};
