import { openPincodePrompt } from '@tokri/web-kit/session';
import { Button, Clock, EmptyState, ErrorPanel, Icon } from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from '../../../labels.ts';
import { HeldNote } from '../hold/held-note.tsx';
import { currentHold, type ChooseSlot } from '../hold/hold.ts';
import { DaySlots } from './day-slots.tsx';
import type { SlotPanelProps } from './slot-panel-props.ts';
import { SlotStatusNotes } from './slot-status-notes.tsx';
import styles from './slot.module.css';

export const slotSectionId = 'slots';
export const slotHeadingId = 'h-slot';

const SlotsSkeleton = () => (
  <div className={styles.loading} aria-hidden="true">
    <span className={`skeleton ${styles.quickDaysSkeleton}`} />
    <div className={styles.daySkeletons}>
      {[1, 2, 3, 4, 5].map((index) => (
        <span key={index} className={`skeleton ${styles.daySkeleton}`} />
      ))}
    </div>
    <span className={`skeleton ${styles.slotsSkeleton}`} />
  </div>
);

const NoPincode = () => (
  <EmptyState title={t('slot.noPincode')} text={t('slot.noPincodeText')}>
    <Button onClick={openPincodePrompt}>{t('slot.setPincode')}</Button>
  </EmptyState>
);

const SlotsPlaceholder = ({
  slots,
  isCartPending = false,
}: Pick<SlotPanelProps, 'slots' | 'isCartPending'>) => (
  <>
    {(slots.isPending || (isCartPending && !slots.isError)) && <SlotsSkeleton />}
    {slots.isError && (
      <ErrorPanel
        title={t('slot.failed')}
        error={slots.error}
        isBusy={slots.isFetching}
        onRetry={() => void slots.refetch()}
      />
    )}
  </>
);

const SlotContent = ({
  linkedSlotId = 0,
  viewedDay,
  ...props
}: SlotPanelProps & {
  readonly viewedDay: string;
  readonly onViewDay: (day: string) => void;
}) => {
  const { pincode, slots, isCartPending } = props;
  if (!pincode) return <NoPincode />;
  if (!slots.data || isCartPending)
    return <SlotsPlaceholder slots={slots} isCartPending={isCartPending} />;
  const linkedSlot = slots.data.find(({ Id }) => Id === linkedSlotId);
  return (
    <DaySlots {...props} slots={slots.data} viewedDay={viewedDay || (linkedSlot?.Date ?? '')} />
  );
};

export const SlotPanel = (props: SlotPanelProps) => {
  const { pincode, slots, state, waitlist, isExtending, onChoose, onExtend, children } = props;
  const hold = currentHold(state);
  const [viewedDay, setViewedDay] = useState('');
  const choose: ChooseSlot = (slot, options) => {
    setViewedDay(slot.date);
    waitlist?.dismissFeedback();
    onChoose(slot, options);
  };
  return (
    <section className="panel" id={slotSectionId} aria-labelledby={slotHeadingId}>
      <h2 id={slotHeadingId} tabIndex={-1}>
        <Icon icon={Clock} />
        {t('slot.title')}
        <span className="end fine-print">{pincode}</span>
      </h2>
      <SlotStatusNotes {...props} slots={slots.data ?? []} onChoose={choose} />
      {children}
      <div className={styles.content}>
        <SlotContent {...props} viewedDay={viewedDay} onViewDay={setViewedDay} onChoose={choose} />
      </div>
      {/* Below the chips, so that the tapped one stays where it is. */}
      {hold && <HeldNote hold={hold} isExtending={isExtending} onExtend={onExtend} />}
    </section>
  );
};
