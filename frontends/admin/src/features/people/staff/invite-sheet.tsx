import { userOperations } from '@tokri/contracts/api';
import { shopMarket } from '@tokri/contracts/market';
import type { Permission } from '@tokri/contracts/platform';
import { checkMobile, maxMobileLength, maxNameLength } from '@tokri/contracts/validation';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import { Button, Field, Sheet } from '@tokri/web-kit/ui';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useConfirmedClose } from '../../../components/unsaved-changes.ts';
import { t } from '../labels.ts';
import styles from '../people.module.css';
import { PermissionFields } from './permission-fields.tsx';
import { refreshStaff } from './staff-queries.ts';

interface Invitation {
  readonly name: string;
  readonly mobile: string;
  readonly permissions: readonly Permission[];
}

const noInvitation: Invitation = { name: '', mobile: '', permissions: [] };

const validate = ({ name, mobile, permissions }: Invitation) => ({
  name: name.trim() === '' ? t('staff.nameMissing') : '',
  mobile: checkMobile(mobile).ok ? '' : t('staff.mobileInvalid'),
  permissions: permissions.length === 0 ? t('staff.nonePicked') : '',
});

const noErrors = { name: '', mobile: '', permissions: '' };

const useInvitation = (onClose: () => void) => {
  const [invitation, setInvitation] = useState(noInvitation);
  const [isSubmitted, setSubmitted] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const mobileField = useRef<HTMLInputElement>(null);
  const { run, isBusy } = useMutationWithFeedback({
    send: ({ name, mobile, permissions }: Invitation) =>
      sendCommand(userOperations.saveStaff, {
        body: {
          Mobile: mobile,
          Name: name.trim(),
          Permissions: [...permissions],
        },
      }),
    refresh: refreshStaff,
    successMessage: (_entry, { name }) => t('staff.inviteDone', { name: name.trim() }),
  });
  const errors = validate(invitation);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setSubmitted(true);
    if (errors.name) nameField.current?.focus();
    else if (errors.mobile) mobileField.current?.focus();
    else if (!errors.permissions && !isBusy && (await run(invitation))) onClose();
  };
  return {
    invitation,
    change: (part: Partial<Invitation>) => setInvitation({ ...invitation, ...part }),
    errors: isSubmitted ? errors : noErrors,
    hasChanges: invitation !== noInvitation,
    nameField,
    mobileField,
    isBusy,
    submit,
  };
};

const InvitationFields = ({ form }: { readonly form: ReturnType<typeof useInvitation> }) => (
  <>
    <Field
      ref={form.nameField}
      data-autofocus
      label={t('staff.name')}
      error={form.errors.name}
      value={form.invitation.name}
      maxLength={maxNameLength}
      autoComplete="off"
      onChange={({ target }) => form.change({ name: target.value })}
    />
    <Field
      ref={form.mobileField}
      label={t('staff.mobile')}
      prefixText={`+${shopMarket().callingCode}`}
      type="tel"
      inputMode="tel"
      error={form.errors.mobile}
      value={form.invitation.mobile}
      maxLength={maxMobileLength}
      autoComplete="off"
      onChange={({ target }) => form.change({ mobile: target.value })}
    />
    <PermissionFields
      chosen={form.invitation.permissions}
      error={form.errors.permissions}
      onChange={(permissions) => form.change({ permissions })}
    />
  </>
);

export const InviteSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const form = useInvitation(onClose);
  const close = useConfirmedClose(form.hasChanges, onClose);
  return (
    <Sheet title={t('staff.inviteTitle')} isWide onClose={close}>
      <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)}>
        <p>{t('staff.inviteText')}</p>
        <InvitationFields form={form} />
        <div className={styles.actions}>
          <Button kind="secondary" onClick={close}>
            {t('back')}
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {t('staff.inviteSubmit')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
