import { maxAddressesPerPerson } from '@tokri/contracts/validation';
import type { AddressResponse } from '@tokri/contracts/api';
import {
  AddressSheet,
  readChosenAddressId,
  storeChosenAddressId,
  useAddresses,
  type AddressMode,
} from '@tokri/web-kit/address';
import { useSession } from '@tokri/web-kit/session';
import {
  Button,
  classNames,
  ErrorPanel,
  Icon,
  MapPin,
  formatMobile,
  Plus,
  showToast,
  Skeleton,
  Tag,
} from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from '../../labels.ts';
import { findDefaultAddress } from './default-address.ts';
import styles from './addresses.module.css';

interface AddressCardProps {
  readonly address: AddressResponse;
  readonly isDefault: boolean;
  readonly onEdit: () => void;
  readonly onDefault: () => void;
}

const AddressCard = ({ address, isDefault, onEdit, onDefault }: AddressCardProps) => {
  const screenReaderAddress = (
    <span className="sr-only">
      {' '}
      {address.Name}, {address.Address}
    </span>
  );
  return (
    <li className={classNames(styles.card, isDefault && styles.preferred)}>
      <p className={styles.nameRow}>
        <b className="strong">{address.Name}</b>
        <span className="fine-print">{formatMobile(address.Mobile)}</span>
        {isDefault && <Tag tone="success">{t('addresses.default')}</Tag>}
      </p>
      <p className={styles.addressText}>
        {address.Address}, {address.Pincode}
      </p>
      {!address.PincodeVerified && <p className={styles.notServed}>{t('addresses.notServed')}</p>}
      <div className={styles.actions}>
        <Button kind="quiet" isSmall onClick={onEdit}>
          {t('addresses.edit')}
          {screenReaderAddress}
        </Button>
        {!isDefault && address.PincodeVerified && (
          <Button kind="quiet" isSmall onClick={onDefault}>
            {t('addresses.makeDefault')}
            {screenReaderAddress}
          </Button>
        )}
      </div>
    </li>
  );
};

const useAddressList = (userId: number) => {
  const addressesQuery = useAddresses(userId);
  const pincode = useSession((state) => state.pincode);
  const [chosenId, setChosenId] = useState(readChosenAddressId);
  const [mode, setMode] = useState<AddressMode | null>(null);
  const addresses = addressesQuery.data ?? [];
  const defaultId = findDefaultAddress(addresses, { chosenId, pincode })?.Id ?? 0;
  const choose = (id: number): void => {
    storeChosenAddressId(id);
    setChosenId(id);
  };
  const makeDefault = (address: AddressResponse): void => {
    choose(address.Id);
    setMode(null);
    showToast({
      text: t('addresses.madeDefault', { name: address.Name, pincode: address.Pincode }),
    });
  };
  const selectSavedAddress = (id: number, replacedId: number): boolean => {
    const isDefault = addresses.length === 0 || replacedId === defaultId;
    if (isDefault) choose(id);
    return isDefault;
  };
  return { addressesQuery, addresses, defaultId, mode, setMode, makeDefault, selectSavedAddress };
};

const AddressesPlaceholder = ({ query }: { readonly query: ReturnType<typeof useAddresses> }) => (
  <>
    {query.isPending && (
      <div className={styles.loading} aria-busy="true">
        <span className="sr-only" role="status">
          {t('loading')}
        </span>
        <Skeleton width="45" />
        <Skeleton width="70" />
      </div>
    )}
    {query.isError && !query.data && (
      <div className={styles.unframed}>
        <ErrorPanel
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </div>
    )}
  </>
);

const AddAddress = ({
  addressCount,
  onAdd,
}: {
  readonly addressCount: number;
  readonly onAdd: () => void;
}) => (
  <>
    {addressCount < maxAddressesPerPerson && (
      <Button kind="secondary" isBlock className={styles.add} onClick={onAdd}>
        <Icon icon={Plus} />
        {t('addresses.add')}
      </Button>
    )}
    {addressCount >= maxAddressesPerPerson && (
      <p className={`fine-print ${styles.add}`}>{t('addresses.maximumReached')}</p>
    )}
  </>
);

/** Editing saves a new address in place of the old one, because orders may refer to the old one. */
export const AddressesPanel = ({ userId }: { readonly userId: number }) => {
  const list = useAddressList(userId);
  const { addressesQuery, addresses, defaultId, mode, setMode } = list;
  return (
    <section className="panel" aria-labelledby="h-addresses">
      <h2 id="h-addresses">
        <Icon icon={MapPin} />
        {t('addresses.title')}
      </h2>
      <AddressesPlaceholder query={addressesQuery} />
      {addressesQuery.data && addresses.length === 0 && (
        <p className="muted">{t('addresses.none')}</p>
      )}
      {addresses.length > 0 && (
        <ul className={styles.list}>
          {addresses.map((address) => (
            <AddressCard
              key={address.Id}
              address={address}
              isDefault={address.Id === defaultId}
              onEdit={() => setMode({ kind: 'edit', address })}
              onDefault={() => list.makeDefault(address)}
            />
          ))}
        </ul>
      )}
      {addressesQuery.data && (
        <AddAddress
          addressCount={addresses.length}
          onAdd={() => setMode({ kind: 'edit', address: null })}
        />
      )}
      {mode && (
        <AddressSheet
          userId={userId}
          addresses={addresses}
          chosenId={defaultId}
          initialMode={mode}
          onChoose={list.makeDefault}
          onSaved={list.selectSavedAddress}
          onClose={() => setMode(null)}
        />
      )}
    </section>
  );
};
