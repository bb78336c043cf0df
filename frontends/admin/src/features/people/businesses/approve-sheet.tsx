import type { StaffBusinessApplicationResponse } from '@tokri/contracts/api';
import type { PartyRole } from '@tokri/contracts/platform';
import { Note } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { FormSheet } from '../../../components/form-sheet/form-sheet.tsx';
import { t } from '../labels.ts';
import { RoleFields } from './role-fields.tsx';
import { useApproval } from './use-business-change.ts';

const defaultRoles: readonly PartyRole[] = ['buyer'];

export const ApproveSheet = ({
  application,
  onApproved,
  onClose,
}: {
  readonly application: StaffBusinessApplicationResponse;
  readonly onApproved: () => void;
  readonly onClose: () => void;
}) => {
  const [roles, setRoles] = useState(defaultRoles);
  const { run } = useApproval(application);
  const submit = async (): Promise<void> => {
    if (roles.length > 0 && (await run(roles))) onApproved();
  };
  return (
    <FormSheet
      title={t('business.approveTitle', { name: application.Name })}
      submitLabel={t('business.approve')}
      isDirty={roles !== defaultRoles}
      onSubmit={submit}
      onClose={onClose}
    >
      {application.PortalName === '' && <Note tone="warning">{t('business.confirmByHand')}</Note>}
      <p>
        {application.PartyId > 0
          ? t('business.joins', { name: application.PartyName })
          : t('business.creates')}
      </p>
      <RoleFields
        chosen={roles}
        error={roles.length === 0 ? t('business.noRole') : ''}
        onChange={setRoles}
      />
    </FormSheet>
  );
};
