import { shopMarket } from '@tokri/contracts/market';
import { maxEmailLength } from '@tokri/contracts/validation';
import { Field } from '@tokri/web-kit/ui';
import type { Ref } from 'react';
import { t } from '../../labels.ts';

export interface ContactFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly isEmail: boolean;
  readonly value: string;
  readonly error: string;
  readonly onChange: (text: string) => void;
}

const mobileInput = () =>
  ({
    type: 'tel',
    inputMode: 'numeric',
    autoComplete: 'tel-national',
    prefixText: `+${shopMarket().callingCode}`,
  }) as const;
/** Not `type="email"`: its validation would hide a pasted address with spaces. */
const emailInput = { type: 'text', inputMode: 'email', autoComplete: 'email' } as const;

export const ContactField = ({ ref, isEmail, value, error, onChange }: ContactFieldProps) => (
  <Field
    ref={ref}
    label={t(isEmail ? 'login.email' : 'login.mobile')}
    value={value}
    error={error}
    {...(isEmail ? emailInput : mobileInput())}
    autoCapitalize="none"
    spellCheck={false}
    maxLength={maxEmailLength}
    autoFocus
    onChange={(event) => onChange(event.target.value)}
  />
);
