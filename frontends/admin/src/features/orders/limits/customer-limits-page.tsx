import { useParams } from '@tokri/web-kit/platform';
import { ButtonLink } from '@tokri/web-kit/ui';
import cardStyles from '../../../components/card.module.css';
import { Page } from '../../../components/page.tsx';
import { useLiveOrderUpdates } from '../order-queries.ts';
import { t } from './labels.ts';
import { useOrderLimits } from './limit-queries.ts';
import { LimitsSection } from './limits-section.tsx';

export const CustomerLimitsPage = () => {
  useLiveOrderUpdates();
  const userId = Number(useParams().userId);
  const name = useOrderLimits(userId).data?.UserName;
  return (
    <Page
      title={name ? t('page', { name }) : t('pageUnnamed', { id: userId })}
      actions={
        <ButtonLink kind="secondary" isSmall to="/customers-page">
          {t('allCustomers')}
        </ButtonLink>
      }
    >
      <div className={cardStyles.card}>
        <div className={cardStyles.body}>
          <LimitsSection userId={userId} />
        </div>
      </div>
    </Page>
  );
};
