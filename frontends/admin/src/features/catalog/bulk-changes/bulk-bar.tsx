import { useNavigate } from '@tokri/web-kit/platform';
import { Button, today } from '@tokri/web-kit/ui';
import { useState } from 'react';
import type { RowSelection } from '../../../components/data-table/row-selection.ts';
import { SelectionBar } from '../../../components/selection-bar/selection-bar.tsx';
import { BulkChangeSheet } from './bulk-change-sheet.tsx';
import type { BulkKind } from './change-form.ts';
import { t } from './labels.ts';
import { usePrepareChange, type ItemSelection, type PreparedFrom } from './use-prepare-change.ts';

const maxSelected = 1_000;

interface BulkChangeProps {
  readonly kinds: readonly BulkKind[];
  readonly path: string;
}

/** Opens the preview of the change; nothing is saved before. */
const StatusButtons = ({
  selection,
  path,
}: {
  readonly selection: ItemSelection;
  readonly path: string;
}) => {
  const navigate = useNavigate();
  const [busyWith, setBusyWith] = useState('');
  const { prepare, rejection } = usePrepareChange(selection);
  const change = async (value: '0' | '1'): Promise<void> => {
    setBusyWith(value);
    const form = { kind: 'status', value, rounding: 'none', from: today(), party: '' } as const;
    const batchId = await prepare(form);
    setBusyWith('');
    const state: PreparedFrom = { selection, form };
    if (batchId !== null) void navigate(`${path}/changes/${batchId}`, { state });
  };
  return (
    <>
      {(['1', '0'] as const).map((value) => (
        <Button
          key={value}
          isSmall
          kind="secondary"
          isBusy={busyWith === value}
          onClick={() => void change(value)}
        >
          {t(`bar.status.${value}`)}
        </Button>
      ))}
      {rejection !== '' && <span role="alert">{rejection}</span>}
    </>
  );
};

/** Changes the selected rows. */
export const BulkBar = ({
  selection,
  kinds,
  path,
}: BulkChangeProps & { readonly selection: RowSelection }) => {
  const [isOpen, setOpen] = useState(false);
  const count = selection.ids.size;
  if (count === 0) return null;
  const selected = { itemIds: [...selection.ids], filter: {}, count };
  return (
    <SelectionBar label={t('bar.label')} count={count} onClear={selection.clear}>
      {count > maxSelected ? (
        <span>{t('bar.tooMany')}</span>
      ) : (
        <>
          {kinds.includes('status') && (
            <StatusButtons key={selected.itemIds.join()} selection={selected} path={path} />
          )}
          <Button isSmall aria-label={t('bar.selected', { count })} onClick={() => setOpen(true)}>
            {t('bar.change')}
          </Button>
        </>
      )}
      {isOpen && (
        <BulkChangeSheet
          selection={selected}
          kinds={kinds}
          path={`${path}/changes`}
          onClose={() => setOpen(false)}
        />
      )}
    </SelectionBar>
  );
};

/** Changes all items that match the filter. Without one a click would be about the whole shop. */
export const ChangeAllButton = ({
  filter,
  isFiltered,
  total,
  kinds,
  path,
}: BulkChangeProps & {
  readonly filter: Readonly<Record<string, string>>;
  readonly isFiltered: boolean;
  readonly total: number;
}) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        isSmall
        kind="secondary"
        className="end"
        disabled={total === 0 || !isFiltered}
        onClick={() => setOpen(true)}
      >
        {t('bar.all', { count: total })}
      </Button>
      {isOpen && (
        <BulkChangeSheet
          selection={{ itemIds: [], filter, count: total }}
          kinds={kinds}
          path={`${path}/changes`}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
