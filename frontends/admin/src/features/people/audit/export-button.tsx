import { reportChange } from '@tokri/web-kit/mutation-feedback';
import { Download } from '@tokri/web-kit/more-icons';
import { isApiProblem, useMutation, saveFile } from '@tokri/web-kit/platform';
import { Button, Icon, today } from '@tokri/web-kit/ui';
import { toCsvFile } from '@tokri/web-kit/csv';
import { t } from '../labels.ts';
import { toAuditRows } from './audit-csv.ts';
import type { AuditFilter } from './audit-filter.ts';
import { readAuditExport } from './audit-queries.ts';

export const ExportButton = ({
  filter,
  nameOf,
}: {
  readonly filter: AuditFilter;
  readonly nameOf: (staffId: number) => string;
}) => {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { entries, isComplete } = await readAuditExport(filter);
      await saveFile(toCsvFile(toAuditRows(entries, nameOf)), `audit-${today()}.csv`);
      return { count: entries.length, isComplete };
    },
    onSuccess: ({ count, isComplete }) =>
      reportChange(t(isComplete ? 'audit.exported' : 'audit.exportedPart', { count })),
    onError: (error) => reportChange(isApiProblem(error) ? error.message : t('audit.exportFailed')),
  });
  return (
    <Button kind="secondary" isSmall isBusy={isPending} onClick={() => mutate()}>
      <Icon icon={Download} size={16} />
      {t(isPending ? 'audit.exporting' : 'audit.export')}
    </Button>
  );
};
