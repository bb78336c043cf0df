import { readChosenId, useAddresses } from '@tokri/web-kit/address';
import { useSession } from '@tokri/web-kit/session';
import { ButtonLink, ErrorPanel, Icon, MapPin, maskedMobile, Skeleton } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';
import { defaultAddress } from './default-address.ts';
import styles from './addresses.module.css';

/** The default address alone, with the way to all of them. */
export const AddressBrief = ({ userId }: { readonly userId: number }) => {
  const list = useAddresses(userId);
  const pincode = useSession((state) => state.pincode);
  const address = defaultAddress(list.data ?? [], { chosenId: readChosenId(), pincode });
  return (
    <section className="panel" aria-labelledby="h-address">
      <h2 id="h-address">
        <Icon of={MapPin} />
        {t('addresses.title')}
      </h2>
      {list.isPending && (
        <div className={styles.wait} aria-busy="true">
          <Skeleton width="45" />
          <Skeleton width="70" />
        </div>
      )}
      {list.isError && !list.data && (
        <div className={styles.bare}>
          <ErrorPanel
            problem={list.error}
            isBusy={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        </div>
      )}
      {list.data && !address && <p className="muted">{t('addresses.none')}</p>}
      {address && (
        <>
          <p className={styles.top}>
            <b className="strong">{address.Name}</b>
            <span className="fine">{maskedMobile(address.Mobile)}</span>
          </p>
          <p className={styles.where}>
            {address.Address}, {address.Pincode}
          </p>
        </>
      )}
      {list.data && (
        <ButtonLink kind="second" isBlock className={styles.add} to="/update-profile#addresses">
          {address ? t('addresses.manage') : t('addresses.add')}
        </ButtonLink>
      )}
    </section>
  );
};
