import {
  slotOperations,
  type SlotUsageResponse,
  type TemplatesOfGroup,
} from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { useSearchParams, sendCommand } from '@tokri/web-kit/platform';
import {
  Button,
  classNames,
  dialogTypes,
  EmptyState,
  ErrorPanel,
  escapeHtml,
  isConfirmed,
  formatDate,
  showDialog,
} from '@tokri/web-kit/ui';
import cardStyles from '../../../components/card.module.css';
import tableStyles from '../../../components/table.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { FormColumns } from '../form-columns.tsx';
import { ClosedDayForm } from './closed-day-form.tsx';
import {
  refreshSlots,
  daysAheadQuery,
  useClosedDays,
  useSlotUtilisation,
  useServiceAreas,
  type ClosedDay,
} from '../slot-queries.ts';
import { SlotsPageLayout } from '../slots-page.tsx';
import { t } from '../labels.ts';
import { WeeklyOff } from './weekly-off.tsx';

const useReopenDay = (
  { Date: day, GroupId }: ClosedDay,
  { dateLabel, area }: { readonly dateLabel: string; readonly area: string },
) => {
  const { run: reopen, isBusy } = useMutationWithFeedback({
    send: () =>
      sendCommand(slotOperations.saveBlackoutDay, {
        body: { GroupId, Date: day, Closed: false, Reason: '' },
      }),
    refresh: refreshSlots,
    successMessage: () => t('closedDays.reopened', { day: dateLabel }),
  });
  const confirmAndReopen = async (): Promise<void> => {
    if (
      !isBusy &&
      isConfirmed(
        await showDialog({
          type: dialogTypes.confirmation,
          message: escapeHtml(t('closedDays.confirmReopen', { day: dateLabel, area })),
        }),
      )
    )
      await reopen(undefined);
  };
  return { confirmAndReopen, isBusy };
};

const ClosedDayRow = ({
  day,
  groups,
}: {
  readonly day: ClosedDay;
  readonly groups: readonly TemplatesOfGroup[];
}) => {
  const { GroupId, Reason } = day;
  const dateLabel = formatDate(day.Date, { withYear: true });
  const area =
    GroupId === 0
      ? t('area.all')
      : (groups.find((group) => group.GroupId === GroupId)?.GroupName ?? String(GroupId));
  const { confirmAndReopen, isBusy } = useReopenDay(day, { dateLabel, area });
  return (
    <tr>
      <td className={tableStyles.phoneMain}>
        <b className="strong">{dateLabel}</b>
      </td>
      <td className={tableStyles.phoneMain}>{area}</td>
      <td className={classNames(tableStyles.phoneMain, 'muted')}>{Reason}</td>
      <td className={tableStyles.phoneSide}>
        <Button
          kind="secondary"
          isSmall
          isBusy={isBusy}
          aria-label={t('closedDays.reopenOf', { day: dateLabel, area })}
          onClick={() => void confirmAndReopen()}
        >
          {t('closedDays.reopen')}
        </Button>
      </td>
    </tr>
  );
};

interface ClosedDayListProps {
  readonly days: readonly ClosedDay[];
  readonly groups: readonly TemplatesOfGroup[];
}

const ClosedDayList = ({ days, groups }: ClosedDayListProps) => {
  if (days.length === 0)
    return <EmptyState title={t('closedDays.none')} text={t('closedDays.noneText')} />;
  return (
    <table className={tableStyles.table} aria-label={t('closedDays.list')}>
      <thead>
        <tr>
          <th scope="col">{t('addSlot.day')}</th>
          <th scope="col">{t('area')}</th>
          <th scope="col">{t('closedDays.reason')}</th>
          <th scope="col">
            <span className="sr-only">{t('closedDays.reopen')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <ClosedDayRow key={`${day.GroupId} ${day.Date}`} day={day} groups={groups} />
        ))}
      </tbody>
    </table>
  );
};

const ClosedDaysSection = (props: ClosedDayListProps) => (
  <section className={cardStyles.card} aria-labelledby="h-closed">
    <div className={cardStyles.head}>
      <h2 id="h-closed">{t('closedDays.list')}</h2>
    </div>
    <ClosedDayList {...props} />
  </section>
);

const WeeklyOffSection = ({
  groups,
  slots,
}: {
  readonly groups: readonly TemplatesOfGroup[];
  readonly slots: readonly SlotUsageResponse[];
}) => (
  <section className={cardStyles.card} aria-labelledby="h-weekly">
    <div className={cardStyles.head}>
      <h2 id="h-weekly">{t('weekly.title')}</h2>
    </div>
    <p className={classNames('fine-print', cardStyles.note)}>{t('weekly.lead')}</p>
    {groups.map((group) => (
      <WeeklyOff
        key={group.GroupId}
        group={group}
        slots={slots.filter(({ GroupId }) => GroupId === group.GroupId)}
      />
    ))}
  </section>
);

const CloseDaySection = ({ groups }: { readonly groups: readonly TemplatesOfGroup[] }) => {
  const [searchParams] = useSearchParams();
  return (
    <section className={cardStyles.card} aria-labelledby="h-close">
      <div className={cardStyles.head}>
        <h2 id="h-close">{t('closedDays.closeTitle')}</h2>
      </div>
      <div className={cardStyles.body}>
        <ClosedDayForm
          key={searchParams.toString()}
          groups={groups}
          day={searchParams.get('Date') ?? ''}
          groupId={Number(searchParams.get('GroupId')) || 0}
        />
      </div>
    </section>
  );
};

export const ClosedDaysPage = () => {
  const [groups, days, utilisation] = [
    useServiceAreas(),
    useClosedDays(),
    useSlotUtilisation(daysAheadQuery(0)),
  ];
  const failed = [groups, days, utilisation].find((query) => query.isError && !query.data);
  return (
    <SlotsPageLayout tab="closedDays" lists={[groups.data, days.data, utilisation.data]}>
      {failed && (
        <div className={cardStyles.card}>
          <ErrorPanel
            error={failed.error}
            isBusy={failed.isFetching}
            onRetry={() => [groups, days, utilisation].forEach((query) => void query.refetch())}
          />
        </div>
      )}
      {!failed && !(groups.data && days.data && utilisation.data) && (
        <div className={cardStyles.card}>
          <RowsSkeleton count={5} />
        </div>
      )}
      {groups.data && days.data && utilisation.data && (
        <FormColumns form={<CloseDaySection groups={groups.data.rows} />}>
          <ClosedDaysSection days={days.data.rows} groups={groups.data.rows} />
          <WeeklyOffSection groups={groups.data.rows} slots={utilisation.data.rows} />
        </FormColumns>
      )}
    </SlotsPageLayout>
  );
};
