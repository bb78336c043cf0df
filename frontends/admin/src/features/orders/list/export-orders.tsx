import { reportChange } from '@tokri/web-kit/mutation-feedback';
import { Download } from '@tokri/web-kit/more-icons';
import { isApiProblem, loadPart, useMutation, saveFile } from '@tokri/web-kit/platform';
import { Button, Icon } from '@tokri/web-kit/ui';
import { describeExport, toFileName } from '../../../components/export-file/exported-list.ts';
import { t } from '../../../labels.ts';
import type { OrderFilter } from '../order-filter.ts';
import { readAllOrders } from '../order-queries.ts';
import { toOrderRows } from './order-csv.ts';

export const ExportOrdersButton = ({ filter }: { readonly filter: OrderFilter }) => {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const orders = await readAllOrders(filter);
      const { toCsvFile } = await loadPart(() => import('@tokri/web-kit/csv'));
      await saveFile(
        toCsvFile(toOrderRows(orders.rows)),
        toFileName(`orders-${filter.isLate ? 'late' : filter.day}`, orders),
      );
      return orders;
    },
    onSuccess: (orders) =>
      reportChange(describeExport(orders, t('orders.exported', { count: orders.rows.length }))),
    onError: (error) =>
      reportChange(isApiProblem(error) ? error.message : t('orders.exportFailed')),
  });
  return (
    <Button kind="secondary" isSmall isBusy={isPending} onClick={() => mutate()}>
      <Icon icon={Download} size={16} />
      {t('orders.export')}
    </Button>
  );
};
