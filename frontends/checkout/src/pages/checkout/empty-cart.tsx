import { useLocation } from '@tokri/web-kit/platform';
import { ButtonLink, Empty } from '@tokri/web-kit/ui';
import { noHold } from '../../features/slot/hold.ts';
import { SlotPanel, slotSectionId } from '../../features/slot/slot-panel.tsx';
import { useSlots } from '../../features/slot/slot-reads.ts';
import type { ReactNode } from 'react';
import { t } from '../../texts.ts';
import styles from './checkout.module.css';
import { Layout } from './layout.tsx';

const nothing = (): void => undefined;

/** The slots of the place, to be looked at: a hold needs a cart whose price is known. */
const OpenSlots = ({ pincode }: { readonly pincode: string }) => (
  <SlotPanel pincode={pincode} slots={useSlots(pincode)} state={noHold} wish={null} wishText="" isReadOnly isExtending={false} onChoose={nothing} onExtend={nothing}>{pincode && <div className={styles.notes}><p className="muted">{t('slot.itemsFirst')}</p></div>}</SlotPanel>
);

/** Who came by "All slots" sees them first. `notes` stand above all: why the cart is empty, when the page knows. */
export const EmptyCart = ({ pincode, notes }: { readonly pincode: string; readonly notes?: ReactNode }) => {
  const cameForSlots = useLocation().hash === `#${slotSectionId}`;
  const empty = <Empty title={t('empty.title')} text={t('empty.text')}><ButtonLink to="/product-list">{t('empty.browse')}</ButtonLink></Empty>;
  return <Layout pincode={pincode} main={<>{notes}{!cameForSlots && empty}{(pincode || cameForSlots) && <OpenSlots pincode={pincode} />}{cameForSlots && empty}</>} />;
};
