import type { SlotFill } from '@tokri/contracts/http';
import { Link, useNavigate } from '@tokri/web-kit/platform';
import {
  Button,
  classNames,
  Icon,
  momentText,
  Note,
  slotDateWords,
  Tag,
  X,
} from '@tokri/web-kit/ui';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { usePermissions } from '../../../frame/guard.tsx';
import { useAskedClose, useAskedLinks } from '../../../parts/unsaved.ts';
import { CapacityEffect } from './capacity-effect.tsx';
import { heldOf, isOver, kindOf, levelOf } from '../fill/fill-model.ts';
import { writeFillWish, type FillWish } from '../fill/fill-wish.ts';
import heat from '../fill/heat.module.css';
import { dayReason, useCloseSlot, useSlotChange, type SlotChange } from './slot-change.ts';
import styles from './slot-panel.module.css';
import { kindWords, toneOf } from '../slot-words.ts';
import { t } from '../texts.ts';
import { TermsFields } from '../terms/terms-fields.tsx';

/** How much of the slot is taken, as a bar beside the words. */
const Fill = ({ slot }: { readonly slot: SlotFill }) => {
  const held = heldOf(slot);
  return (
    <div className={styles.fill}>
      <p className="row">
        <b className="strong">
          {t('slot.booked', { booked: slot.Booked, capacity: slot.Capacity })}
        </b>
        <span className="fine end">{t('slot.held', { held })}</span>
      </p>
      <progress
        className={classNames(
          styles.bar,
          heat[`bar${levelOf(slot.Booked, slot.Capacity, slot.State === 'Full')}`],
        )}
        max={Math.max(1, slot.Capacity)}
        value={slot.Booked}
        aria-hidden="true"
      />
      <dl className={styles.facts}>
        <div>
          <dt>{t('slot.free')}</dt>
          <dd>{slot.Left}</dd>
        </div>
        {slot.Held > 0 && (
          <div>
            <dt>{t('slot.heldNow')}</dt>
            <dd>{slot.Held}</dd>
          </div>
        )}
        {slot.Kept > 0 && (
          <div>
            <dt>{t('slot.kept')}</dt>
            <dd>{slot.Kept}</dd>
          </div>
        )}
        {slot.Offered > 0 && (
          <div>
            <dt>{t('slot.offered')}</dt>
            <dd>{slot.Offered}</dd>
          </div>
        )}
        {slot.Waiting > 0 && (
          <div>
            <dt>{t('slot.waiting')}</dt>
            <dd>
              <Link className="link" to={`/admin/slots/waiting?SlotId=${slot.Id}`}>
                {slot.Waiting}
              </Link>
            </dd>
          </div>
        )}
        {slot.ItemCount !== null && (
          <div>
            <dt>{t('slot.pieces')}</dt>
            <dd>{t('slot.of', { some: slot.ItemsTaken, all: slot.ItemCount })}</dd>
          </div>
        )}
        <div>
          <dt>{t('slot.until')}</dt>
          <dd>{momentText(slot.CutOffAt)}</dd>
        </div>
      </dl>
    </div>
  );
};

/** The switch by which a single slot is closed; a day that is closed as a whole is opened elsewhere. */
const Bookings = ({ slot }: { readonly slot: SlotFill }) => {
  const { act, isBusy } = useCloseSlot(slot);
  const reason = dayReason(slot);
  const isOpen = slot.ClosedFor === '';
  return (
    <fieldset className={styles.bookings}>
      <legend className={styles.legend}>{t('slot.bookings')}</legend>
      {reason ? (
        <Note tone="few">
          {t('slot.dayClosed', { reason })}{' '}
          <Link className="link" to={`/admin/slots/days?Date=${slot.Date}&GroupId=${slot.GroupId}`}>
            {t('slot.toDays')}
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
              onChange={() => void act(isOpen)}
            />
            <span>{t(isOpen ? 'slot.isOpen' : 'slot.isClosed')}</span>
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

const Form = ({ slot, form }: { readonly slot: SlotFill; readonly form: SlotChange }) => {
  const isWell = Object.keys(form.errors).length === 0;
  const taken = slot.Booked + heldOf(slot);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isWell && form.preview && !form.isBusy) void form.save();
  };
  const effect = form.isChanged && isWell && (
    <CapacityEffect
      preview={form.preview}
      isFailed={form.isPreviewFailed}
      onRetry={form.askPreview}
    />
  );
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.fields}>
        <TermsFields
          draft={form.draft}
          errors={form.errors}
          capacityHint={taken > 0 ? t('slot.capacityHint', { taken }) : undefined}
          capacityEffect={effect}
          onChange={form.change}
        />
      </div>
      {form.isChanged && (
        <div className={styles.acts}>
          {form.clash !== '' && (
            <Note tone="few">{t('slot.clashNote', { terms: form.clash })}</Note>
          )}
          <div className="row">
            <Button
              type="submit"
              className="grow"
              isBusy={form.isBusy}
              disabled={!isWell || !form.preview}
            >
              {t('slot.save')}
            </Button>
            <Button kind="second" onClick={form.undo}>
              {t('slot.undo')}
            </Button>
          </div>
        </div>
      )}
    </form>
  );
};

/** Escape closes the panel, wherever the focus is; a dialog that is open has it first. */
const useEscape = (close: () => void): void => {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (
        event.key !== 'Escape' ||
        event.defaultPrevented ||
        document.querySelector('dialog[open]')
      )
        return;
      // Else the browser closes the dialog that asks with this same press.
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};

export interface SlotPanelProps {
  readonly slot: SlotFill;
  readonly wish: FillWish;
}

/** One slot of one day, beside the heat map on wide screens and in its place on others. */
export const SlotPanel = ({ slot, wish }: SlotPanelProps) => {
  const kind = kindOf(slot);
  const isPast = isOver(slot);
  const head = useRef<HTMLHeadingElement>(null);
  const ofOrders = usePermissions().includes('transactions');
  const form = useSlotChange(slot);
  const navigate = useNavigate();
  const away = { pathname: '/admin/slots', search: writeFillWish({ ...wish, slotId: 0 }) };
  useAskedLinks(form.isChanged);
  useEscape(useAskedClose(form.isChanged, () => void navigate(away)));
  // Whoever opens a cell by keyboard or on a phone goes on here.
  useEffect(() => {
    head.current?.focus();
  }, []);
  return (
    <aside className={styles.panel} aria-labelledby="h-slot">
      <div className={styles.head}>
        <h2 id="h-slot" ref={head} tabIndex={-1} className="grow">
          {slotDateWords(slot)}
        </h2>
        <Tag tone={toneOf(kind)}>{kindWords(kind)}</Tag>
        <Link className="iconbtn" aria-label={t('slot.close')} to={away}>
          <Icon of={X} />
        </Link>
      </div>
      <div className={styles.body}>
        <Fill slot={slot} />
        {ofOrders && slot.Booked > 0 && (
          <Link className="link" to={`/admin/orders?PDate=${slot.Date}&SlotId=${slot.Id}`}>
            {t('slot.orders', { count: slot.Booked })}
          </Link>
        )}
        {kind === 'cut-off' && <Note tone="few">{t('slot.cutOff')}</Note>}
        {!isPast && <Bookings slot={slot} />}
      </div>
      {isPast ? <p className={styles.past}>{t('slot.past')}</p> : <Form slot={slot} form={form} />}
    </aside>
  );
};
