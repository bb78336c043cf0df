import { Button, Note } from '@tokri/web-kit/ui';
import { t } from './labels.ts';
import styles from './promotions.module.css';

export interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Somebody else saved meanwhile: both versions are shown, and staff choose. */
export const ConflictNote = ({
  differences,
  onKeepMine,
  onTakeTheirs,
}: {
  readonly differences: readonly Difference[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}) => (
  <div role="alert" className={styles.conflict}>
    <Note>{t('conflict.text')}</Note>
    <table className={styles.example}>
      <caption className="sr-only">{t('conflict.text')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('conflict.field')}</th>
          <th scope="col">{t('conflict.mine')}</th>
          <th scope="col">{t('conflict.theirs')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ label, mine, theirs }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{mine || '–'}</td>
            <td>{theirs || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <div className={styles.actions}>
      <Button kind="secondary" onClick={onTakeTheirs}>
        {t('conflict.takeTheirs')}
      </Button>
      <Button onClick={onKeepMine}>{t('conflict.keepMine')}</Button>
    </div>
  </div>
);
