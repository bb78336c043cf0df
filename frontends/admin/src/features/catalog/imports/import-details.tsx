import type { ImportRowKind } from '@tokri/contracts/api';
import { Button, ButtonLink, formatDate, Icon, Note } from '@tokri/web-kit/ui';
import { Download } from '@tokri/web-kit/more-icons';
import { useState } from 'react';
import cardStyles from '../../../components/card.module.css';
import { useErrorDownload, useImportCommand } from './import-actions.ts';
import { errorText, importName } from './import-labels.ts';
import { isRunning, useKeptItems, type ItemImport } from './import-queries.ts';
import { NewCategories, RecheckForm } from './recheck.tsx';
import { ErrorRows, PreviewRows } from './import-rows.tsx';
import styles from './imports.module.css';
import { t } from './labels.ts';

export type ImportWithColumns = ItemImport & { readonly Columns: readonly string[] };
interface Props {
  readonly item: ImportWithColumns;
}

const Progress = ({ item }: Props) => {
  const { stop, isBusy } = useImportCommand(item);
  const { State, Done, Rows } = item;
  const isCounted = State === 'Importing' || State === 'Undoing';
  const title = t(`progress.${State as 'Waiting' | 'Checking' | 'Importing' | 'Undoing'}`);
  return (
    <section className={cardStyles.card} aria-label={title}>
      <div className={cardStyles.head}>
        <h2>{title}</h2>
        <Button kind="secondary" isSmall isBusy={isBusy} onClick={() => void stop()}>
          {t('progress.stop')}
        </Button>
      </div>
      <div className={styles.progress}>
        <progress
          aria-label={title}
          {...(isCounted && Rows > 0 ? { max: Rows, value: Math.min(Done, Rows) } : {})}
        />
        <p className="strong">
          {isCounted
            ? t('progress.rows', { done: Done, rows: Rows })
            : t('progress.rowsSoFar', { done: Done })}
        </p>
        <p className="fine-print">{t('progress.leave')}</p>
      </div>
    </section>
  );
};

const Failure = ({ item: { Failure: failure } }: Props) =>
  failure && (
    <Note tone="error" isAlert>
      <b>{t('refused.title')}</b>{' '}
      {failure.Row > 0
        ? t('refused.row', { row: failure.Row, message: errorText(failure) })
        : failure.Message}
    </Note>
  );

const KeptItems = ({ item }: Props) => {
  const { data } = useKeptItems(item.ImportId);
  return (
    <Note tone="warning">
      {t('undone.kept', { count: item.Kept })}
      <ul className={styles.changes}>
        {data?.rows.map(({ ItemId, Code, Name }) => (
          <li key={ItemId}>
            {Name} ({Code})
          </li>
        ))}
      </ul>
    </Note>
  );
};

const summaryOf = (item: ImportWithColumns): string => {
  const { State, New, Changed, Unchanged, Restored, Deleted } = item;
  if (State === 'Undone')
    return t('undone.text', { restored: Restored, deleted: Deleted, rows: New + Changed });
  if (State === 'Checked') return New + Changed === 0 ? t('checked.nothing') : t('checked.text');
  return t('done.text', { created: New, updated: Changed, unchanged: Unchanged });
};

const Actions = ({ item, onMap }: Props & { readonly onMap: () => void }) => {
  const { start, discard, undo, isBusy } = useImportCommand(item);
  const errors = useErrorDownload(item);
  const importable = item.New + item.Changed;
  return (
    <div className={styles.buttons}>
      {item.State === 'Checked' && importable > 0 && (
        <Button isBusy={isBusy} onClick={() => void start()}>
          {t('checked.start', { count: importable })}
        </Button>
      )}
      {item.Wrong > 0 && (
        <Button kind="secondary" isBusy={errors.isBusy} onClick={errors.download}>
          <Icon icon={Download} size={16} />
          {t('errors.download')}
        </Button>
      )}
      {item.State === 'Checked' && (
        <Button kind="secondary" onClick={onMap}>
          {t('recheck.open')}
        </Button>
      )}
      {item.State === 'Checked' && (
        <Button kind="quiet" isBusy={isBusy} onClick={discard}>
          {t('checked.discard')}
        </Button>
      )}
      {item.CanUndo && (
        <Button kind="secondary" isBusy={isBusy} onClick={() => void undo()}>
          {t('done.undo')}
        </Button>
      )}
      {item.State === 'Refused' && (
        <ButtonLink to="/admin/items/import">{t('upload.other')}</ButtonLink>
      )}
    </div>
  );
};

const Summary = ({ item, onMap }: Props & { readonly onMap: () => void }) => (
  <section
    className={`${cardStyles.card ?? ''} ${styles.summary ?? ''}`}
    aria-label={importName(item)}
  >
    <Failure item={item} />
    {item.State !== 'Refused' && <p>{summaryOf(item)}</p>}
    {item.NewCategories.length > 0 && item.State === 'Checked' && <NewCategories item={item} />}
    {item.Wrong > 0 && item.State !== 'Undone' && (
      <Note tone="warning">{t('checked.wrong', { count: item.Wrong })}</Note>
    )}
    {item.Kept > 0 && <KeptItems item={item} />}
    {item.CanUndo && item.UndoUntil && (
      <p className="fine-print">
        {t('done.undoUntil', { day: formatDate(item.UndoUntil.slice(0, 10)) })}
      </p>
    )}
    <Actions item={item} onMap={onMap} />
  </section>
);

type Shown = ImportRowKind | 'all';

const KindChips = ({
  item,
  shown,
  onShow,
}: Props & { readonly shown: Shown; readonly onShow: (kind: Shown) => void }) => {
  const counts: Readonly<Record<Shown, number>> = {
    all: item.Rows,
    new: item.New,
    changed: item.Changed,
    unchanged: item.Unchanged,
    wrong: item.Wrong,
  };
  return (
    <div className={styles.chips} role="group" aria-label={t('count.label')}>
      {(['all', 'new', 'changed', 'unchanged', 'wrong'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          className="chip"
          aria-pressed={shown === kind}
          onClick={() => onShow(kind)}
        >
          {t(`count.${kind}`)} <b>{t('count.rows', { count: counts[kind] })}</b>
        </button>
      ))}
    </div>
  );
};

export const ImportDetails = ({ item }: Props) => {
  const [shown, setShown] = useState<Shown>('all');
  const [isMapping, setMapping] = useState(false);
  if (isRunning(item)) return <Progress item={item} />;
  if (isMapping && item.State === 'Checked')
    return <RecheckForm item={item} onClose={() => setMapping(false)} />;
  return (
    <div className={styles.stack}>
      <Summary item={item} onMap={() => setMapping(true)} />
      {item.Rows > 0 && (
        <section className={cardStyles.card} aria-label={t('rows.label')}>
          <KindChips item={item} shown={shown} onShow={setShown} />
          {shown === 'wrong' ? (
            <ErrorRows importId={item.ImportId} />
          ) : (
            <PreviewRows importId={item.ImportId} kind={shown === 'all' ? undefined : shown} />
          )}
        </section>
      )}
    </div>
  );
};
