import type { CustomerDetailsResponse } from '@tokri/contracts/api';
import { ButtonLink, Button } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from '../../labels.ts';
import styles from '../../people.module.css';
import { BlockSheet } from './block-sheet.tsx';
import { PreviewLink } from './preview-link.tsx';
import { useBlockChange } from './use-customer-change.ts';

const BlockButton = ({ customer }: { readonly customer: CustomerDetailsResponse }) => {
  const [isOpen, setOpen] = useState(false);
  const { apply, isBusy } = useBlockChange(customer);
  if (customer.Block)
    return (
      <Button isBusy={isBusy} onClick={() => void apply({ isBlocked: false, reason: '' })}>
        {t('block.lift')}
      </Button>
    );
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        {t('block.action')}
      </Button>
      {isOpen && <BlockSheet customer={customer} onClose={() => setOpen(false)} />}
    </>
  );
};

export const CustomerActions = ({ customer }: { readonly customer: CustomerDetailsResponse }) => (
  <div className={styles.actions}>
    <PreviewLink userId={customer.Profile.UserId} />
    {customer.Profile.Roles.length > 1 ? (
      <ButtonLink kind="secondary" to={`/admin/staff?person=${customer.Profile.UserId}`}>
        {t('panel.staff')}
      </ButtonLink>
    ) : (
      <BlockButton customer={customer} />
    )}
  </div>
);
