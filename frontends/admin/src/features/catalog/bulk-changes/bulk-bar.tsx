import { Button } from '@tokri/web-kit/ui';
import { useState } from 'react';
import type { RowSelection } from '../../../components/data-table/row-selection.ts';
import { BulkChangeSheet } from './bulk-change-sheet.tsx';
import styles from './bulk-changes.module.css';
import type { BulkKind } from './change-form.ts';
import { t } from './labels.ts';
import type { ItemSelection } from './use-prepare-change.ts';

const maxSelected = 1_000;

/** Changes the selected rows, or all items that match the filter. */
export const BulkBar = ({
  selection,
  filter,
  total,
  kinds,
  path,
}: {
  readonly selection: RowSelection;
  readonly filter: Readonly<Record<string, string>>;
  readonly total: number;
  readonly kinds: readonly BulkKind[];
  readonly path: string;
}) => {
  const [changed, setChanged] = useState<ItemSelection>();
  const itemIds = [...selection.ids];
  return (
    <section className={styles.bar} aria-label={t('bar.label')}>
      {itemIds.length > 0 && (
        <Button
          isSmall
          disabled={itemIds.length > maxSelected}
          onClick={() => setChanged({ itemIds, filter: {}, count: itemIds.length })}
        >
          {t('bar.selected', { count: itemIds.length })}
        </Button>
      )}
      <Button
        isSmall
        kind="secondary"
        onClick={() => setChanged({ itemIds: [], filter, count: total })}
      >
        {t('bar.all', { count: total })}
      </Button>
      {itemIds.length > 0 && (
        <Button isSmall kind="quiet" className="end" onClick={selection.clear}>
          {t('bar.clear')}
        </Button>
      )}
      {changed && (
        <BulkChangeSheet
          selection={changed}
          kinds={kinds}
          path={`${path}/changes`}
          onClose={() => setChanged(undefined)}
        />
      )}
    </section>
  );
};
