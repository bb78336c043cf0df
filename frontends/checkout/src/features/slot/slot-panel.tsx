import type { SlotAnswer } from '@tokri/contracts/http';
import type { UseQueryResult } from '@tokri/web-kit/platform';
import { askPincode } from '@tokri/web-kit/session';
import { Button, Clock, Empty, ErrorPanel, Icon, Note, shortDay, slotTime, Skeleton } from '@tokri/web-kit/ui';
import { useState, type ReactNode } from 'react';
import { t } from '../../texts.ts';
import { DayTabs } from './day-tabs.tsx';
import { HeldNote } from './held-note.tsx';
import { currentHold, type ChosenSlot, type HoldState } from './hold.ts';
import { chosenOf, SlotChips } from './slot-chips.tsx';
import { daysOf, dayToShow } from './slot-days.ts';
import styles from './slot.module.css';

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
  readonly onChoose: (slot: ChosenSlot) => void;
  readonly onExtend: () => void;
  /** Notes of the page about the choice. */
  readonly children?: ReactNode;
}

const Waiting = () => (
  <div className={styles.wait} aria-hidden="true">
    <div className={styles.waitDays}>{[1, 2, 3, 4, 5].map((at) => <span key={at} className={`skel ${styles.waitDay}`} />)}</div>
    <Skeleton as="panel-s" />
  </div>
);

const NoPincode = () => <Empty title={t('slot.noPincode')} text={t('slot.noPincodeText')}><Button onClick={askPincode}>{t('slot.setPincode')}</Button></Empty>;

type RefusalProps = Pick<SlotPanelProps, 'onChoose'> & { readonly state: Extract<HoldState, { kind: 'refused' }> };

/** Why the choice did not go well, and what is nearest to it. */
const Refusal = ({ state, onChoose }: RefusalProps) => (
  <div className={styles.refusal}>
    <Note tone="bad" isAlert>{state.refusal.code === 'slot-already-held' ? t('hold.elsewhere') : state.refusal.message}</Note>
    {state.refusal.alternatives.length > 0 && (
      <div role="group" aria-label={t('slot.nearest')} className={styles.nearest}>
        <span className="fine">{t('slot.nearest')}</span>
        {state.refusal.alternatives.map((slot) => <button key={slot.Id} type="button" className="chip" onClick={() => onChoose(chosenOf(slot))}>{shortDay(slot.Date)}, {slotTime(slot.Start, slot.End)}</button>)}
      </div>
    )}
    {state.refusal.code === 'failed' && <Button kind="second" isSmall onClick={() => onChoose(state.slot)}>{t('slot.tryAgain')}</Button>}
  </div>
);

interface DaysProps extends Pick<SlotPanelProps, 'state' | 'wish' | 'wishText' | 'isReadOnly' | 'onChoose'> {
  readonly slots: readonly SlotAnswer[];
  /** The day that is looked at; empty until one was. */
  readonly looked: string;
  readonly onLook: (day: string) => void;
}

const Days = ({ slots, state, wish, wishText, isReadOnly, looked, onLook, onChoose }: DaysProps) => {
  const days = daysOf(slots);
  const asked = state.kind === 'none' ? wish : state.kind === 'held' ? state.hold.slot : state.slot;
  const day = dayToShow(days, looked || (asked?.date ?? ''));
  if (!day) return <Empty title={t('slot.noneTitle')} text={t('slot.noneText')} />;
  return (
    <>
      <DayTabs days={days} shown={day.day} onShow={onLook} />
      <SlotChips day={day} state={state} wishId={wish?.slotId ?? 0} wishText={wishText} isReadOnly={isReadOnly} onChoose={onChoose} />
    </>
  );
};

/** Days, then the slots of a day; what is held stands above them. */
export const SlotPanel = ({ pincode, slots, state, wish, wishText, isReadOnly, isExtending, onChoose, onExtend, children }: SlotPanelProps) => {
  const [looked, setLooked] = useState('');
  const hold = currentHold(state);
  const choose = (slot: ChosenSlot): void => {
    setLooked(slot.date);
    onChoose(slot);
  };
  return (
    <section className="panel" id={slotSectionId} aria-labelledby={slotHeadingId}>
      <h2 id={slotHeadingId} tabIndex={-1}><Icon of={Clock} />{t('slot.title')}<span className="end fine">{pincode}</span></h2>
      {hold && <HeldNote hold={hold} isExtending={isExtending} onExtend={onExtend} />}
      {state.kind === 'ended' && <div className={styles.refusal}><Note tone="few">{t('slot.ended')}</Note></div>}
      {state.kind === 'refused' && <Refusal state={state} onChoose={choose} />}
      {children}
      <div className={styles.inner}>
        {!pincode && <NoPincode />}
        {pincode && slots.isPending && <Waiting />}
        {pincode && slots.isError && !slots.data && <ErrorPanel problem={slots.error} isBusy={slots.isFetching} onRetry={() => void slots.refetch()} />}
        {pincode && slots.data && <Days slots={slots.data} state={state} wish={wish} wishText={wishText} isReadOnly={isReadOnly} looked={looked} onLook={setLooked} onChoose={choose} />}
      </div>
    </section>
  );
};
