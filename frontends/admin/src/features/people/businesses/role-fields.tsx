import { partyRoles, type PartyRole } from '@tokri/contracts/platform';
import { FieldError } from '@tokri/web-kit/ui';
import { useId } from 'react';
import { t } from '../labels.ts';
import styles from '../people.module.css';

/** In the order of the contract, so that the same choice is the same list. */
const withRole = (
  chosen: readonly PartyRole[],
  role: PartyRole,
  isChosen: boolean,
): readonly PartyRole[] =>
  partyRoles.filter((one) => (one === role ? isChosen : chosen.includes(one)));

export const RoleFields = ({
  chosen,
  error,
  onChange,
}: {
  readonly chosen: readonly PartyRole[];
  readonly error: string;
  readonly onChange: (chosen: readonly PartyRole[]) => void;
}) => {
  const errorId = useId();
  return (
    <fieldset className={styles.permissions} aria-describedby={error ? errorId : undefined}>
      <legend>{t('business.roles')}</legend>
      {partyRoles.map((role) => (
        <label key={role}>
          <input
            type="checkbox"
            aria-invalid={error ? true : undefined}
            checked={chosen.includes(role)}
            onChange={({ target }) => onChange(withRole(chosen, role, target.checked))}
          />
          <span>
            {t(`business.role.${role}`)}
            <small>{t(`business.roleText.${role}`)}</small>
          </span>
        </label>
      ))}
      <FieldError id={errorId} text={error} />
    </fieldset>
  );
};
