import type { StaffMemberResponse } from '@tokri/contracts/api';
import type { Permission } from '@tokri/contracts/platform';
import { Button, Note, Sheet } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { permissionLabel } from '../../../audit/labels.ts';
import { useConfirmedClose } from '../../../components/unsaved-changes.ts';
import { ConflictView } from '../../../components/versioned-save/conflict-view.tsx';
import { t } from '../labels.ts';
import styles from '../people.module.css';
import { PermissionFields } from './permission-fields.tsx';
import { staffName } from './staff-name.ts';
import { usePermissionSave } from './use-permission-save.ts';

const describe = (permissions: readonly Permission[]): string =>
  permissions.map(permissionLabel).join(', ') || t('staff.conflict.none');

const isSame = (a: readonly Permission[], b: readonly Permission[]): boolean =>
  a.length === b.length && a.every((permission) => b.includes(permission));

const usePermissionForm = (member: StaffMemberResponse, onClose: () => void) => {
  const [chosen, setChosen] = useState<readonly Permission[]>(member.Permissions);
  const [wanted, setWanted] = useState(chosen);
  const [isSubmitted, setSubmitted] = useState(false);
  const { save, ...state } = usePermissionSave(member, onClose);
  const send = (permissions: readonly Permission[], before?: readonly Permission[]): void => {
    setWanted(permissions);
    if (!state.isBusy) void save(permissions, before);
  };
  const submit = (): void => {
    setSubmitted(true);
    if (chosen.length > 0) send(chosen);
  };
  return {
    ...state,
    chosen,
    wanted,
    setChosen,
    send,
    submit,
    hasChanges: !isSame(chosen, member.Permissions),
    error: isSubmitted && chosen.length === 0 ? t('staff.nonePicked') : '',
  };
};

type Form = ReturnType<typeof usePermissionForm>;

const PermissionForm = ({ form }: { readonly form: Form }) => (
  <form
    className={styles.form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      form.submit();
    }}
  >
    <PermissionFields chosen={form.chosen} error={form.error} onChange={form.setChosen} />
    {form.rejection && (
      <Note tone="error" isAlert>
        {form.rejection}
      </Note>
    )}
    <div className={styles.actions}>
      <Button kind="danger" isBusy={form.isBusy} onClick={() => form.send([])}>
        {t('staff.remove')}
      </Button>
      <Button type="submit" isBusy={form.isBusy}>
        {t('staff.save')}
      </Button>
    </div>
  </form>
);

export const PermissionsSheet = ({
  member,
  onClose,
}: {
  readonly member: StaffMemberResponse;
  readonly onClose: () => void;
}) => {
  const form = usePermissionForm(member, onClose);
  const close = useConfirmedClose(form.hasChanges, onClose);
  return (
    <Sheet title={t('staff.editTitle', { name: staffName(member) })} isWide onClose={close}>
      {form.conflict ? (
        <ConflictView
          note={t(form.conflict.length === 0 ? 'staff.conflict.removed' : 'staff.conflict')}
          fields={[
            {
              label: t('staff.permissions'),
              mine: describe(form.wanted),
              theirs: describe(form.conflict),
            },
          ]}
          isBusy={form.isBusy}
          onTakeTheirs={onClose}
          onKeepMine={() => form.send(form.wanted, form.conflict)}
        />
      ) : (
        <PermissionForm form={form} />
      )}
    </Sheet>
  );
};
