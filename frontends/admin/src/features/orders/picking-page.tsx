import { Link, useSearchParams } from '@tokri/web-kit/platform';
import {
  Button,
  ButtonLink,
  Empty,
  ErrorPanel,
  FileText,
  Icon,
  shortDay,
  slotTime,
} from '@tokri/web-kit/ui';
import { Page } from '../../parts/page.tsx';
import parts from '../../parts/parts.module.css';
import { RowsWaiting } from '../../parts/rows-waiting.tsx';
import { t } from '../../texts.ts';
import { useDayCounts, useOrderNews, usePickingList } from './order-reads.ts';
import styles from './picking.module.css';
import { readWish, writeWish } from './wish.ts';

type Pick = NonNullable<ReturnType<typeof usePickingList>['data']>[number];

const Group = ({ title, picks }: { readonly title: string; readonly picks: readonly Pick[] }) => (
  <section className={styles.group} aria-label={title}>
    <h2>{title}</h2>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{t('picking.done')}</span>
          </th>
          <th scope="col" className={styles.num}>
            {t('picking.quantity')}
          </th>
          <th scope="col">{t('picking.item')}</th>
          <th scope="col" className={styles.num}>
            {t('picking.orders')}
          </th>
        </tr>
      </thead>
      <tbody>
        {picks.map(({ ItemId, UnitId, Name, UnitName, Quantity, Orders }) => (
          <tr key={`${ItemId} ${UnitId}`}>
            <td>
              <input type="checkbox" aria-label={`${t('picking.done')}: ${Name} ${UnitName}`} />
            </td>
            <td className={`${styles.num} ${styles.many}`}>{Quantity} ×</td>
            <td>
              {Name} <small>{UnitName}</small>
            </td>
            <td className={styles.num}>{Orders}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const List = ({ picks }: { readonly picks: readonly Pick[] }) => {
  const groups = [
    { title: t('picking.food'), picks: picks.filter(({ IsFood }) => IsFood) },
    { title: t('picking.household'), picks: picks.filter(({ IsFood }) => !IsFood) },
  ];
  return (
    <>
      <p className="muted">
        {t('picking.sum', {
          units: picks.reduce((sum, { Quantity }) => sum + Quantity, 0),
          kinds: picks.length,
        })}
      </p>
      {groups
        .filter((group) => group.picks.length > 0)
        .map((group) => (
          <Group key={group.title} {...group} />
        ))}
    </>
  );
};

/** What to fetch for all confirmed orders of a slot, summed: for the screen and for paper. */
export const PickingPage = () => {
  useOrderNews();
  const [address] = useSearchParams();
  const wish = readWish(address);
  const slot = useDayCounts(wish.day).data?.find(({ SlotId }) => SlotId === wish.slotId);
  const list = usePickingList(wish.day, wish.slotId);
  const back = { pathname: '/admin/orders', search: writeWish({ ...wish, slotId: 0 }) };
  return (
    <Page
      title={t('picking.title')}
      head={
        <>
          <span className={styles.when}>
            {[shortDay(wish.day, { withYear: true }), slot && slotTime(slot.Start, slot.End)]
              .filter(Boolean)
              .join(', ')}
          </span>
          <span className={`${styles.acts} end`}>
            <ButtonLink kind="second" isSmall to={back}>
              {t('back')}
            </ButtonLink>
            <Button isSmall disabled={!list.data?.length} onClick={() => window.print()}>
              <Icon of={FileText} size={16} />
              {t('picking.print')}
            </Button>
          </span>
        </>
      }
    >
      <div className={`${parts.box} ${styles.sheet}`}>
        {wish.slotId === 0 && (
          <Empty title={t('picking.noSlot')} text={t('picking.noSlotText')}>
            <Link className="link" to={back}>
              {t('area.orders')}
            </Link>
          </Empty>
        )}
        {wish.slotId > 0 && list.isPending && <RowsWaiting />}
        {list.isError && !list.data && (
          <ErrorPanel
            problem={list.error}
            isBusy={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data &&
          (list.data.length > 0 ? (
            <List picks={list.data} />
          ) : (
            <Empty title={t('picking.empty')} text={t('picking.emptyText')} />
          ))}
      </div>
    </Page>
  );
};
