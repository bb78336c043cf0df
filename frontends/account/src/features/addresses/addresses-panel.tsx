import { maxAddressesPerPerson } from '@tokri/contracts/validation';
import type { AddressResponse } from '@tokri/contracts/api';
import {
  AddressSheet,
  isLocked,
  readChosenAddressId,
  storeChosenAddressId,
  useAddresses,
  type AddressMode,
} from '@tokri/web-kit/address';
import { useSession } from '@tokri/web-kit/session';
import { Button, ErrorPanel, Icon, MapPin, Plus, showToast, Skeleton } from '@tokri/web-kit/ui';
import { useRef, useState } from 'react';
import { t } from '../../labels.ts';
import { AddressCard } from './address-card.tsx';
import { findDefaultAddress } from './default-address.ts';
import { useRemoveAddress } from './use-remove-address.ts';
import styles from './addresses.module.css';

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
  const findNextDefault = (removed: AddressResponse): AddressResponse | undefined =>
    removed.Id === defaultId
      ? findDefaultAddress(
          addresses.filter(({ Id }) => Id !== removed.Id),
          { chosenId: 0, pincode },
        )
      : undefined;
  const forgetRemoved = (removed: AddressResponse): void => {
    if (removed.Id === chosenId) choose(0);
  };
  return {
    addressesQuery,
    addresses,
    defaultId,
    mode,
    setMode,
    makeDefault,
    selectSavedAddress,
    findNextDefault,
    forgetRemoved,
  };
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

interface SavedAddressesProps {
  readonly list: ReturnType<typeof useAddressList>;
  readonly userId: number;
  readonly onRemoved: () => void;
}

const SavedAddresses = ({ list, userId, onRemoved }: SavedAddressesProps) => {
  const { addressesQuery, addresses, defaultId, setMode } = list;
  const partyId = useSession((state) => state.user?.PartyId ?? 0);
  const { remove, removingId } = useRemoveAddress({
    userId,
    findNextDefault: list.findNextDefault,
    refetch: addressesQuery.refetch,
    onRemoved: (address) => {
      list.forgetRemoved(address);
      onRemoved();
    },
  });
  return (
    <ul className={styles.list}>
      {addresses.map((address) => (
        <AddressCard
          key={address.Id}
          address={address}
          isDefault={address.Id === defaultId}
          isRemoving={address.Id === removingId}
          onEdit={() => setMode({ kind: 'edit', address })}
          onDefault={() => list.makeDefault(address)}
          onRemove={isLocked(address, partyId) ? undefined : () => void remove(address)}
        />
      ))}
    </ul>
  );
};

/** Editing saves a new address in place of the old one, because orders may refer to the old one. */
export const AddressesPanel = ({ userId }: { readonly userId: number }) => {
  const list = useAddressList(userId);
  const { addressesQuery, addresses, defaultId, mode, setMode } = list;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className="panel" aria-labelledby="h-addresses">
      <h2 id="h-addresses" ref={heading} tabIndex={-1}>
        <Icon icon={MapPin} />
        {t('addresses.title')}
      </h2>
      <AddressesPlaceholder query={addressesQuery} />
      {addressesQuery.data && addresses.length === 0 && (
        <p className="muted">{t('addresses.none')}</p>
      )}
      {addresses.length > 0 && (
        <SavedAddresses list={list} userId={userId} onRemoved={() => heading.current?.focus()} />
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
