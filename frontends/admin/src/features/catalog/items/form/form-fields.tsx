import { Field, FieldError } from '@tokri/web-kit/ui';
import { useId, type ComponentProps } from 'react';
import { get, useFormContext, type FieldPath } from 'react-hook-form';
import type { ItemFormValues } from './item-form-values.ts';
import styles from './item-form.module.css';

type FieldName = FieldPath<ItemFormValues>;

export const useFieldError = (name: FieldName): string => {
  const { formState } = useFormContext<ItemFormValues>();
  const error = get(formState.errors, name) as { readonly message?: string } | undefined;
  return error?.message ?? '';
};

export const FormField = ({
  name,
  ...field
}: Omit<ComponentProps<typeof Field>, 'name'> & { readonly name: FieldName }) => {
  const { register } = useFormContext<ItemFormValues>();
  return <Field autoComplete="off" {...field} {...register(name)} error={useFieldError(name)} />;
};

interface LabelledProps {
  readonly name: FieldName;
  readonly label: string;
  readonly lang?: string;
}

export const FormTextArea = ({ name, label, lang }: LabelledProps) => {
  const id = useId();
  const { register } = useFormContext<ItemFormValues>();
  const error = useFieldError(name);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        {...register(name)}
        id={id}
        rows={3}
        lang={lang}
        className={`input ${styles.textArea}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
      />
      <FieldError id={`${id}e`} text={error} />
    </div>
  );
};

export const FormSelect = ({
  name,
  label,
  options,
  isDisabled,
  onSelect,
}: LabelledProps & {
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly isDisabled?: boolean;
  readonly onSelect?: () => void;
}) => {
  const id = useId();
  const { register, watch } = useFormContext<ItemFormValues>();
  const error = useFieldError(name);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        {...register(name, { onChange: onSelect })}
        value={watch(name) as string}
        id={id}
        className="input select"
        disabled={isDisabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <FieldError id={`${id}e`} text={error} />
    </div>
  );
};
