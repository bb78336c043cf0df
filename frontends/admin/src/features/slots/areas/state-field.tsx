import { shopStateNames } from '@tokri/contracts/tax';
import { FieldError } from '@tokri/web-kit/ui';
import { useId } from 'react';
import { t } from '../labels.ts';

export const StateField = ({
  code,
  error,
  onSelect,
}: {
  readonly code: string;
  readonly error?: string | undefined;
  readonly onSelect: (code: string) => void;
}) => {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t('pincodes.state')}
      </label>
      <select
        id={id}
        className="input"
        value={code}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
        onChange={({ target }) => onSelect(target.value)}
      >
        <option value="">{t('pincodes.chooseState')}</option>
        {Object.entries(shopStateNames())
          .sort(([, a], [, b]) => (a < b ? -1 : 1))
          .map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
      </select>
      <FieldError id={`${id}e`} text={error} />
    </div>
  );
};
