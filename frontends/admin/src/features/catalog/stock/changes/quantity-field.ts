import { maxUnitStock } from '@tokri/contracts/validation';
import { useState } from 'react';
import { t } from '../labels.ts';
import type { StockChange } from '../queue/queued-movement.ts';
import type { StockRow } from '../stock-queries.ts';

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
  return {
    quantity: parseQuantity(text, min),
    isDirty: text !== '',
    reject: () => setError(t('number.invalid', { min })),
    props: {
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
