import { addressesPerPersonMax } from '@tokri/contracts';
import type { AddressAnswer } from '@tokri/contracts/http';
import {
  AddressSheet,
  readChosenId,
  storeChosenId,
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
  maskedMobile,
  Plus,
  showToast,
  Skeleton,
  Tag,
} from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from '../../texts.ts';
import { defaultAddress } from './default-address.ts';
import styles from './addresses.module.css';

/** As many as the server keeps for one person. */

interface CardProps {
  readonly address: AddressAnswer;
  readonly isDefault: boolean;
  readonly onEdit: () => void;
  readonly onDefault: () => void;
}

const Card = ({ address, isDefault, onEdit, onDefault }: CardProps) => {
  const which = (
    <span className="sr">
      {' '}
      {address.Name}, {address.Address}
    </span>
  );
  return (
    <li className={classNames(styles.card, isDefault && styles.chosen)}>
      <p className={styles.top}>
        <b className="strong">{address.Name}</b>
        <span className="fine">{maskedMobile(address.Mobile)}</span>
        {isDefault && <Tag tone="ok">{t('addresses.default')}</Tag>}
      </p>
      <p className={styles.where}>
        {address.Address}, {address.Pincode}
      </p>
      {!address.PincodeVerified && <p className={styles.away}>{t('addresses.notServed')}</p>}
      <div className={styles.acts}>
        <Button kind="quiet" isSmall onClick={onEdit}>
          {t('addresses.edit')}
          {which}
        </Button>
        {!isDefault && address.PincodeVerified && (
          <Button kind="quiet" isSmall onClick={onDefault}>
            {t('addresses.makeDefault')}
            {which}
          </Button>
        )}
      </div>
    </li>
  );
};

/** The person's addresses: the default one is where the next order goes. Saving an edited one makes a new address in its place, because an order may name the old one. */
export const AddressesPanel = ({ userId }: { readonly userId: number }) => {
  const list = useAddresses(userId);
  const pincode = useSession((state) => state.pincode);
  const [chosenId, setChosenId] = useState(readChosenId);
  const [mode, setMode] = useState<AddressMode | null>(null);
  const addresses = list.data ?? [];
  const defaultId = defaultAddress(addresses, { chosenId, pincode })?.Id ?? 0;
  const choose = (id: number): void => {
    storeChosenId(id);
    setChosenId(id);
  };
  const makeDefault = (address: AddressAnswer): void => {
    choose(address.Id);
    setMode(null);
    showToast({
      text: t('addresses.madeDefault', { name: address.Name, pincode: address.Pincode }),
    });
  };
  const takeSaved = (id: number, replacedId: number): void => {
    if (addresses.length === 0 || replacedId === defaultId) choose(id);
  };
  return (
    <section className="panel" aria-labelledby="h-addresses">
      <h2 id="h-addresses">
        <Icon of={MapPin} />
        {t('addresses.title')}
      </h2>
      {list.isPending && (
        <div className={styles.wait} aria-busy="true">
          <span className="sr" role="status">
            {t('loading')}
          </span>
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
      {list.data && addresses.length === 0 && <p className="muted">{t('addresses.none')}</p>}
      {addresses.length > 0 && (
        <ul className={styles.list}>
          {addresses.map((address) => (
            <Card
              key={address.Id}
              address={address}
              isDefault={address.Id === defaultId}
              onEdit={() => setMode({ kind: 'edit', address })}
              onDefault={() => makeDefault(address)}
            />
          ))}
        </ul>
      )}
      {list.data && addresses.length < addressesPerPersonMax && (
        <Button
          kind="second"
          isBlock
          className={styles.add}
          onClick={() => setMode({ kind: 'edit', address: null })}
        >
          <Icon of={Plus} />
          {t('addresses.add')}
        </Button>
      )}
      {addresses.length >= addressesPerPersonMax && (
        <p className={`fine ${styles.add}`}>{t('addresses.most')}</p>
      )}
      {mode && (
        <AddressSheet
          userId={userId}
          addresses={addresses}
          chosenId={defaultId}
          start={mode}
          onChoose={makeDefault}
          onSaved={takeSaved}
          onClose={() => setMode(null)}
        />
      )}
    </section>
  );
};
