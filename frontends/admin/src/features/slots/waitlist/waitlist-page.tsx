import { waitlistOfferMinutes } from '@tokri/contracts/slots';
import type {
  SlotUsageResponse,
  TemplatesOfGroup,
  WaitlistEntryResponse,
} from '@tokri/contracts/api';
import { Link, useSearchParams } from '@tokri/web-kit/platform';
import {
  ButtonLink,
  classNames,
  EmptyState,
  ErrorPanel,
  formatShortTime,
  formatDateTime,
  Note,
  formatSlotWithDate,
  Tag,
} from '@tokri/web-kit/ui';
import cardStyles from '../../../components/card.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { useCustomerNames } from '../../../customers/use-customer-names.ts';
import { formatCalendarFilter } from '../calendar/calendar-filter.ts';
import { IncompleteListNote } from '../incomplete-list-note.tsx';
import {
  daysAheadQuery,
  useSlotUtilisation,
  useServiceAreas,
  useSlotWaitlist,
} from '../slot-queries.ts';
import { SlotsPageLayout } from '../slots-page.tsx';
import layoutStyles from '../slots-layout.module.css';
import styles from './waitlist-page.module.css';
import { t } from '../labels.ts';

const WaitlistRow = ({
  entry: { Position, UserId, Items, Since, OfferUntil },
  customerName = t('waitlist.customer', { id: UserId }),
}: {
  readonly entry: WaitlistEntryResponse;
  readonly customerName: string | undefined;
}) => (
  <li>
    <span className={styles.position}>{Position > 0 ? Position : '•'}</span>
    <span className="grow">
      {t('waitlist.entry', { customer: customerName, pieces: Items })}
      {Since && (
        <small className="fine-print">
          {' '}
          {t('waitlist.since', { when: formatDateTime(Since) })}
        </small>
      )}
    </span>
    {OfferUntil && (
      <Tag tone="success" hasDot>
        {t('waitlist.offered', { time: formatShortTime(OfferUntil) })}
      </Tag>
    )}
  </li>
);

interface SlotWaitlistProps {
  readonly slot: SlotUsageResponse;
  readonly area: string;
}

const SlotWaitlistHead = ({
  slot,
  area,
  headingId,
}: SlotWaitlistProps & { readonly headingId: string }) => (
  <div className={cardStyles.head}>
    <h2 id={headingId} className="grow">
      {formatSlotWithDate(slot)} <small className="fine-print">{area}</small>
    </h2>
    <span className="fine-print">
      {t('waitlist.count', { waiting: slot.Waiting, offered: slot.Offered })}
    </span>
    <Link
      className="link"
      to={{
        pathname: '/admin/slots',
        search: formatCalendarFilter({ groupId: slot.GroupId, from: slot.Date, slotId: slot.Id }),
      }}
    >
      {t('waitlist.slot')}
    </Link>
  </div>
);

const SlotWaitlist = ({ slot, area }: SlotWaitlistProps) => {
  const waitlist = useSlotWaitlist(slot.Id);
  const { names } = useCustomerNames((waitlist.data?.rows ?? []).map(({ UserId }) => UserId));
  const id = `h-line-${slot.Id}`;
  return (
    <section className={cardStyles.card} aria-labelledby={id} aria-busy={waitlist.isPending}>
      <SlotWaitlistHead slot={slot} area={area} headingId={id} />
      {waitlist.isPending && <RowsSkeleton count={2} />}
      {waitlist.isError && !waitlist.data && (
        <ErrorPanel
          error={waitlist.error}
          isBusy={waitlist.isFetching}
          onRetry={() => void waitlist.refetch()}
        />
      )}
      {waitlist.data && (
        <>
          <IncompleteListNote lists={[waitlist.data]} />
          <ol className={styles.entries}>
            {waitlist.data.rows.map((entry) => (
              <WaitlistRow
                key={`${entry.Position} ${entry.UserId}`}
                entry={entry}
                customerName={names.get(entry.UserId)}
              />
            ))}
          </ol>
        </>
      )}
    </section>
  );
};

const SlotWaitlists = ({
  slots,
  groups,
}: {
  readonly slots: readonly SlotUsageResponse[];
  readonly groups: readonly TemplatesOfGroup[];
}) => (
  <>
    <p className={classNames('muted', layoutStyles.intro)}>
      {t('waitlist.lead', { minutes: waitlistOfferMinutes })}
    </p>
    <div className={layoutStyles.main}>
      {slots.map((slot) => (
        <SlotWaitlist
          key={slot.Id}
          slot={slot}
          area={groups.find(({ GroupId }) => GroupId === slot.GroupId)?.GroupName ?? ''}
        />
      ))}
    </div>
  </>
);

export const WaitlistPage = () => {
  const [searchParams] = useSearchParams();
  const [groups, utilisation] = [useServiceAreas(), useSlotUtilisation(daysAheadQuery(0))];
  const requestedSlotId = Number(searchParams.get('SlotId')) || 0;
  const slots = (utilisation.data?.rows ?? []).filter(({ Id, Waiting, Offered }) =>
    requestedSlotId > 0 ? Id === requestedSlotId : Waiting + Offered > 0,
  );
  const isNotFound = requestedSlotId > 0 && slots.length === 0;
  return (
    <SlotsPageLayout
      tab="waitlist"
      lists={[groups.data, utilisation.data]}
      actions={
        requestedSlotId > 0 && (
          <ButtonLink kind="secondary" isSmall to="/admin/slots/waiting">
            {t('waitlist.all')}
          </ButtonLink>
        )
      }
    >
      {utilisation.isPending && (
        <div className={cardStyles.card}>
          <RowsSkeleton />
        </div>
      )}
      {utilisation.isError && !utilisation.data && (
        <div className={cardStyles.card}>
          <ErrorPanel
            error={utilisation.error}
            isBusy={utilisation.isFetching}
            onRetry={() => void utilisation.refetch()}
          />
        </div>
      )}
      {utilisation.data && isNotFound && (
        <Note tone="warning">{t('waitlist.unknownSlot', { id: requestedSlotId })}</Note>
      )}
      {utilisation.data && slots.length === 0 && !isNotFound && (
        <div className={cardStyles.card}>
          <EmptyState title={t('waitlist.none')} text={t('waitlist.noneText')} />
        </div>
      )}
      {slots.length > 0 && <SlotWaitlists slots={slots} groups={groups.data?.rows ?? []} />}
    </SlotsPageLayout>
  );
};
