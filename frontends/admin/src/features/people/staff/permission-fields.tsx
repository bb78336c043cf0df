import { permissions, type Permission } from '@tokri/contracts/platform';
import { FieldError } from '@tokri/web-kit/ui';
import { permissionLabel } from '../../../audit/labels.ts';
import { usePermissions } from '../../../layout/access-guard.tsx';
import { t } from '../labels.ts';
import styles from '../people.module.css';

/** In the order of the contract, so that the same choice is the same list. */
const withPermission = (
  chosen: readonly Permission[],
  permission: Permission,
  isChosen: boolean,
): readonly Permission[] =>
  permissions.filter((one) => (one === permission ? isChosen : chosen.includes(one)));

export const PermissionFields = ({
  chosen,
  error,
  onChange,
}: {
  readonly chosen: readonly Permission[];
  readonly error: string;
  readonly onChange: (chosen: readonly Permission[]) => void;
}) => {
  const own = usePermissions();
  return (
    <fieldset className={styles.permissions}>
      <legend>{t('staff.permissions')}</legend>
      {permissions.map((permission) => (
        <label key={permission}>
          <input
            type="checkbox"
            checked={chosen.includes(permission)}
            disabled={!own.includes(permission)}
            onChange={({ target }) => onChange(withPermission(chosen, permission, target.checked))}
          />
          <span>
            {permissionLabel(permission)}
            {!own.includes(permission) && <small>{t('staff.notYours')}</small>}
          </span>
        </label>
      ))}
      <FieldError text={error} />
    </fieldset>
  );
};
