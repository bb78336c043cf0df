import { waitlistOfferMinutes } from '@tokri/contracts/slots';
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
import { formatChosenSlot } from '../../../formats.ts';
import { t } from '../../../labels.ts';
import type { ChosenSlot } from '../hold/hold.ts';
import { NearestSlots } from '../picker/nearest-slots.tsx';
import styles from '../picker/slot.module.css';
import type { Waitlist } from './use-waitlist.ts';
import { hasOffer, type OfferedEntry, type WaitlistEntry } from './waitlist-entry.ts';

interface OfferNoteProps {
  readonly entry: OfferedEntry;
  readonly waitlist: Waitlist;
  readonly replacedSlot: ChosenSlot | null;
  readonly isAccepting: boolean;
  readonly onAccept: ((slot: ChosenSlot) => void) | undefined;
}

const useOfferToast = ({ slot }: OfferedEntry): RefObject<HTMLDivElement | null> => {
  const note = useRef<HTMLDivElement>(null);
  const text = t('offer.title', { slot: formatChosenSlot(slot) });
  useEffect(() => {
    const element = note.current;
    if (element && element.getBoundingClientRect().bottom < 0)
      showToast({
        icon: Bell,
        text,
        action: {
          label: t('offer.view'),
          run: () => element.scrollIntoView({ block: 'center', behavior: 'smooth' }),
        },
      });
  }, [text]);
  return note;
};

const OfferNote = ({ entry, waitlist, replacedSlot, isAccepting, onAccept }: OfferNoteProps) => {
  const note = useOfferToast(entry);
  const seconds = useCountdown(entry.offer.until, () => waitlist.expireOffer(entry));
  return (
    <div ref={note} className={`note warning ${styles.offerNote}`} role="alert">
      <Icon icon={Bell} />
      <span className={styles.text}>
        <b className="strong">{t('offer.title', { slot: formatChosenSlot(entry.slot) })}</b>{' '}
        {t(onAccept ? 'offer.deadline' : 'offer.itemsFirst')}{' '}
        {replacedSlot && t('offer.replaces', { slot: formatChosenSlot(replacedSlot) })}
      </span>
      <CountdownText className={`${styles.countdown} ${styles.secondRow}`} seconds={seconds} />
      <span className={styles.actions}>
        {onAccept && (
          <Button isSmall isBusy={isAccepting} onClick={() => onAccept(entry.slot)}>
            {t('offer.take')}
          </Button>
        )}
        <Button
          kind="quiet"
          isSmall
          isBusy={waitlist.busySlotId === entry.slot.slotId}
          onClick={() => waitlist.leave(entry)}
        >
          {t('offer.decline')}
        </Button>
      </span>
    </div>
  );
};

interface WaitingNoteProps {
  readonly entry: WaitlistEntry;
  readonly waitlist: Waitlist;
  readonly isNew: boolean;
}

const WaitingNote = ({ entry, waitlist, isNew }: WaitingNoteProps) => (
  <div className={`note ${styles.offerNote}`}>
    <Icon icon={Clock} />
    <span className={styles.text}>
      <b className="strong">{t('waitlist.joined', { slot: formatChosenSlot(entry.slot) })}</b>{' '}
      <span className={isNew ? undefined : styles.urgency}>
        {t('waitlist.explanation', { minutes: waitlistOfferMinutes })}
      </span>
    </span>
    <span className={styles.secondRow} role="status">
      {t('waitlist.position', { position: entry.position })}
    </span>
    <Button
      className={styles.leaveButton}
      kind="quiet"
      isSmall
      isBusy={waitlist.busySlotId === entry.slot.slotId}
      onClick={() => waitlist.leave(entry)}
    >
      {t('waitlist.leave')}
    </Button>
  </div>
);

interface ExpiredOfferNoteProps {
  readonly slot: ChosenSlot;
  readonly waitlist: Waitlist;
  readonly canJoin: boolean;
}

const ExpiredOfferNote = ({ slot, waitlist, canJoin }: ExpiredOfferNoteProps) => (
  <div className={`note warning ${styles.offerNote}`} role="alert">
    <Icon icon={Clock} />
    <span className={styles.text}>{t('offer.expired', { slot: formatChosenSlot(slot) })}</span>
    {canJoin && (
      <Button
        className={styles.secondRow}
        kind="secondary"
        isSmall
        isBusy={waitlist.busySlotId === slot.slotId}
        onClick={() => waitlist.join(slot)}
      >
        {t('waitlist.joinAgain')}
      </Button>
    )}
  </div>
);

const JoinFeedback = ({
  feedback,
  onAccept,
}: Pick<Waitlist, 'feedback'> & Pick<WaitlistNotesProps, 'onAccept'>) => (
  <>
    {feedback?.kind === 'rejected' && (
      <div className={styles.rejection}>
        <Note tone="error" isAlert>
          {feedback.message}
        </Note>
      </div>
    )}
    {feedback?.kind === 'joined' && onAccept && (
      <div className={styles.rejection}>
        <NearestSlots slots={feedback.alternatives} onChoose={onAccept} />
      </div>
    )}
  </>
);

export interface WaitlistNotesProps {
  readonly waitlist: Waitlist;
  readonly missedSlot: ChosenSlot | null;
  readonly heldSlot: ChosenSlot | null;
  readonly requestedSlotId: number;
  readonly isFull: (slot: ChosenSlot) => boolean;
  readonly onAccept?: ((slot: ChosenSlot) => void) | undefined;
}

export const WaitlistNotes = ({
  waitlist,
  missedSlot,
  heldSlot,
  requestedSlotId,
  isFull,
  onAccept,
}: WaitlistNotesProps) => {
  const { entries, expiredOffers, feedback } = waitlist;
  const listedSlotIds = new Set(entries.map(({ slot }) => slot.slotId));
  const expired = [
    ...expiredOffers,
    ...(missedSlot && !expiredOffers.some(({ slotId }) => slotId === missedSlot.slotId)
      ? [missedSlot]
      : []),
  ].filter(({ slotId }) => !listedSlotIds.has(slotId) && slotId !== heldSlot?.slotId);
  return (
    <>
      {entries.filter(hasOffer).map((entry) => (
        <OfferNote
          key={entry.offer.holdId}
          entry={entry}
          waitlist={waitlist}
          replacedSlot={heldSlot}
          isAccepting={requestedSlotId === entry.slot.slotId}
          onAccept={onAccept}
        />
      ))}
      {expired.map((slot) => (
        <ExpiredOfferNote
          key={slot.slotId}
          slot={slot}
          waitlist={waitlist}
          canJoin={onAccept !== undefined && isFull(slot)}
        />
      ))}
      {entries
        .filter((entry) => !hasOffer(entry))
        .map((entry) => (
          <WaitingNote
            key={entry.slot.slotId}
            entry={entry}
            waitlist={waitlist}
            isNew={feedback?.kind === 'joined' && feedback.slot.slotId === entry.slot.slotId}
          />
        ))}
      <JoinFeedback feedback={feedback} onAccept={onAccept} />
    </>
  );
};
