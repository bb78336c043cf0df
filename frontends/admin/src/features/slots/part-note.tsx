import { Note } from '@tokri/web-kit/ui';
import { isPart, type AllRows } from './read-all.ts';
import styles from './slots.module.css';
import { t } from './texts.ts';

export interface PartNoteProps {
  /** What the page shows; undefined is not read yet. */
  readonly of: readonly (AllRows<unknown> | undefined)[];
}

/** Says which lists are a part only, so that nobody takes their sums for the whole. */
export const PartNote = ({ of }: PartNoteProps) =>
  of.map(
    (list, at) =>
      list &&
      isPart(list) && (
        <div key={at} className={styles.part}>
          <Note tone="bad" isAlert>
            {t('part', { rows: list.rows.length, total: list.total })}
          </Note>
        </div>
      ),
  );
