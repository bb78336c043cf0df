import type { SlotUsageResponse } from '@tokri/contracts/api';
import { Link, useNavigate } from '@tokri/web-kit/platform';
import { Button, classNames, Icon, Note, formatSlotWithDate, Tag, X } from '@tokri/web-kit/ui';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { usePermissions } from '../../../layout/access-guard.tsx';
import { useUnsavedChangesPrompt } from '../../../components/unsaved-changes.ts';
import { UtilisationDetails } from './utilisation-details.tsx';
import { CapacityPreviewPanel } from './capacity-preview.tsx';
import { countHeld, isDayOver, slotStatus } from '../calendar/utilisation.ts';
import { formatCalendarFilter, type CalendarFilter } from '../calendar/calendar-filter.ts';
import {
  closedDayReason,
  useCloseSlotMutation,
  useSlotForm,
  type SlotFormState,
} from './use-slot-form.ts';
import styles from './slot-panel.module.css';
import { slotStatusLabel, slotStatusTone } from '../slot-labels.ts';
import { t } from '../labels.ts';
import { SlotTermsFields } from '../charges-and-limits/slot-terms-fields.tsx';

const BookingsSwitch = ({ slot }: { readonly slot: SlotUsageResponse }) => {
  const { run: setClosed, isBusy } = useCloseSlotMutation(slot);
  const reason = closedDayReason(slot);
  const isOpen = slot.ClosedFor === '';
  return (
    <fieldset className={styles.bookings}>
      <legend className={styles.legend}>{t('slot.bookings')}</legend>
      {reason ? (
        <Note tone="warning">
          {t('slot.dayClosed', { reason })}{' '}
          <Link className="link" to={`/admin/slots/days?Date=${slot.Date}&GroupId=${slot.GroupId}`}>
            {t('slot.closedDaysLink')}
          </Link>
        </Note>
      ) : (
        <>
          <label className={styles.switch}>
            <input
              type="checkbox"
              role="switch"
              checked={isOpen}
              disabled={isBusy}
              onChange={() => void setClosed(isOpen)}
            />
            <span>{t(isOpen ? 'slot.switchOpen' : 'slot.switchClosed')}</span>
          </label>
          <Link
            className={classNames('link', styles.day)}
            to={`/admin/slots/days?Date=${slot.Date}&GroupId=${slot.GroupId}`}
          >
            {t('slot.closeDay')}
          </Link>
        </>
      )}
    </fieldset>
  );
};

const SlotFormActions = ({
  form,
  canSave,
}: {
  readonly form: SlotFormState;
  readonly canSave: boolean;
}) => (
  <div className={styles.actions}>
    {form.conflict !== '' && (
      <Note tone="warning">{t('slot.conflictNote', { terms: form.conflict })}</Note>
    )}
    <div className="row">
      <Button type="submit" className="grow" isBusy={form.isBusy} disabled={!canSave}>
        {t('slot.save')}
      </Button>
      <Button kind="secondary" onClick={form.undo}>
        {t('slot.undo')}
      </Button>
    </div>
  </div>
);

const SlotForm = ({
  slot,
  form,
}: {
  readonly slot: SlotUsageResponse;
  readonly form: SlotFormState;
}) => {
  const isValid = Object.keys(form.errors).length === 0;
  const usedCapacity = slot.Booked + countHeld(slot);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isValid && form.preview && !form.isBusy) void form.save();
  };
  const capacityPreview = form.hasChanges && isValid && (
    <CapacityPreviewPanel
      preview={form.preview}
      isFailed={form.isPreviewFailed}
      onRetry={form.refetchPreview}
    />
  );
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.fields}>
        <SlotTermsFields
          draft={form.draft}
          errors={form.errors}
          capacityHint={usedCapacity > 0 ? t('slot.capacityHint', { usedCapacity }) : undefined}
          capacityPreview={capacityPreview}
          onChange={form.change}
        />
      </div>
      {form.hasChanges && (
        <SlotFormActions form={form} canSave={isValid && Boolean(form.preview)} />
      )}
    </form>
  );
};

const useEscapeKey = (close: () => void): void => {
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent): void => {
      if (
        event.key !== 'Escape' ||
        event.defaultPrevented ||
        document.querySelector('dialog[open]')
      )
        return;
      // Otherwise the same key press closes the confirmation dialog.
      event.preventDefault();
      latestClose.current();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
};

export interface SlotPanelProps {
  readonly slot: SlotUsageResponse;
  readonly filter: CalendarFilter;
}

export const SlotPanel = ({ slot, filter }: SlotPanelProps) => {
  const status = slotStatus(slot);
  const isDayPast = isDayOver(slot);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasOrdersPermission = usePermissions().includes('transactions');
  const form = useSlotForm(slot);
  const navigate = useNavigate();
  const closedPanelPath = {
    pathname: '/admin/slots',
    search: formatCalendarFilter({ ...filter, slotId: 0 }),
  };
  useUnsavedChangesPrompt(form.hasChanges && !form.isBusy);
  useEscapeKey(() => void navigate(closedPanelPath));
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <aside className={styles.panel} aria-labelledby="h-slot">
      <div className={styles.head}>
        <h2 id="h-slot" ref={heading} tabIndex={-1} className="grow">
          {formatSlotWithDate(slot)}
        </h2>
        <Tag tone={slotStatusTone(status)}>{slotStatusLabel(status)}</Tag>
        <Link className="icon-button" aria-label={t('slot.close')} to={closedPanelPath}>
          <Icon icon={X} />
        </Link>
      </div>
      <div className={styles.body}>
        <UtilisationDetails slot={slot} />
        {hasOrdersPermission && slot.Booked > 0 && (
          <Link className="link" to={`/admin/orders?PDate=${slot.Date}&SlotId=${slot.Id}`}>
            {t('slot.orders', { count: slot.Booked })}
          </Link>
        )}
        {status === 'cut-off' && <Note tone="warning">{t('slot.cutOff')}</Note>}
        {!isDayPast && <BookingsSwitch slot={slot} />}
      </div>
      {isDayPast ? (
        <p className={styles.pastNote}>{t('slot.past')}</p>
      ) : (
        <SlotForm slot={slot} form={form} />
      )}
    </aside>
  );
};
