import { promotionOperations, type StaffOfferResponse } from '@tokri/contracts/api';
import { kolkataDate } from '@tokri/contracts/dates';
import { Link, sendCommand } from '@tokri/web-kit/platform';
import { ButtonLink } from '@tokri/web-kit/ui';
import type { Column } from '../../../components/data-table/columns.ts';
import { t } from '../labels.ts';
import { PromotionActions } from '../promotion-actions.tsx';
import { costText, periodText, StateTag, usesText } from '../promotion-cells.tsx';
import { PromotionList } from '../promotion-list.tsx';
import { useStaffOffers } from '../promotion-queries.ts';
import styles from '../promotions.module.css';

const offerPath = (id: number): string => `/admin/promotions/offers/${id}`;

const OfferActions = ({ offer }: { readonly offer: StaffOfferResponse }) => (
  <PromotionActions
    name={offer.Name}
    state={offer.State}
    isOn={offer.Status === 1}
    isOver={offer.ToDate < kolkataDate(new Date())}
    duplicatePath={`/admin/promotions/offers/new?from=${offer.Id}`}
    send={(State) =>
      sendCommand(promotionOperations.switchOffer, { body: { OfferId: offer.Id, State } })
    }
  />
);

const columns: readonly Column<StaffOfferResponse>[] = [
  {
    id: 'name',
    header: t('column.offer'),
    enableSorting: false,
    meta: { phone: 'main' },
    cell: ({ row: { original: offer } }) => (
      <span className={styles.texts}>
        <Link to={offerPath(offer.Id)}>{offer.Name}</Link>
        <small>{offer.Text}</small>
      </span>
    ),
  },
  {
    id: 'state',
    header: t('column.state'),
    enableSorting: false,
    meta: { phone: 'side' },
    cell: ({ row }) => <StateTag state={row.original.State} />,
  },
  {
    id: 'period',
    header: t('column.deliveryDays'),
    enableSorting: false,
    meta: { phone: 'main' },
    cell: ({ row }) => periodText(row.original),
  },
  {
    id: 'uses',
    header: t('column.uses'),
    enableSorting: false,
    meta: { phone: 'main', isNumber: true },
    cell: ({ row }) => usesText(row.original.Uses),
  },
  {
    id: 'cost',
    header: t('column.cost'),
    enableSorting: false,
    meta: { phone: 'side', isNumber: true },
    cell: ({ row }) => costText(row.original.Cost),
  },
  {
    id: 'actions',
    header: t('column.actions'),
    enableSorting: false,
    meta: { phone: 'main' },
    cell: ({ row }) => <OfferActions offer={row.original} />,
  },
];

export const OffersPage = () => (
  <PromotionList
    title={t('title')}
    listLabel={t('list.offers')}
    searchHint={t('searchHint.offers')}
    create={
      <ButtonLink isSmall to="/admin/promotions/offers/new">
        {t('offer.new')}
      </ButtonLink>
    }
    columns={columns}
    useRows={useStaffOffers}
  />
);
