import type { SlotUsageResponse } from '@tokri/contracts/api';
import { Link } from '@tokri/web-kit/platform';
import { classNames, formatDateTime } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import heat from '../calendar/heat-map.module.css';
import { countHeld, heatLevel } from '../calendar/utilisation.ts';
import { t } from '../labels.ts';
import styles from './slot-panel.module.css';

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const UtilisationBar = ({ slot }: { readonly slot: SlotUsageResponse }) => (
  <>
    <p className="row">
      <b className="strong">{t('slot.booked', { booked: slot.Booked, capacity: slot.Capacity })}</b>
      <span className="fine end">{t('slot.held', { held: countHeld(slot) })}</span>
    </p>
    <progress
      className={classNames(
        styles.bar,
        heat[`bar${heatLevel(slot.Booked, slot.Capacity, slot.State === 'Full')}`],
      )}
      max={Math.max(1, slot.Capacity)}
      value={slot.Booked}
      aria-hidden="true"
    />
  </>
);

export const UtilisationDetails = ({ slot }: { readonly slot: SlotUsageResponse }) => (
  <div className={styles.fill}>
    <UtilisationBar slot={slot} />
    <dl className={styles.facts}>
      <Fact label={t('slot.available')}>{slot.Left}</Fact>
      {slot.Held > 0 && <Fact label={t('slot.heldNow')}>{slot.Held}</Fact>}
      {slot.Kept > 0 && <Fact label={t('slot.reservedForPayment')}>{slot.Kept}</Fact>}
      {slot.Offered > 0 && <Fact label={t('slot.offered')}>{slot.Offered}</Fact>}
      {slot.Waiting > 0 && (
        <Fact label={t('slot.waiting')}>
          <Link className="link" to={`/admin/slots/waiting?SlotId=${slot.Id}`}>
            {slot.Waiting}
          </Link>
        </Fact>
      )}
      {slot.ItemCount !== null && (
        <Fact label={t('slot.pieces')}>
          {t('slot.itemsOfLimit', { some: slot.ItemsTaken, all: slot.ItemCount })}
        </Fact>
      )}
      <Fact label={t('slot.cutOffAt')}>{formatDateTime(slot.CutOffAt)}</Fact>
    </dl>
  </div>
);
