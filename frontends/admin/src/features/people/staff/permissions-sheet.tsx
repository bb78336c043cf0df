import type { StaffMemberResponse } from '@tokri/contracts/api';
import type { Permission } from '@tokri/contracts/platform';
import { Button, Note, Sheet } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { permissionLabel } from '../../../audit/labels.ts';
import { useConfirmedClose } from '../../../components/unsaved-changes.ts';
import { t } from '../labels.ts';
import styles from '../people.module.css';
import { PermissionFields } from './permission-fields.tsx';
import { staffName } from './staff-name.ts';
import { usePermissionSave } from './use-permission-save.ts';

const describe = (permissions: readonly Permission[]): string =>
  permissions.map(permissionLabel).join(', ') || t('staff.conflict.none');

const ConflictChoice = ({
  theirs,
  mine,
  isBusy,
  onTakeTheirs,
  onKeepMine,
}: {
  readonly theirs: readonly Permission[];
  readonly mine: readonly Permission[];
  readonly isBusy: boolean;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}) => (
  <div role="alert" className={styles.form}>
    <Note tone="warning">
      {t(theirs.length === 0 ? 'staff.conflict.removed' : 'staff.conflict')}
    </Note>
    <dl className={styles.both}>
      <dt>{t('staff.conflict.theirs')}</dt>
      <dd>{describe(theirs)}</dd>
      <dt>{t('staff.conflict.mine')}</dt>
      <dd>{describe(mine)}</dd>
    </dl>
    <div className={styles.actions}>
      <Button kind="secondary" onClick={onTakeTheirs}>
        {t('staff.conflict.takeTheirs')}
      </Button>
      <Button isBusy={isBusy} onClick={onKeepMine}>
        {t('staff.conflict.keepMine')}
      </Button>
    </div>
  </div>
);

const isSame = (a: readonly Permission[], b: readonly Permission[]): boolean =>
  a.length === b.length && a.every((permission) => b.includes(permission));

const usePermissionForm = (member: StaffMemberResponse, onClose: () => void) => {
  const [chosen, setChosen] = useState<readonly Permission[]>(member.Permissions);
  const [wanted, setWanted] = useState(chosen);
  const [isSubmitted, setSubmitted] = useState(false);
  const { save, ...state } = usePermissionSave(member);
  const send = async (permissions: readonly Permission[]): Promise<void> => {
    setWanted(permissions);
    const before = state.theirs ?? member.Permissions;
    if (!state.isBusy && (await save({ before, permissions }))) onClose();
  };
  const submit = (): void => {
    setSubmitted(true);
    if (chosen.length > 0) void send(chosen);
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
      <Button kind="danger" isBusy={form.isBusy} onClick={() => void form.send([])}>
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
      {form.theirs ? (
        <ConflictChoice
          theirs={form.theirs}
          mine={form.wanted}
          isBusy={form.isBusy}
          onTakeTheirs={onClose}
          onKeepMine={() => void form.send(form.wanted)}
        />
      ) : (
        <PermissionForm form={form} />
      )}
    </Sheet>
  );
};
