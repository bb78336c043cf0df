import { offerMinutes } from '@tokri/contracts';
import {
  Bell,
  Button,
  Clock,
  CountdownText,
  Icon,
  Note,
  showToast,
  useCountdown,
} from '@tokri/web-kit/ui';
import { useEffect, useRef, type RefObject } from 'react';
import { slotText } from '../../formats.ts';
import { t } from '../../texts.ts';
import type { ChosenSlot } from './hold.ts';
import { Nearest } from './nearest.tsx';
import styles from './slot.module.css';
import type { Waits } from './use-waits.ts';
import { isOffered, type OfferedWait, type Wait } from './waits.ts';

interface OfferNoteProps {
  readonly wait: OfferedWait;
  readonly waits: Waits;
  /** The place that is let go for it; null when none is held. */
  readonly replaced: ChosenSlot | null;
  readonly isTaking: boolean;
  /** Undefined while there is no cart to take it with. */
  readonly onTake: ((slot: ChosenSlot) => void) | undefined;
}

/** Who is further down the page is told where the place is offered. */
const useToldBelow = ({ slot }: OfferedWait): RefObject<HTMLDivElement | null> => {
  const note = useRef<HTMLDivElement>(null);
  const text = t('offer.title', { slot: slotText(slot) });
  useEffect(() => {
    const box = note.current;
    if (box && box.getBoundingClientRect().bottom < 0)
      showToast({
        icon: Bell,
        text,
        action: {
          label: t('offer.see'),
          run: () => box.scrollIntoView({ block: 'center', behavior: 'smooth' }),
        },
      });
  }, [text]);
  return note;
};

/** A place that came free: how long it is kept, one tap to take it. */
const OfferNote = ({ wait, waits, replaced, isTaking, onTake }: OfferNoteProps) => {
  const note = useToldBelow(wait);
  const seconds = useCountdown(wait.offer.until, () => waits.lapse(wait));
  return (
    <div ref={note} className={`note few ${styles.told}`} role="alert">
      <Icon of={Bell} />
      <span className={styles.words}>
        <b className="strong">{t('offer.title', { slot: slotText(wait.slot) })}</b>{' '}
        {t(onTake ? 'offer.hurry' : 'offer.itemsFirst')}{' '}
        {replaced && t('offer.replaces', { slot: slotText(replaced) })}
      </span>
      <CountdownText className={`${styles.count} ${styles.under}`} seconds={seconds} />
      <span className={styles.acts}>
        {onTake && (
          <Button isSmall isBusy={isTaking} onClick={() => onTake(wait.slot)}>
            {t('offer.take')}
          </Button>
        )}
        <Button
          kind="quiet"
          isSmall
          isBusy={waits.busyId === wait.slot.slotId}
          onClick={() => waits.leave(wait)}
        >
          {t('offer.decline')}
        </Button>
      </span>
    </div>
  );
};

interface LineNoteProps {
  readonly wait: Wait;
  readonly waits: Waits;
  /** Just joined: what waiting means is told on phones too, once. */
  readonly isNew: boolean;
}

const LineNote = ({ wait, waits, isNew }: LineNoteProps) => (
  <div className={`note ${styles.told}`}>
    <Icon of={Clock} />
    <span className={styles.words}>
      <b className="strong">{t('wait.title', { slot: slotText(wait.slot) })}</b>{' '}
      <span className={isNew ? undefined : styles.hurry}>
        {t('wait.promise', { minutes: offerMinutes })}
      </span>
    </span>
    <span className={styles.under} role="status">
      {t('wait.number', { position: wait.position })}
    </span>
    <Button
      className={styles.last}
      kind="quiet"
      isSmall
      isBusy={waits.busyId === wait.slot.slotId}
      onClick={() => waits.leave(wait)}
    >
      {t('wait.leave')}
    </Button>
  </div>
);

interface LapsedNoteProps {
  readonly slot: ChosenSlot;
  readonly waits: Waits;
  readonly canWait: boolean;
}

const LapsedNote = ({ slot, waits, canWait }: LapsedNoteProps) => (
  <div className={`note few ${styles.told}`} role="alert">
    <Icon of={Clock} />
    <span className={styles.words}>{t('offer.lapsed', { slot: slotText(slot) })}</span>
    {canWait && (
      <Button
        className={styles.under}
        kind="second"
        isSmall
        isBusy={waits.busyId === slot.slotId}
        onClick={() => waits.join(slot)}
      >
        {t('wait.again')}
      </Button>
    )}
  </div>
);

export interface WaitNotesProps {
  readonly waits: Waits;
  /** A slot that a message led here for; nothing is kept in it any more. Null for none. */
  readonly missed: ChosenSlot | null;
  readonly held: ChosenSlot | null;
  /** The slot that the server is being asked for; 0 for none. */
  readonly askedId: number;
  readonly isFull: (slot: ChosenSlot) => boolean;
  readonly onTake?: ((slot: ChosenSlot) => void) | undefined;
}

/** Own lines and offers, above the days. */
export const WaitNotes = ({ waits, missed, held, askedId, isFull, onTake }: WaitNotesProps) => {
  const { list, lapsed, told } = waits;
  const known = new Set(list.map(({ slot }) => slot.slotId));
  const over = [
    ...lapsed,
    ...(missed && !lapsed.some(({ slotId }) => slotId === missed.slotId) ? [missed] : []),
  ].filter(({ slotId }) => !known.has(slotId) && slotId !== held?.slotId);
  return (
    <>
      {list.filter(isOffered).map((wait) => (
        <OfferNote
          key={wait.offer.holdId}
          wait={wait}
          waits={waits}
          replaced={held}
          isTaking={askedId === wait.slot.slotId}
          onTake={onTake}
        />
      ))}
      {over.map((slot) => (
        <LapsedNote
          key={slot.slotId}
          slot={slot}
          waits={waits}
          canWait={onTake !== undefined && isFull(slot)}
        />
      ))}
      {list
        .filter((wait) => !isOffered(wait))
        .map((wait) => (
          <LineNote
            key={wait.slot.slotId}
            wait={wait}
            waits={waits}
            isNew={told?.kind === 'joined' && told.slot.slotId === wait.slot.slotId}
          />
        ))}
      {told?.kind === 'refused' && (
        <div className={styles.refusal}>
          <Note tone="bad" isAlert>
            {told.message}
          </Note>
        </div>
      )}
      {told?.kind === 'joined' && onTake && (
        <div className={styles.refusal}>
          <Nearest slots={told.alternatives} onChoose={onTake} />
        </div>
      )}
    </>
  );
};
