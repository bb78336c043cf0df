import { siteConfig } from '@tokri/web-kit/platform';
import { Field } from '@tokri/web-kit/ui';
import type { FocusEvent } from 'react';
import { t } from '../labels.ts';
import { AddressResults } from './address-results.tsx';
import styles from './address-results.module.css';
import { maxLineLength, type UkAddressForm } from './uk-address-rules.ts';
import { useAddressCombobox } from './use-address-combobox.ts';
import { useSuggestedAddress, type FillState } from './use-suggested-address.ts';

export interface AddressLineFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  readonly onType: (text: string) => void;
  readonly onFill: (fields: Partial<UkAddressForm>) => void;
  readonly onLeave: () => void;
}

const fillHints: Readonly<Record<FillState, () => string | undefined>> = {
  idle: () => undefined,
  filling: () => t('address.filling'),
  incomplete: () => t('address.fillFailed'),
};

const toInputProps = ({ error, isDisabled }: AddressLineFieldProps) => ({
  label: t('address.line1'),
  name: 'line1',
  required: true,
  maxLength: maxLineLength,
  disabled: isDisabled,
  error,
});

const SuggestingField = (props: AddressLineFieldProps) => {
  const { value, onType, onFill, onLeave } = props;
  const { state, choose, cancel } = useSuggestedAddress(onFill);
  const combobox = useAddressCombobox({
    typed: value,
    onType: (text) => {
      cancel();
      onType(text);
    },
    onChoose: (suggestion) => void choose(suggestion),
  });
  const handleBlur = (event: FocusEvent): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    combobox.close();
    onLeave();
  };
  return (
    <div className={styles.anchor} onBlur={handleBlur} aria-busy={state === 'filling'}>
      <Field {...toInputProps(props)} {...combobox.inputProps} hint={fillHints[state]()} />
      {combobox.isShown && <AddressResults {...combobox.results} />}
    </div>
  );
};

/** Suggests addresses where the shop has an address provider. */
export const AddressLineField = (props: AddressLineFieldProps) =>
  siteConfig().hasAddressLookup ? (
    <SuggestingField {...props} />
  ) : (
    <Field
      {...toInputProps(props)}
      autoComplete="address-line1"
      value={props.value}
      onChange={(event) => props.onType(event.target.value)}
      onBlur={props.onLeave}
    />
  );
