import { classNames, DigitsInput, FieldError, Icon, Minus, Plus } from '@tokri/web-kit/ui';
import { useId, type Ref } from 'react';
import { t } from '../texts.ts';
import styles from './terms.module.css';

export interface CountFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  readonly most: number;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onChange: (text: string) => void;
}

const moved = (value: string, by: number, most: number): string =>
  String(Math.min(most, Math.max(0, (Number(value) || 0) + by)));

/** A number that one types, or moves by one. */
export const CountField = ({ label, hint, error, value, most, ref, onChange }: CountFieldProps) => {
  const id = useId();
  const described = [error && `${id}e`, hint && `${id}h`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="lbl" htmlFor={id}>
        {label}
      </label>
      <div className={classNames('stepper', 'lg', styles.count)}>
        <button
          type="button"
          aria-label={t('terms.less', { what: label })}
          disabled={Number(value) <= 0}
          onClick={() => onChange(moved(value, -1, most))}
        >
          <Icon of={Minus} size={16} />
        </button>
        <DigitsInput
          ref={ref}
          id={id}
          type="text"
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => onChange(target.value)}
        />
        <button
          type="button"
          aria-label={t('terms.more', { what: label })}
          disabled={Number(value) >= most}
          onClick={() => onChange(moved(value, 1, most))}
        >
          <Icon of={Plus} size={16} />
        </button>
      </div>
      {hint && (
        <span className="hint" id={`${id}h`}>
          {hint}
        </span>
      )}
      <FieldError id={`${id}e`} text={error} />
    </div>
  );
};
