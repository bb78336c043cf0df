import { Button, Note } from '@tokri/web-kit/ui';
import { t } from './labels.ts';
import styles from './texts.module.css';

interface TextDifference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Somebody else saved meanwhile: both texts are shown, and staff choose. */
export const TextConflict = ({
  differences,
  onKeepMine,
  onTakeTheirs,
}: {
  readonly differences: readonly TextDifference[];
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}) => (
  <div role="alert" className={styles.conflict}>
    <Note>{t('texts.conflict')}</Note>
    {differences
      .filter(({ mine, theirs }) => mine !== theirs)
      .map(({ label, mine, theirs }) => (
        <div key={label} className={styles.pair}>
          <div>
            <b>{t('texts.mine', { field: label })}</b>
            <p className={styles.quoted}>{mine || '–'}</p>
          </div>
          <div>
            <b>{t('texts.theirs', { field: label })}</b>
            <p className={styles.quoted}>{theirs || '–'}</p>
          </div>
        </div>
      ))}
    <div className={styles.actions}>
      <Button kind="secondary" onClick={onTakeTheirs}>
        {t('texts.takeTheirs')}
      </Button>
      <Button onClick={onKeepMine}>{t('texts.keepMine')}</Button>
    </div>
  </div>
);
