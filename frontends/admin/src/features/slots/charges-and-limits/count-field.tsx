import { classNames, DigitsInput, FieldError, Icon, Minus, Plus } from '@tokri/web-kit/ui';
import { useId, type Ref } from 'react';
import { t } from '../labels.ts';
import styles from './slot-terms.module.css';

export interface CountFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  readonly max: number;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onChange: (text: string) => void;
}

const stepBy = (value: string, step: number, max: number): string =>
  String(Math.min(max, Math.max(0, (Number(value) || 0) + step)));

export const CountField = ({ label, hint, error, value, max, ref, onChange }: CountFieldProps) => {
  const id = useId();
  const describedBy = [error && `${id}e`, hint && `${id}h`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className={classNames('stepper', 'large', styles.count)}>
        <button
          type="button"
          aria-label={t('terms.decrease', { label })}
          disabled={Number(value) <= 0}
          onClick={() => onChange(stepBy(value, -1, max))}
        >
          <Icon icon={Minus} size={16} />
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
          aria-describedby={describedBy || undefined}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => onChange(target.value)}
        />
        <button
          type="button"
          aria-label={t('terms.increase', { label })}
          disabled={Number(value) >= max}
          onClick={() => onChange(stepBy(value, 1, max))}
        >
          <Icon icon={Plus} size={16} />
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
