import { useSession } from '@tokri/web-kit/session';
import { usePageTitle } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import { CustomerCheckout } from './customer-checkout.tsx';
import { VisitorCheckout } from './visitor-checkout.tsx';

export const CheckoutPage = () => {
  const userId = useSession((state) => state.user?.Id ?? 0);
  usePageTitle(t('checkout.title'));
  return userId > 0 ? <CustomerCheckout key={userId} userId={userId} /> : <VisitorCheckout />;
};
