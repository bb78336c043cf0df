import { orderOperations } from '@tokri/contracts/api';
import { orderStatus } from '@tokri/contracts/orders';
import { callApiPage, Link, useQuery } from '@tokri/web-kit/platform';
import { Note } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';

const useUnpaidOrder = (userId: number) =>
  useQuery({
    queryKey: [orderOperations.listOrdersOfUser.operationId, userId, 'unpaid'],
    queryFn: ({ signal }) =>
      callApiPage(orderOperations.listOrdersOfUser, {
        query: { UserId: userId, page: 1, pageSize: 1, Status: orderStatus.AwaitingPayment },
        signal,
      }),
    enabled: userId > 0,
  }).data?.rows.find(({ Status }) => Status === orderStatus.AwaitingPayment);

/** Without it a customer whose payment failed would order the same items a second time. */
export const UnpaidOrderNote = ({ userId }: { readonly userId: number }) => {
  const order = useUnpaidOrder(userId);
  if (!order) return null;
  return (
    <Note tone="warning">
      {t('unpaid.text', { number: order.TransactionNumber })}{' '}
      <Link className="link" to={`/order-status?Id=${order.Id}`}>
        {t('unpaid.open')}
      </Link>
    </Note>
  );
};
