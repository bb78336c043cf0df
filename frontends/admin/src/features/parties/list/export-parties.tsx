import { reportChange } from '@tokri/web-kit/mutation-feedback';
import { Download } from '@tokri/web-kit/more-icons';
import { isApiProblem, saveFile, useMutation } from '@tokri/web-kit/platform';
import { createTableFile, exportFormats, type ExportFormat } from '@tokri/web-kit/table-file';
import { Button, Icon, today } from '@tokri/web-kit/ui';
import { describeExport, toFileName } from '../../../components/export-file/exported-list.ts';
import { t } from '../labels.ts';
import { readAllParties } from '../party-queries.ts';
import type { PartyFilter } from './party-filter.ts';
import { toPartyRows } from './party-rows.ts';

const saveParties = async (filter: PartyFilter, format: ExportFormat) => {
  const parties = await readAllParties(filter);
  const name = `${t('export.file')}-${today()}`;
  await saveFile(
    await createTableFile[format](toPartyRows(parties.rows)),
    toFileName(name, parties, format),
  );
  return parties;
};

/** Saves all accounts that match, not only the page that is shown. */
export const ExportPartiesButtons = ({ filter }: { readonly filter: PartyFilter }) => {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (format: ExportFormat) => saveParties(filter, format),
    onSuccess: (parties) =>
      reportChange(describeExport(parties, t('export.done', { count: parties.rows.length }))),
    onError: (error) => reportChange(isApiProblem(error) ? error.message : t('export.failed')),
  });
  return exportFormats.map((format) => (
    <Button
      key={format}
      kind="secondary"
      isSmall
      isBusy={isPending && variables === format}
      aria-label={t('export.name', { format: t(`export.${format}`) })}
      onClick={() => mutate(format)}
    >
      <Icon icon={Download} size={16} />
      {t(`export.${format}`)}
    </Button>
  ));
};
