import { slotOperations, type TemplatesOfGroup } from '@tokri/contracts/http';
import { useToldWrite } from '@tokri/web-kit/told-write';
import { useSearchParams, write } from '@tokri/web-kit/platform';
import {
  Button,
  classNames,
  dialogTypes,
  Empty,
  ErrorPanel,
  escapeHtml,
  isConfirmed,
  shortDay,
  showDialog,
} from '@tokri/web-kit/ui';
import parts from '../../../parts/parts.module.css';
import { RowsWaiting } from '../../../parts/rows-waiting.tsx';
import { ClosedDayForm } from './closed-day-form.tsx';
import {
  refreshSlots,
  rolledSpan,
  useClosedDays,
  useFill,
  useGroups,
  type ClosedDay,
} from '../slot-reads.ts';
import { SlotsPage } from '../slots-page.tsx';
import styles from '../slots.module.css';
import { t } from '../texts.ts';
import { WeeklyOff } from './weekly-off.tsx';

const Row = ({
  day: { Date: day, GroupId, Reason },
  groups,
}: {
  readonly day: ClosedDay;
  readonly groups: readonly TemplatesOfGroup[];
}) => {
  const words = shortDay(day, { withYear: true });
  const area =
    GroupId === 0
      ? t('area.all')
      : (groups.find((group) => group.GroupId === GroupId)?.GroupName ?? String(GroupId));
  const { act, isBusy } = useToldWrite({
    send: () =>
      write(slotOperations.saveBlackoutDay, {
        body: { GroupId, Date: day, Closed: false, Reason: '' },
      }),
    refresh: refreshSlots,
    tell: () => t('days.opened', { day: words }),
  });
  const ask = async (): Promise<void> => {
    if (
      !isBusy &&
      isConfirmed(
        await showDialog({
          type: dialogTypes.confirmation,
          message: escapeHtml(t('days.openSure', { day: words, area })),
        }),
      )
    )
      await act(undefined);
  };
  return (
    <tr>
      <td className={parts.wide}>
        <b className="strong">{words}</b>
      </td>
      <td className={parts.wide}>{area}</td>
      <td className={classNames(parts.wide, 'muted')}>{Reason}</td>
      <td className={parts.side}>
        <Button
          kind="second"
          isSmall
          isBusy={isBusy}
          aria-label={t('days.openOf', { day: words, area })}
          onClick={() => void ask()}
        >
          {t('days.open')}
        </Button>
      </td>
    </tr>
  );
};

const List = ({
  days,
  groups,
}: {
  readonly days: readonly ClosedDay[];
  readonly groups: readonly TemplatesOfGroup[];
}) => {
  if (days.length === 0) return <Empty title={t('days.none')} text={t('days.noneText')} />;
  return (
    <table className={parts.table} aria-label={t('days.list')}>
      <thead>
        <tr>
          <th scope="col">{t('add.day')}</th>
          <th scope="col">{t('area')}</th>
          <th scope="col">{t('days.reason')}</th>
          <th scope="col">
            <span className="sr">{t('days.open')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <Row key={`${day.GroupId} ${day.Date}`} day={day} groups={groups} />
        ))}
      </tbody>
    </table>
  );
};

/** Days without delivery, and weekdays without. */
export const DaysPage = () => {
  const [address] = useSearchParams();
  const [groups, days, fill] = [useGroups(), useClosedDays(), useFill(rolledSpan(0))];
  const failed = [groups, days, fill].find((query) => query.isError && !query.data);
  return (
    <SlotsPage tab="days" lists={[groups.data, days.data, fill.data]}>
      {failed && (
        <div className={parts.box}>
          <ErrorPanel
            problem={failed.error}
            isBusy={failed.isFetching}
            onRetry={() => [groups, days, fill].forEach((query) => void query.refetch())}
          />
        </div>
      )}
      {!failed && !(groups.data && days.data && fill.data) && (
        <div className={parts.box}>
          <RowsWaiting count={5} />
        </div>
      )}
      {groups.data && days.data && fill.data && (
        <div className={classNames(styles.two, styles.halves)}>
          <div className={styles.main}>
            <section className={parts.box} aria-labelledby="h-closed">
              <div className={styles.boxHead}>
                <h2 id="h-closed">{t('days.list')}</h2>
              </div>
              <List days={days.data.rows} groups={groups.data.rows} />
            </section>
            <section className={parts.box} aria-labelledby="h-weekly">
              <div className={styles.boxHead}>
                <h2 id="h-weekly">{t('weekly.title')}</h2>
              </div>
              <p className={classNames('fine', styles.note)}>{t('weekly.lead')}</p>
              {groups.data.rows.map((group) => (
                <WeeklyOff
                  key={group.GroupId}
                  group={group}
                  slots={(fill.data?.rows ?? []).filter(({ GroupId }) => GroupId === group.GroupId)}
                />
              ))}
            </section>
          </div>
          <section className={classNames(parts.box, styles.first)} aria-labelledby="h-close">
            <div className={styles.boxHead}>
              <h2 id="h-close">{t('days.closeTitle')}</h2>
            </div>
            <div className={styles.box}>
              <ClosedDayForm
                key={address.toString()}
                groups={groups.data.rows}
                day={address.get('Date') ?? ''}
                groupId={Number(address.get('GroupId')) || 0}
              />
            </div>
          </section>
        </div>
      )}
    </SlotsPage>
  );
};
