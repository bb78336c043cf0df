import { maxUnitStock } from '@tokri/contracts/validation';
import { Button, Sheet } from '@tokri/web-kit/ui';
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { t } from '../labels.ts';
import type { StockChange } from '../queue/queued-movement.ts';
import type { StockRow } from '../stock-queries.ts';
import styles from '../stock.module.css';

export interface ChangeSheetProps {
  readonly row: StockRow;
  readonly onSave: (change: StockChange) => void;
  readonly onClose: () => void;
}

const parseQuantity = (text: string, min: number): number | null => {
  const quantity = Number(text);
  return /^\d{1,7}$/.test(text.trim()) && quantity >= min && quantity <= maxUnitStock
    ? quantity
    : null;
};

export const useQuantityField = (min: number) => {
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const field = useRef<HTMLInputElement>(null);
  return {
    quantity: parseQuantity(text, min),
    reject: () => {
      setError(t('number.invalid', { min }));
      field.current?.focus();
    },
    props: {
      ref: field,
      value: text,
      error,
      inputMode: 'numeric' as const,
      autoComplete: 'off',
      'data-autofocus': true,
      onChange: ({ target }: { readonly target: { readonly value: string } }) => {
        setText(target.value);
        setError('');
      },
    },
  };
};

export const ChangeForm = ({
  title,
  submitLabel,
  onSubmit,
  onClose,
  children,
}: {
  readonly title: string;
  readonly submitLabel: string;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => {
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Sheet title={title} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={submit}>
        {children}
        <div className={styles.formActions}>
          <Button kind="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          <Button type="submit">{submitLabel}</Button>
        </div>
      </form>
    </Sheet>
  );
};
