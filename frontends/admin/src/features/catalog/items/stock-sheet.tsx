import { maxUnitStock } from '@tokri/contracts/validation';
import { Button, Field, Sheet } from '@tokri/web-kit/ui';
import { useRef, useState, type SyntheticEvent } from 'react';
import { LocationSelect } from '../stock/location-select.tsx';
import { parseStockFilter } from '../stock/stock-filter.ts';
import { stockAt, stockChange, unitName, type StaffItem, type StaffUnit } from './item-changes.ts';
import styles from './items.module.css';
import { t } from './labels.ts';
import { useItemChange } from './use-item-change.ts';

const parseStock = (text: string): number | null => {
  const stock = Number(text);
  return /^\d{1,7}$/.test(text.trim()) && stock <= maxUnitStock ? stock : null;
};

interface StockSheetProps {
  readonly item: StaffItem;
  readonly unit: StaffUnit;
  readonly onClose: () => void;
}

const rememberedLocationId = (): number => parseStockFilter(new URLSearchParams()).locationId;

const useStockForm = ({ item, unit, onClose }: StockSheetProps) => {
  const [locationId, setLocationId] = useState(rememberedLocationId);
  const [text, setText] = useState(String(stockAt(unit, locationId)));
  const [error, setError] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { apply, isBusy } = useItemChange();
  const save = async (stock: number | null): Promise<void> => {
    if (stock === null) {
      setError(t('stock.invalid'));
      field.current?.focus();
      return;
    }
    if (!isBusy && (await apply(stockChange(item, unit, { locationId, stock })))) onClose();
  };
  return {
    isBusy,
    locationId,
    selectLocation: (selectedId: number): void => {
      setLocationId(selectedId);
      setText(String(stockAt(unit, selectedId)));
      setError('');
    },
    save: () => void save(parseStock(text)),
    markSoldOut: () => void save(0),
    fieldProps: {
      ref: field,
      value: text,
      error,
      onChange: ({ target }: { readonly target: { readonly value: string } }) => {
        setText(target.value);
        setError('');
      },
    },
  };
};

export const StockSheet = ({ item, unit, onClose }: StockSheetProps) => {
  const { isBusy, locationId, selectLocation, save, markSoldOut, fieldProps } = useStockForm({
    item,
    unit,
    onClose,
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    save();
  };
  return (
    <Sheet title={t('stock.title', { name: unitName(item, unit) })} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <LocationSelect locationId={locationId} onSelect={selectLocation} />
        <Field
          {...fieldProps}
          data-autofocus
          label={t('stock.field')}
          hint={t('stock.hint')}
          inputMode="numeric"
          autoComplete="off"
          onFocus={({ target }) => target.select()}
        />
        <div className={styles.formActions}>
          <Button kind="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          {stockAt(unit, locationId) > 0 && (
            <Button kind="secondary" onClick={markSoldOut}>
              {t('markSoldOut')}
            </Button>
          )}
          <Button type="submit" isBusy={isBusy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
