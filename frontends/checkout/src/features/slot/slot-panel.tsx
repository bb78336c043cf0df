import type { SlotAnswer } from '@tokri/contracts/http';
import type { UseQueryResult } from '@tokri/web-kit/platform';
import { askPincode } from '@tokri/web-kit/session';
import { Button, Clock, Empty, ErrorPanel, Icon, Skeleton } from '@tokri/web-kit/ui';
import { useState, type ReactNode } from 'react';
import { t } from '../../texts.ts';
import { DayTabs } from './day-tabs.tsx';
import { HeldNote } from './held-note.tsx';
import { currentHold, type ChosenSlot, type HoldState } from './hold.ts';
import { SlotChips } from './slot-chips.tsx';
import { chosenOf, daysOf, dayToShow } from './slot-days.ts';
import { Ended, Refusal } from './slot-told.tsx';
import styles from './slot.module.css';
import type { Waits } from './use-waits.ts';
import { WaitChoice } from './wait-choice.tsx';
import { WaitNotes } from './wait-notes.tsx';

export const slotSectionId = 'slots';
export const slotHeadingId = 'h-slot';

export interface SlotPanelProps {
  readonly pincode: string;
  readonly slots: UseQueryResult<SlotAnswer[]>;
  readonly state: HoldState;
  /** What was chosen and waits to be held; null for none. */
  readonly wish: ChosenSlot | null;
  /** What its chip says. */
  readonly wishText: string;
  /** The slots are there to be looked at only. */
  readonly isReadOnly?: boolean;
  readonly isExtending: boolean;
  /** Lines that the customer stands in; undefined for a visitor. */
  readonly waits?: Waits | undefined;
  /** The slot that a message led here for; 0 for none. */
  readonly calledFor?: number;
  readonly onChoose: (slot: ChosenSlot) => void;
  readonly onExtend: () => void;
  /** Notes of the page about the choice. */
  readonly children?: ReactNode;
}

const Waiting = () => (
  <div className={styles.wait} aria-hidden="true">
    <div className={styles.waitDays}>
      {[1, 2, 3, 4, 5].map((at) => (
        <span key={at} className={`skel ${styles.waitDay}`} />
      ))}
    </div>
    <Skeleton as="panel-s" />
  </div>
);

const NoPincode = () => (
  <Empty title={t('slot.noPincode')} text={t('slot.noPincodeText')}>
    <Button onClick={askPincode}>{t('slot.setPincode')}</Button>
  </Empty>
);

interface DaysProps extends Pick<
  SlotPanelProps,
  'state' | 'wish' | 'wishText' | 'isReadOnly' | 'waits' | 'onChoose'
> {
  readonly slots: readonly SlotAnswer[];
  /** The day that is looked at; empty until one was. */
  readonly looked: string;
  readonly onLook: (day: string) => void;
}

const Days = ({
  slots,
  state,
  wish,
  wishText,
  isReadOnly,
  waits,
  looked,
  onLook,
  onChoose,
}: DaysProps) => {
  const days = daysOf(slots);
  const asked = state.kind === 'none' ? wish : state.kind === 'held' ? state.hold.slot : state.slot;
  const day = dayToShow(days, looked || (asked?.date ?? ''));
  if (!day) return <Empty title={t('slot.noneTitle')} text={t('slot.noneText')} />;
  const list = waits?.list ?? [];
  const heldId = currentHold(state)?.slot.slotId;
  const full = day.slots.filter(
    ({ Id, State }) =>
      State === 'Full' && Id !== heldId && !list.some(({ slot }) => slot.slotId === Id),
  );
  return (
    <>
      <DayTabs days={days} shown={day.day} onShow={onLook} />
      <SlotChips
        day={day}
        state={state}
        wishId={wish?.slotId ?? 0}
        wishText={wishText}
        isReadOnly={isReadOnly}
        waits={list}
        onChoose={onChoose}
      />
      {!isReadOnly && <WaitChoice slots={full} busyId={waits?.busyId ?? 0} onWait={waits?.join} />}
    </>
  );
};

/** What became of holds and lines, above the days. */
const Told = ({
  slots,
  state,
  waits,
  isReadOnly = false,
  isExtending,
  onChoose,
  onExtend,
}: Omit<SlotPanelProps, 'slots' | 'pincode'> & { readonly slots: readonly SlotAnswer[] }) => {
  const hold = currentHold(state);
  const listed = (slotId: number): SlotAnswer | undefined => slots.find(({ Id }) => Id === slotId);
  const missed = waits?.missedId ? listed(waits.missedId) : undefined;
  const waitFor = (slotId: number) =>
    waits && !waits.list.some(({ slot }) => slot.slotId === slotId) ? waits.join : undefined;
  return (
    <>
      {hold && <HeldNote hold={hold} isExtending={isExtending} onExtend={onExtend} />}
      {waits && (
        <WaitNotes
          waits={waits}
          missed={missed ? chosenOf(missed) : null}
          held={hold?.slot ?? null}
          askedId={state.kind === 'asking' ? state.slot.slotId : 0}
          isFull={({ slotId }) => listed(slotId)?.State === 'Full'}
          onTake={isReadOnly ? undefined : onChoose}
        />
      )}
      {state.kind === 'ended' && (
        <Ended
          slot={state.slot}
          slots={slots}
          onChoose={onChoose}
          onWait={waitFor(state.slot.slotId)}
        />
      )}
      {state.kind === 'refused' && (
        <Refusal state={state} onChoose={onChoose} onWait={waitFor(state.slot.slotId)} />
      )}
    </>
  );
};

/** Days, then the slots of a day; what is held, offered or waited for stands above them. */
export const SlotPanel = (props: SlotPanelProps) => {
  const {
    pincode,
    slots,
    state,
    wish,
    wishText,
    isReadOnly,
    waits,
    calledFor = 0,
    onChoose,
    children,
  } = props;
  const [looked, setLooked] = useState('');
  const called = slots.data?.find(({ Id }) => Id === calledFor);
  const choose = (slot: ChosenSlot): void => {
    setLooked(slot.date);
    waits?.forget();
    onChoose(slot);
  };
  return (
    <section className="panel" id={slotSectionId} aria-labelledby={slotHeadingId}>
      <h2 id={slotHeadingId} tabIndex={-1}>
        <Icon of={Clock} />
        {t('slot.title')}
        <span className="end fine">{pincode}</span>
      </h2>
      <Told {...props} slots={slots.data ?? []} onChoose={choose} />
      {children}
      <div className={styles.inner}>
        {!pincode && <NoPincode />}
        {pincode && slots.isPending && <Waiting />}
        {pincode && slots.isError && !slots.data && (
          <ErrorPanel
            title={t('slot.failed')}
            problem={slots.error}
            isBusy={slots.isFetching}
            onRetry={() => void slots.refetch()}
          />
        )}
        {pincode && slots.data && (
          <Days
            slots={slots.data}
            state={state}
            wish={wish}
            wishText={wishText}
            isReadOnly={isReadOnly}
            waits={waits}
            looked={looked || (called?.Date ?? '')}
            onLook={setLooked}
            onChoose={choose}
          />
        )}
      </div>
    </section>
  );
};
