import { Lock } from '@tokri/web-kit/more-icons';
import { classNames, Icon, MapPin, PageHeader } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { t } from '../../texts.ts';
import styles from './checkout.module.css';
import { usePlaceName } from './place-name.ts';

export interface LayoutProps {
  readonly pincode: string;
  readonly main: ReactNode;
  /** The price breakdown: beside the rest on wide screens. */
  readonly side?: ReactNode;
  readonly bar?: ReactNode;
}

/** The place that prices and slots are for. */
const Where = ({
  pincode,
  isNamed = false,
}: {
  readonly pincode: string;
  readonly isNamed?: boolean;
}) => {
  const name = usePlaceName(isNamed ? pincode : '');
  return (
    <span className={classNames(styles.pin, !isNamed && 'narrow-only')}>
      <Icon of={MapPin} size={16} />
      <span className="sr">{t('checkout.deliverTo')} </span>
      {name ? `${pincode}, ${name}` : pincode}
    </span>
  );
};

/** One page from cart to order: parts in one column, the breakdown sticks beside them on wide screens. */
export const Layout = ({ pincode, main, side, bar }: LayoutProps) => (
  <>
    <PageHeader
      title={t('checkout.title')}
      backTo="/home"
      beside={pincode && <Where pincode={pincode} isNamed />}
    >
      {pincode && <Where pincode={pincode} />}
      <span className={`wide-only ${styles.pin}`}>
        <Icon of={Lock} size={16} />
        {t('checkout.secure')}
      </span>
    </PageHeader>
    <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
      <div className={side ? styles.main : styles.alone}>{main}</div>
      {side}
    </main>
    {bar}
  </>
);
