import { offerMinutes } from '@tokri/contracts';
import type { SlotFill, SlotWaiter } from '@tokri/contracts/http';
import { Link, useSearchParams } from '@tokri/web-kit/platform';
import {
  classNames,
  Empty,
  ErrorPanel,
  hourOrTime,
  momentText,
  Note,
  slotDateWords,
  Tag,
} from '@tokri/web-kit/ui';
import parts from '../../../parts/parts.module.css';
import { RowsWaiting } from '../../../parts/rows-waiting.tsx';
import { writeFillWish } from '../fill/fill-wish.ts';
import { PartNote } from '../part-note.tsx';
import { rolledSpan, useFill, useGroups, useWaits } from '../slot-reads.ts';
import { SlotsPage } from '../slots-page.tsx';
import styles from '../slots.module.css';
import { t } from '../texts.ts';

const Person = ({
  waiter: { Position, UserId, Items, Since, OfferUntil },
}: {
  readonly waiter: SlotWaiter;
}) => (
  <li>
    <span className={styles.place}>{Position > 0 ? Position : '•'}</span>
    <span className="grow">
      {t('waiting.person', { id: UserId, pieces: Items })}
      {Since && <small className="fine"> {t('waiting.since', { when: momentText(Since) })}</small>}
    </span>
    {OfferUntil && (
      <Tag tone="ok" hasDot>
        {t('waiting.offered', { time: hourOrTime(OfferUntil) })}
      </Tag>
    )}
  </li>
);

const Line = ({ slot, area }: { readonly slot: SlotFill; readonly area: string }) => {
  const waits = useWaits(slot.Id);
  const id = `h-line-${slot.Id}`;
  return (
    <section className={parts.box} aria-labelledby={id} aria-busy={waits.isPending}>
      <div className={styles.boxHead}>
        <h2 id={id} className="grow">
          {slotDateWords(slot)} <small className="fine">{area}</small>
        </h2>
        <span className="fine">
          {t('waiting.count', { waiting: slot.Waiting, offered: slot.Offered })}
        </span>
        <Link
          className="link"
          to={{
            pathname: '/admin/slots',
            search: writeFillWish({ groupId: slot.GroupId, from: slot.Date, slotId: slot.Id }),
          }}
        >
          {t('waiting.slot')}
        </Link>
      </div>
      {waits.isPending && <RowsWaiting count={2} />}
      {waits.isError && !waits.data && (
        <ErrorPanel
          problem={waits.error}
          isBusy={waits.isFetching}
          onRetry={() => void waits.refetch()}
        />
      )}
      {waits.data && (
        <>
          <PartNote of={[waits.data]} />
          <ol className={styles.people}>
            {waits.data.rows.map((waiter) => (
              <Person key={`${waiter.Position} ${waiter.UserId}`} waiter={waiter} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
};

/** Who waits for which slot, and to whom a place is offered until when. People are told by their number, never by their phone. */
export const WaitingPage = () => {
  const [address] = useSearchParams();
  const [groups, fill] = [useGroups(), useFill(rolledSpan(0))];
  const wished = Number(address.get('SlotId')) || 0;
  const lines = (fill.data?.rows ?? []).filter(({ Id, Waiting, Offered }) =>
    wished > 0 ? Id === wished : Waiting + Offered > 0,
  );
  const isUnknown = wished > 0 && lines.length === 0;
  return (
    <SlotsPage
      tab="waiting"
      lists={[groups.data, fill.data]}
      head={
        wished > 0 && (
          <Link className="link" to="/admin/slots/waiting">
            {t('waiting.all')}
          </Link>
        )
      }
    >
      {fill.isPending && (
        <div className={parts.box}>
          <RowsWaiting />
        </div>
      )}
      {fill.isError && !fill.data && (
        <div className={parts.box}>
          <ErrorPanel
            problem={fill.error}
            isBusy={fill.isFetching}
            onRetry={() => void fill.refetch()}
          />
        </div>
      )}
      {fill.data && isUnknown && <Note tone="few">{t('waiting.unknownSlot', { id: wished })}</Note>}
      {fill.data && lines.length === 0 && !isUnknown && (
        <div className={parts.box}>
          <Empty title={t('waiting.none')} text={t('waiting.noneText')} />
        </div>
      )}
      {lines.length > 0 && (
        <>
          <p className={classNames('muted', styles.lead)}>
            {t('waiting.lead', { minutes: offerMinutes })}
          </p>
          <div className={styles.main}>
            {lines.map((slot) => (
              <Line
                key={slot.Id}
                slot={slot}
                area={
                  groups.data?.rows.find(({ GroupId }) => GroupId === slot.GroupId)?.GroupName ?? ''
                }
              />
            ))}
          </div>
        </>
      )}
    </SlotsPage>
  );
};
