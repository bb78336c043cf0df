import { promotionOperations, type StaffOfferResponse } from '@tokri/contracts/api';
import { shopDate } from '@tokri/contracts/dates';
import { Link, sendCommand } from '@tokri/web-kit/platform';
import { ButtonLink } from '@tokri/web-kit/ui';
import { useMemo } from 'react';
import { t } from '../labels.ts';
import { PromotionActions } from '../promotion-actions.tsx';
import { usesText } from '../promotion-cells.tsx';
import { listPromotionColumns } from '../promotion-columns.tsx';
import { PromotionList } from '../promotion-list.tsx';
import { useStaffOffers } from '../promotion-queries.ts';
import styles from '../promotions.module.css';

const OfferActions = ({ offer }: { readonly offer: StaffOfferResponse }) => (
  <PromotionActions
    name={offer.Name}
    state={offer.State}
    isOn={offer.Status === 1}
    isOver={offer.ToDate < shopDate(new Date())}
    duplicatePath={`/admin/promotions/offers/new?from=${offer.Id}`}
    send={(State) =>
      sendCommand(promotionOperations.switchOffer, { body: { OfferId: offer.Id, State } })
    }
  />
);

const listOfferColumns = () =>
  listPromotionColumns<StaffOfferResponse>({
    nameHeader: t('column.offer'),
    renderName: (offer) => (
      <span className={styles.texts}>
        <Link to={`/admin/promotions/offers/${offer.Id}`}>{offer.Name}</Link>
        <small>{offer.Text}</small>
      </span>
    ),
    periodHeader: t('column.deliveryDays'),
    usesText: ({ Uses }) => usesText(Uses),
    renderActions: (offer) => <OfferActions offer={offer} />,
  });

export const OffersPage = () => {
  const columns = useMemo(listOfferColumns, []);
  return (
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
};
