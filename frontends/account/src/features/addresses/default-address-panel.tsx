import { readChosenAddressId, useAddresses } from '@tokri/web-kit/address';
import { useSession } from '@tokri/web-kit/session';
import {
  ButtonLink,
  ErrorPanel,
  Icon,
  MapPin,
  formatMobile,
  Skeleton,
  Tag,
} from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import { findDefaultAddress } from './default-address.ts';
import styles from './addresses.module.css';

export const DefaultAddressPanel = ({ userId }: { readonly userId: number }) => {
  const addressesQuery = useAddresses(userId);
  const pincode = useSession((state) => state.pincode);
  const address = findDefaultAddress(addressesQuery.data ?? [], {
    chosenId: readChosenAddressId(),
    pincode,
  });
  return (
    <section className="panel" aria-labelledby="h-address">
      <h2 id="h-address">
        <Icon icon={MapPin} />
        {t('addresses.title')}
      </h2>
      {addressesQuery.isPending && (
        <div className={styles.loading} aria-busy="true">
          <Skeleton width="45" />
          <Skeleton width="70" />
        </div>
      )}
      {addressesQuery.isError && !addressesQuery.data && (
        <div className={styles.unframed}>
          <ErrorPanel
            error={addressesQuery.error}
            isBusy={addressesQuery.isFetching}
            onRetry={() => void addressesQuery.refetch()}
          />
        </div>
      )}
      {addressesQuery.data && !address && <p className="muted">{t('addresses.none')}</p>}
      {address && (
        <>
          <p className={styles.nameRow}>
            <b className="strong">{address.Name}</b>
            <span className="fine-print">{formatMobile(address.Mobile)}</span>
            <Tag tone="success">{t('addresses.default')}</Tag>
          </p>
          <p className={styles.addressText}>
            {address.Address}, {address.Pincode}
          </p>
        </>
      )}
      {addressesQuery.data && (
        <ButtonLink kind="secondary" isBlock className={styles.add} to="/update-profile#addresses">
          {address ? t('addresses.manage') : t('addresses.add')}
        </ButtonLink>
      )}
    </section>
  );
};
