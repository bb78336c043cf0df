import { CircleAlert } from 'lucide-react';
import { useId, type InputHTMLAttributes, type Ref } from 'react';
import { Icon } from '../icon.tsx';
import { classNames } from './class-names.ts';
import { DigitsInput } from './digits-input.tsx';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'style'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Fixed text before the input, such as the country code of a number. */
  readonly prefixText?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

export const Field = ({ label, hint, error, prefixText, className, ref, ...input }: FieldProps) => {
  const id = useId();
  const described = [error && `${id}e`, prefixText && `${id}p`, hint && `${id}h`]
    .filter(Boolean)
    .join(' ');
  const control = (
    <DigitsInput
      {...input}
      ref={ref}
      id={id}
      className={classNames('input', className)}
      aria-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
    />
  );
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {prefixText ? (
        <span className="prefixed-input">
          <span className="input-prefix" id={`${id}p`}>
            {prefixText}
          </span>
          {control}
        </span>
      ) : (
        control
      )}
      {hint && (
        <span className="hint" id={`${id}h`}>
          {hint}
        </span>
      )}
      <FieldError id={`${id}e`} text={error} />
    </div>
  );
};

export const FieldError = ({
  id,
  text,
}: {
  readonly id?: string;
  readonly text: string | undefined;
}) =>
  text ? (
    <span className="field-error" id={id} role="alert">
      <Icon icon={CircleAlert} size={16} />
      {text}
    </span>
  ) : null;
