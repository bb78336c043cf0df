import { addDays, slotDaysAhead } from '@tokri/contracts';
import type { SlotFill, TemplatesOfGroup } from '@tokri/contracts/http';
import { useNavigate, useSearchParams } from '@tokri/web-kit/platform';
import { ChevronLeft, Download } from '@tokri/web-kit/more-icons';
import {
  Button,
  ButtonLink,
  ChevronRight,
  classNames,
  dayOf,
  Empty,
  ErrorPanel,
  hourOrTime,
  Icon,
  IconButton,
  Note,
  Plus,
  shortDay,
  slotTime,
  today,
} from '@tokri/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import parts from '../../../parts/parts.module.css';
import { RowsWaiting } from '../../../parts/rows-waiting.tsx';
import { mayLeave } from '../../../parts/unsaved.ts';
import { AddSlotSheet } from '../slot/add-slot-sheet.tsx';
import { AreaChoice, chosenGroup, UnknownArea } from '../area/area-choice.tsx';
import { Calendar } from './calendar.tsx';
import { exportFill } from './export-fill.ts';
import { exportText } from './export-texts.ts';
import { daysOf, fillSums, percentOf } from './fill-model.ts';
import { daysShown, readFillWish, writeFillWish, type FillWish } from './fill-wish.ts';
import { HeatMap } from './heat-map.tsx';
import { PartNote } from '../part-note.tsx';
import { isPart } from '../read-all.ts';
import { rolledSpan, useFill, useGroups, type FillSpan } from '../slot-reads.ts';
import { SlotPanel } from '../slot/slot-panel.tsx';
import { SlotsPage } from '../slots-page.tsx';
import { spanWords } from '../slot-words.ts';
import styles from '../slots.module.css';
import { t } from '../texts.ts';

const Sums = ({ slots }: { readonly slots: readonly SlotFill[] }) => {
  const { booked, capacity, full, held, waiting, nextCutOff } = fillSums(slots, new Date());
  const cutOffDay = nextCutOff ? dayOf(new Date(nextCutOff.CutOffAt)) : '';
  return (
    <dl className={styles.kpis}>
      <div>
        <dt>{t('sums.booked')}</dt>
        <dd>
          {t('number', { count: booked })}{' '}
          <small>{t('sums.of', { capacity, percent: percentOf(booked, capacity) })}</small>
        </dd>
      </div>
      <div>
        <dt>{t('sums.full')}</dt>
        <dd>
          {full} <small>{t('sums.slots', { full })}</small>
        </dd>
      </div>
      <div>
        <dt>{t('sums.held')}</dt>
        <dd>
          {t('number', { count: held })} <small>{t('sums.waiting', { waiting })}</small>
        </dd>
      </div>
      <div>
        <dt>{t('sums.cutOff')}</dt>
        <dd>
          {nextCutOff ? (
            <>
              {hourOrTime(nextCutOff.CutOffAt)}{' '}
              <small>
                {cutOffDay === today() ? '' : `${shortDay(cutOffDay)}, `}
                {t('sums.for', { slot: slotTime(nextCutOff.Start, nextCutOff.End) })}
              </small>
            </>
          ) : (
            '–'
          )}
        </dd>
      </div>
    </dl>
  );
};

/** Slots of the days that are shown, and of the days ahead for the calendar; one question where one covers both. */
const useShownFill = (groupId: number, wish: FillWish) => {
  const ahead = rolledSpan(groupId);
  const shown: FillSpan = { groupId, from: wish.from, to: addDays(wish.from, daysShown - 1) };
  const isCovered = shown.from >= ahead.from && shown.to <= ahead.to;
  const calendar = useFill(ahead);
  const other = useFill(shown, !isCovered);
  return { calendar, list: isCovered ? calendar : other, ahead, shown };
};

const Week = ({
  wish,
  onShow,
}: {
  readonly wish: FillWish;
  readonly onShow: (change: Partial<FillWish>) => void;
}) => (
  <span className={styles.week}>
    <IconButton
      label={t('fill.before')}
      onClick={() => onShow({ from: addDays(wish.from, -daysShown), slotId: 0 })}
    >
      <Icon of={ChevronLeft} />
    </IconButton>
    <b>{spanWords(wish.from, addDays(wish.from, daysShown - 1))}</b>
    <IconButton
      label={t('fill.after')}
      onClick={() => onShow({ from: addDays(wish.from, daysShown), slotId: 0 })}
    >
      <Icon of={ChevronRight} />
    </IconButton>
  </span>
);

/** Closing the panel gives the focus back to the cell that opened it. */
const useFocusBack = (slotId: number): void => {
  const before = useRef(slotId);
  useEffect(() => {
    if (slotId === 0 && before.current > 0)
      document.getElementById(`slot-${before.current}`)?.focus();
    before.current = slotId;
  }, [slotId]);
};

const Shown = ({
  groups,
  wish,
}: {
  readonly groups: readonly TemplatesOfGroup[];
  readonly wish: FillWish;
}) => {
  const { calendar, list, ahead, shown } = useShownFill(wish.groupId ?? 0, wish);
  const slots = (list.data?.rows ?? []).filter(
    ({ Date: day }) => day >= shown.from && day <= shown.to,
  );
  const open = slots.find(({ Id }) => Id === wish.slotId);
  useFocusBack(open ? wish.slotId : 0);
  return (
    <div className={classNames(styles.two, open && styles.withPanel)}>
      <PartNote of={calendar === list ? [list.data] : [calendar.data, list.data]} />
      {list.data && wish.slotId > 0 && !open && (
        <div className={styles.whole}>
          <Note tone="few">{t('fill.unknownSlot', { id: wish.slotId })}</Note>
        </div>
      )}
      {calendar.data && (
        <div className={classNames(styles.whole, styles.list)}>
          <Calendar
            days={daysOf(ahead.from, slotDaysAhead)}
            shownDays={daysOf(shown.from, daysShown)}
            slots={calendar.data.rows}
            wish={wish}
          />
          {list.data && <Sums slots={slots} />}
        </div>
      )}
      <div className={classNames(styles.main, styles.list)}>
        <section className={parts.box} aria-label={t('fill.title')} aria-busy={list.isPending}>
          {list.isPending && <RowsWaiting />}
          {list.isError && !list.data && (
            <ErrorPanel
              problem={list.error}
              isBusy={list.isFetching}
              onRetry={() => {
                void list.refetch();
                void calendar.refetch();
              }}
            />
          )}
          {list.data && (
            <HeatMap
              slots={slots}
              groups={groups}
              days={daysOf(shown.from, daysShown)}
              wish={wish}
            />
          )}
        </section>
        {list.data && slots.length > 0 && (
          <p>
            <Button
              kind="quiet"
              isSmall
              disabled={isPart(list.data)}
              onClick={() => exportFill(slots, { groups, from: shown.from, to: shown.to })}
            >
              <Icon of={Download} size={16} />
              {exportText('act', { days: spanWords(shown.from, shown.to) })}
            </Button>
            {isPart(list.data) && <small className="fine"> {exportText('part')}</small>}
          </p>
        )}
      </div>
      {open && <SlotPanel key={open.Id} slot={open} wish={wish} />}
    </div>
  );
};

/** The days ahead of an area, slot by slot: how full they are, and the one that is open. */
export const FillPage = () => {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const groups = useGroups();
  const asked = readFillWish(address);
  const known = groups.data?.rows ?? [];
  const wish: FillWish = {
    ...asked,
    groupId: asked.groupId === 0 ? 0 : chosenGroup(known, asked.groupId),
  };
  const show = async (change: Partial<FillWish>): Promise<void> => {
    if (await mayLeave())
      void navigate(
        { pathname: '/admin/slots', search: writeFillWish({ ...asked, ...change }) },
        { replace: true },
      );
  };
  const head = known.length > 0 && (
    <>
      <AreaChoice
        groups={known}
        groupId={wish.groupId ?? 0}
        hasAll={known.length > 1}
        onChoose={(groupId) => void show({ groupId, slotId: 0 })}
      />
      <Week wish={wish} onShow={(change) => void show(change)} />
      <Button isSmall className="end" onClick={() => setAdding(true)}>
        <Icon of={Plus} size={16} />
        {t('add.act')}
      </Button>
    </>
  );
  return (
    <SlotsPage tab="fill" lists={[groups.data]} head={head}>
      {groups.isPending && (
        <div className={parts.box}>
          <RowsWaiting />
        </div>
      )}
      {groups.isError && !groups.data && (
        <div className={parts.box}>
          <ErrorPanel
            problem={groups.error}
            isBusy={groups.isFetching}
            onRetry={() => void groups.refetch()}
          />
        </div>
      )}
      {groups.data?.rows.length === 0 && (
        <div className={parts.box}>
          <Empty title={t('area.none')} text={t('area.noneText')}>
            <ButtonLink kind="second" to="/admin/slots/pincodes">
              {t('area.open')}
            </ButtonLink>
          </Empty>
        </div>
      )}
      {known.length > 0 && (
        <UnknownArea groups={known} asked={asked.groupId} shown={wish.groupId ?? 0} />
      )}
      {known.length > 0 && <Shown groups={known} wish={wish} />}
      {isAdding && (
        <AddSlotSheet
          groups={known}
          groupId={wish.groupId || chosenGroup(known, null)}
          day={wish.from < today() ? today() : wish.from}
          onClose={() => setAdding(false)}
        />
      )}
    </SlotsPage>
  );
};
