import { Note } from '@tokri/web-kit/ui';
import { isIncomplete, type CollectedRows } from '@tokri/web-kit/platform';
import layoutStyles from './slots-layout.module.css';
import { t } from './labels.ts';

export interface IncompleteListNoteProps {
  readonly lists: readonly (CollectedRows<unknown> | undefined)[];
}

export const IncompleteListNote = ({ lists }: IncompleteListNoteProps) =>
  lists.map(
    (list, index) =>
      list &&
      isIncomplete(list) && (
        <div key={index} className={layoutStyles.notice}>
          <Note tone="error" isAlert>
            {t('incompleteList', { rows: list.rows.length, total: list.total })}
          </Note>
        </div>
      ),
  );
