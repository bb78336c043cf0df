import type { SlotAnswer } from '@tokri/contracts/http';
import { Link } from '@tokri/web-kit/platform';
import { useSignInPath } from '@tokri/web-kit/session';
import { longDay, slotTime } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';
import type { ChosenSlot } from './hold.ts';
import { chosenOf } from './slot-days.ts';
import styles from './slot.module.css';

export interface WaitChoiceProps {
  /** Full slots of the day whose line the customer does not stand in. */
  readonly slots: readonly SlotAnswer[];
  /** The slot whose line is being joined; 0 for none. */
  readonly busyId: number;
  /** Undefined for a visitor, who has to sign in to be found when a place comes free. */
  readonly onWait: ((slot: ChosenSlot) => void) | undefined;
}

const SignIn = () => (
  <Link className="link" to={useSignInPath()}>
    {t('wait.signIn')}
  </Link>
);

/** The way to a place in a slot that is full: its line. */
export const WaitChoice = ({ slots, busyId, onWait }: WaitChoiceProps) =>
  slots.length === 0 ? null : (
    <div role="group" aria-label={t('wait.label')} className={styles.waits}>
      <span className="fine">{t('wait.ask')}</span>
      {onWait ? (
        slots.map((slot) => (
          <button
            key={slot.Id}
            type="button"
            className="chip"
            aria-busy={busyId === slot.Id || undefined}
            aria-label={t('wait.for', {
              slot: `${longDay(slot.Date)}, ${slotTime(slot.Start, slot.End)}`,
            })}
            onClick={() => onWait(chosenOf(slot))}
          >
            {slotTime(slot.Start, slot.End)}
          </button>
        ))
      ) : (
        <SignIn />
      )}
    </div>
  );
