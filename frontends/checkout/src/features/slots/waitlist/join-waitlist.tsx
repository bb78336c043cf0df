import type { SlotResponse } from '@tokri/contracts/api';
import { Link } from '@tokri/web-kit/platform';
import { useSignInLink } from '@tokri/web-kit/session';
import { formatLongDate, formatTimeRange } from '@tokri/web-kit/ui';
import { t } from '../../../labels.ts';
import type { ChosenSlot } from '../hold/hold.ts';
import { toChosenSlot } from '../picker/slot-days.ts';
import styles from '../picker/slot.module.css';

export interface JoinWaitlistProps {
  readonly slots: readonly SlotResponse[];
  readonly busySlotId: number;
  readonly onJoin: ((slot: ChosenSlot) => void) | undefined;
}

const SignInLink = () => (
  <Link className="link" {...useSignInLink()}>
    {t('waitlist.signIn')}
  </Link>
);

export const JoinWaitlist = ({ slots, busySlotId, onJoin }: JoinWaitlistProps) =>
  slots.length === 0 ? null : (
    <div role="group" aria-label={t('waitlist.label')} className={styles.waitlistSlots}>
      <span className="fine-print">{t('waitlist.question')}</span>
      {onJoin ? (
        slots.map((slot) => (
          <button
            key={slot.Id}
            type="button"
            className="chip"
            aria-busy={busySlotId === slot.Id || undefined}
            aria-label={t('waitlist.joinSlot', {
              slot: `${formatLongDate(slot.Date)}, ${formatTimeRange(slot.Start, slot.End)}`,
            })}
            onClick={() => onJoin(toChosenSlot(slot))}
          >
            {formatTimeRange(slot.Start, slot.End)}
          </button>
        ))
      ) : (
        <SignInLink />
      )}
    </div>
  );
