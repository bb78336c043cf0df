import { Lock } from '@tokri/web-kit/more-icons';
import { classNames, Icon, MapPin, PageHeader } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { t } from '../../labels.ts';
import styles from './checkout.module.css';
import { useLocationName } from './use-location-name.ts';

export interface CheckoutLayoutProps {
  readonly pincode: string;
  readonly main: ReactNode;
  readonly sidebar?: ReactNode;
  readonly bar?: ReactNode;
}

const DeliveryLocation = ({
  pincode,
  isNameShown = false,
}: {
  readonly pincode: string;
  readonly isNameShown?: boolean;
}) => {
  const name = useLocationName(isNameShown ? pincode : '');
  return (
    <span className={classNames(styles.pincode, !isNameShown && 'narrow-only')}>
      <Icon icon={MapPin} size={16} />
      <span className="sr-only">{t('checkout.deliverTo')} </span>
      {name ? `${pincode}, ${name}` : pincode}
    </span>
  );
};

export const CheckoutLayout = ({ pincode, main, sidebar, bar }: CheckoutLayoutProps) => (
  <>
    <PageHeader
      title={t('checkout.title')}
      backTo="/home"
      beside={pincode && <DeliveryLocation pincode={pincode} isNameShown />}
    >
      {pincode && <DeliveryLocation pincode={pincode} />}
      <span className={`wide-only ${styles.pincode}`}>
        <Icon icon={Lock} size={16} />
        {t('checkout.secure')}
      </span>
    </PageHeader>
    <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
      <div className={sidebar ? styles.main : styles.singleColumn}>{main}</div>
      {sidebar}
    </main>
    {bar}
  </>
);
