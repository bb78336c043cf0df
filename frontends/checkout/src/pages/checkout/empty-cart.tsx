import { useLocation } from '@tokri/web-kit/platform';
import { ButtonLink, EmptyState } from '@tokri/web-kit/ui';
import { noHold } from '../../features/slots/hold/hold.ts';
import { SlotPanel, slotSectionId } from '../../features/slots/picker/slot-panel.tsx';
import { useSlots } from '../../features/slots/picker/slot-queries.ts';
import type { Waitlist } from '../../features/slots/waitlist/use-waitlist.ts';
import type { ReactNode } from 'react';
import { t } from '../../labels.ts';
import { useSlotFromLink } from './use-slot-from-link.ts';
import styles from './checkout.module.css';
import { CheckoutLayout } from './checkout-layout.tsx';

const noop = (): void => undefined;

interface ReadOnlySlotsProps {
  readonly pincode: string;
  readonly waitlist: Waitlist | undefined;
}

const ReadOnlySlots = ({ pincode, waitlist }: ReadOnlySlotsProps) => (
  <SlotPanel
    pincode={pincode}
    slots={useSlots(pincode)}
    state={noHold}
    pendingSlot={null}
    pendingText=""
    isReadOnly
    isExtending={false}
    waitlist={waitlist}
    linkedSlotId={useSlotFromLink()}
    onChoose={noop}
    onExtend={noop}
  >
    {pincode && (
      <div className={styles.notes}>
        <p className="muted">{t('slot.itemsFirst')}</p>
      </div>
    )}
  </SlotPanel>
);

export interface EmptyCartProps {
  readonly pincode: string;
  readonly notes?: ReactNode;
  readonly waitlist?: Waitlist;
}

export const EmptyCart = ({ pincode, notes, waitlist }: EmptyCartProps) => {
  const linkedSlotId = useSlotFromLink();
  const shouldShowSlotsFirst =
    useLocation().hash === `#${slotSectionId}` ||
    linkedSlotId > 0 ||
    (waitlist?.entries.length ?? 0) > 0;
  const emptyState = (
    <EmptyState title={t('empty.title')} text={t('empty.text')}>
      <ButtonLink to="/product-list">{t('empty.browse')}</ButtonLink>
    </EmptyState>
  );
  return (
    <CheckoutLayout
      pincode={pincode}
      main={
        <>
          {notes}
          {!shouldShowSlotsFirst && emptyState}
          {(pincode || shouldShowSlotsFirst) && (
            <ReadOnlySlots pincode={pincode} waitlist={waitlist} />
          )}
          {shouldShowSlotsFirst && emptyState}
        </>
      }
    />
  );
};
