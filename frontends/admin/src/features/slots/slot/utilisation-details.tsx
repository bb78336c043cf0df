import type { SlotUsageResponse } from '@tokri/contracts/api';
import { Link } from '@tokri/web-kit/platform';
import { classNames, formatDateTime } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import heatStyles from '../calendar/heat-scale.module.css';
import { countHeld, heatLevel } from '../calendar/utilisation.ts';
import { t } from '../labels.ts';
import styles from './slot-panel.module.css';

const Detail = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const UtilisationBar = ({ slot }: { readonly slot: SlotUsageResponse }) => (
  <>
    <p className="row">
      <b className="strong">{t('slot.booked', { booked: slot.Booked, capacity: slot.Capacity })}</b>
      <span className="fine-print end">{t('slot.held', { held: countHeld(slot) })}</span>
    </p>
    <progress
      className={classNames(
        styles.utilisationBar,
        heatStyles[`header-bar${heatLevel(slot.Booked, slot.Capacity, slot.State === 'Full')}`],
      )}
      max={Math.max(1, slot.Capacity)}
      value={slot.Booked}
      aria-hidden="true"
    />
  </>
);

export const UtilisationDetails = ({ slot }: { readonly slot: SlotUsageResponse }) => (
  <div className={styles.utilisationFill}>
    <UtilisationBar slot={slot} />
    <dl className={styles.details}>
      <Detail label={t('slot.available')}>{slot.Left}</Detail>
      {slot.Held > 0 && <Detail label={t('slot.heldNow')}>{slot.Held}</Detail>}
      {slot.Kept > 0 && <Detail label={t('slot.reservedForPayment')}>{slot.Kept}</Detail>}
      {slot.Offered > 0 && <Detail label={t('slot.offered')}>{slot.Offered}</Detail>}
      {slot.Waiting > 0 && (
        <Detail label={t('slot.waiting')}>
          <Link className="link" to={`/admin/slots/waiting?SlotId=${slot.Id}`}>
            {slot.Waiting}
          </Link>
        </Detail>
      )}
      {slot.ItemCount !== null && (
        <Detail label={t('slot.pieces')}>
          {t('slot.itemsOfLimit', { some: slot.ItemsTaken, all: slot.ItemCount })}
        </Detail>
      )}
      <Detail label={t('slot.cutOffAt')}>{formatDateTime(slot.CutOffAt)}</Detail>
    </dl>
  </div>
);
