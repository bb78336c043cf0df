import { reportChange } from '@tokri/web-kit/mutation-feedback';
import { Download } from '@tokri/web-kit/more-icons';
import { isApiProblem, loadPart, useMutation } from '@tokri/web-kit/platform';
import { Button, Icon } from '@tokri/web-kit/ui';
import { saveFile } from '../../../components/save-file.ts';
import { t } from '../../../labels.ts';
import type { OrderFilter } from '../order-filter.ts';
import { readAllOrders } from '../order-queries.ts';
import { toOrderRows } from './order-csv.ts';

export const ExportOrdersButton = ({ filter }: { readonly filter: OrderFilter }) => {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const orders = await readAllOrders(filter);
      const { toCsvFile } = await loadPart(() => import('../../../components/csv.ts'));
      return { count: orders.length, file: toCsvFile(toOrderRows(orders)) };
    },
    onSuccess: ({ count, file }) => {
      saveFile(file, `orders-${filter.isLate ? 'late' : filter.day}.csv`);
      reportChange(t('orders.exported', { count }));
    },
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
