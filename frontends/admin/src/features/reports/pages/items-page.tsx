import type { ItemSalesResponse } from '@tokri/contracts/api';
import { useLanguage } from '@tokri/web-kit/platform';
import { formatPrice } from '@tokri/web-kit/ui';
import { Pagination, rowsPerPage } from '../../../components/pagination.tsx';
import { t } from '../labels.ts';
import { fetchItemSales, useItemSales, useSalesReport } from '../report-queries.ts';
import { ReportSection } from '../report-section.tsx';
import { ReportContent, ReportsLayout, useReportFilter } from '../reports-layout.tsx';
import { allItemsRow, closingRows, namedColumns, type Named } from '../sales-columns.ts';

const toNamed = (row: ItemSalesResponse, language: string): Named => ({
  ...row,
  name:
    (language === 'hi' ? row.Hindi?.Name : undefined) ||
    row.Name ||
    t('row.item', { id: row.ItemId }),
});

export const ItemsReportPage = () => {
  const { filter, changeFilter } = useReportFilter();
  const query = useItemSales(filter);
  const report = useSalesReport(filter).data;
  const language = useLanguage();
  return (
    <ReportsLayout filter={filter} onChange={changeFilter}>
      <ReportContent query={query} isEmpty={({ total }) => total === 0}>
        {({ rows, total }) => (
          <ReportSection
            name="sales-by-item"
            title={t('by.items')}
            span={filter}
            columns={namedColumns(t('column.item'))}
            rows={rows.map((row) => toNamed(row, language))}
            closing={
              report && [
                ...(total > rowsPerPage ? [allItemsRow(report)] : []),
                ...closingRows(report),
              ]
            }
            fileClosing={report && closingRows(report)}
            fetchRows={async () =>
              (await fetchItemSales(filter)).map((row) => toNamed(row, language))
            }
            chart={{
              kind: 'bars',
              label: ({ name }) => name,
              value: ({ Total }) => Total,
              formatValue: formatPrice,
            }}
            footer={
              <Pagination
                page={filter.page}
                total={total}
                onPageChange={(page) => changeFilter({ page })}
              />
            }
          />
        )}
      </ReportContent>
    </ReportsLayout>
  );
};
