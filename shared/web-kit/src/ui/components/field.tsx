import { CircleAlert } from 'lucide-react';
import { useId, type InputHTMLAttributes, type Ref } from 'react';
import { Icon } from '../icon.tsx';
import { classNames } from './class-names.ts';
import { DigitsInput } from './digits-input.tsx';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'style'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

export const Field = ({ label, hint, error, className, ref, ...input }: FieldProps) => {
  const id = useId();
  const described = [error && `${id}e`, hint && `${id}h`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <DigitsInput
        {...input}
        ref={ref}
        id={id}
        className={classNames('input', className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
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
