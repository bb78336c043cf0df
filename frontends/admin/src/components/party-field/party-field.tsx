import { maxPersonSearchLength } from '@tokri/contracts/validation';
import { classNames, FieldError } from '@tokri/web-kit/ui';
import { useId, type FocusEvent, type Ref } from 'react';
import { t } from './labels.ts';
import styles from './party-field.module.css';
import { PartyResults } from './party-results.tsx';
import { usePartyCombobox, type PartyChoice } from './use-party-combobox.ts';

interface PartyInputProps extends PartyChoice {
  readonly id?: string;
  readonly ref?: Ref<HTMLInputElement>;
  /** Where no visible label names the field. */
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
  readonly isInvalid?: boolean;
  readonly placeholder?: string;
  readonly onBlur?: (() => void) | undefined;
}

/** A business customer chosen by name, GSTIN or number. */
export const PartyInput = ({
  value,
  onChange,
  isInvalid = false,
  onBlur,
  ...input
}: PartyInputProps) => {
  const combobox = usePartyCombobox({ value, onChange });
  const handleBlur = (event: FocusEvent): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    combobox.close();
    onBlur?.();
  };
  return (
    <div className={styles.anchor} onBlur={handleBlur}>
      <input
        {...input}
        {...combobox.inputProps}
        className="input"
        maxLength={maxPersonSearchLength}
        aria-invalid={isInvalid || undefined}
      />
      {combobox.isOpen && <PartyResults {...combobox.results} />}
    </div>
  );
};

export const PartyField = ({
  label,
  hint,
  error,
  ...input
}: PartyChoice & {
  readonly label: string;
  readonly hint: string;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onBlur?: () => void;
}) => {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <PartyInput
        {...input}
        id={id}
        isInvalid={Boolean(error)}
        aria-describedby={classNames(error && `${id}e`, `${id}h`)}
      />
      <span className="hint" id={`${id}h`}>
        {hint} {t('searchHint')}
      </span>
      <FieldError id={`${id}e`} text={error} />
    </div>
  );
};
