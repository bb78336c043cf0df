import { shopMarket } from '@tokri/contracts/market';
import { useDebouncedValue } from '@tokri/web-kit/platform';
import { DigitsInput, FieldError } from '@tokri/web-kit/ui';
import { useEffect, useEffectEvent, useId, useState, type FocusEvent, type FormEvent } from 'react';
import styles from './filter-panel.module.css';
import { t } from './labels.ts';
import {
  isReversedRange,
  toPriceParams,
  type ListFilter,
  type ListParamChange,
} from './list-filter.ts';
import type { Facets } from '../../item-grid/item-source.ts';

const typingDebounceMs = 400;

interface PriceFilterProps {
  readonly filter: ListFilter;
  readonly facets: Facets | undefined;
  readonly onChange: (change: ListParamChange) => void;
}

interface PriceRange {
  readonly from: string;
  readonly to: string;
}

const isSameRange = (a: PriceRange, b: PriceRange): boolean => a.from === b.from && a.to === b.to;

const appliedRange = ({ minPrice, maxPrice }: ListFilter): PriceRange => ({
  from: minPrice ? String(minPrice) : '',
  to: maxPrice ? String(maxPrice) : '',
});

/** The typed prices are applied after a pause, so that the number of items counts them. */
const usePriceRange = ({ filter, onChange }: PriceFilterProps) => {
  const current = appliedRange(filter);
  const [typed, setTyped] = useState(current);
  const [applied, setApplied] = useState(current);
  const [seen, setSeen] = useState(current);
  const debounced = useDebouncedValue(typed, typingDebounceMs);
  const apply = (): void => {
    const change = toPriceParams(typed.from, typed.to);
    const next = { from: String(change.MinPrice), to: String(change.MaxPrice) };
    if (isReversedRange(change) || isSameRange(next, current)) return;
    setApplied(next);
    onChange(change);
  };
  const applyAfterPause = useEffectEvent(apply);
  useEffect(() => applyAfterPause(), [debounced]);
  if (!isSameRange(current, seen)) {
    setSeen(current);
    // Somebody else changed the address, for example by clearing the filters.
    if (!isSameRange(current, applied)) {
      setApplied(current);
      setTyped(current);
    }
  }
  return {
    typed,
    setTyped,
    apply,
    isReversed: isReversedRange(toPriceParams(typed.from, typed.to)),
  };
};

export const PriceFilter = (props: PriceFilterProps) => {
  const { typed, setTyped, apply, isReversed } = usePriceRange(props);
  const errorId = useId();
  const { Min = 0, Max = 0 } = props.facets?.Price ?? {};
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    apply();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) apply();
  };
  const field = {
    className: `input ${styles.price}`,
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: 7,
    'aria-invalid': isReversed || undefined,
    'aria-describedby': isReversed ? errorId : undefined,
  } as const;
  return (
    <fieldset>
      <legend>{t('filter.price')}</legend>
      <form className="row" onSubmit={onSubmit} onBlur={onBlur}>
        <DigitsInput
          {...field}
          aria-label={t('filter.minPrice')}
          placeholder={`${shopMarket().currencySymbol}${Min ? Math.floor(Min) : ''}`}
          value={typed.from}
          onChange={({ target }) => setTyped({ ...typed, from: target.value })}
        />
        <span>{t('filter.to')}</span>
        <DigitsInput
          {...field}
          aria-label={t('filter.maxPrice')}
          placeholder={`${shopMarket().currencySymbol}${Max ? Math.ceil(Max) : ''}`}
          value={typed.to}
          onChange={({ target }) => setTyped({ ...typed, to: target.value })}
        />
        <button type="submit" className="sr-only" tabIndex={-1}>
          {t('filter.applyPrices')}
        </button>
      </form>
      <FieldError id={errorId} text={isReversed ? t('filter.reversedPrices') : ''} />
    </fieldset>
  );
};
