import { useLocation } from '@tokri/web-kit/platform';
import { ButtonLink, Empty } from '@tokri/web-kit/ui';
import { noHold } from '../../features/slot/hold.ts';
import { SlotPanel, slotSectionId } from '../../features/slot/slot-panel.tsx';
import { useSlots } from '../../features/slot/slot-reads.ts';
import type { Waits } from '../../features/slot/use-waits.ts';
import type { ReactNode } from 'react';
import { t } from '../../texts.ts';
import { useCalledFor } from './called-for.ts';
import styles from './checkout.module.css';
import { Layout } from './layout.tsx';

const nothing = (): void => undefined;

interface OpenSlotsProps {
  readonly pincode: string;
  readonly waits: Waits | undefined;
}

/** The slots of the place, to be looked at: a hold needs a cart whose price is known. */
const OpenSlots = ({ pincode, waits }: OpenSlotsProps) => (
  <SlotPanel
    pincode={pincode}
    slots={useSlots(pincode)}
    state={noHold}
    wish={null}
    wishText=""
    isReadOnly
    isExtending={false}
    waits={waits}
    calledFor={useCalledFor()}
    onChoose={nothing}
    onExtend={nothing}
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
  /** Why the cart is empty, above all, when the page knows. */
  readonly notes?: ReactNode;
  /** Lines that the customer stands in. */
  readonly waits?: Waits;
}

/** Who came by "All slots", or for a place that is kept, sees the slots first. */
export const EmptyCart = ({ pincode, notes, waits }: EmptyCartProps) => {
  const calledFor = useCalledFor();
  const cameForSlots =
    useLocation().hash === `#${slotSectionId}` || calledFor > 0 || (waits?.list.length ?? 0) > 0;
  const empty = (
    <Empty title={t('empty.title')} text={t('empty.text')}>
      <ButtonLink to="/product-list">{t('empty.browse')}</ButtonLink>
    </Empty>
  );
  return (
    <Layout
      pincode={pincode}
      main={
        <>
          {notes}
          {!cameForSlots && empty}
          {(pincode || cameForSlots) && <OpenSlots pincode={pincode} waits={waits} />}
          {cameForSlots && empty}
        </>
      }
    />
  );
};
