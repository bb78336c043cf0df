import type { BillResponse } from '@tokri/contracts/api';
import { isUnitedKingdom } from '@tokri/contracts/market';
import { formatExactPrice } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import styles from './bill.module.css';

type TaxRow = BillResponse['TaxSummary'][number];

const taxColumns = (rows: readonly TaxRow[]) =>
  rows.some(({ Igst }) => Igst > 0) ? (['Igst'] as const) : (['Cgst', 'Sgst'] as const);

/** Rule 46(g), (l) and (m): each HSN code with its rate and the amount of each tax. */
export const BillTaxes = ({ rows }: { readonly rows: readonly TaxRow[] }) => {
  if (isUnitedKingdom()) return null;
  const columns = taxColumns(rows);
  return (
    <div>
      <h2 id="h-hsn">{t('bill.taxes')}</h2>
      <div className={styles.lineScroller} role="region" aria-labelledby="h-hsn" tabIndex={0}>
        <table className={styles.taxes}>
          <thead>
            <tr>
              <th scope="col">HSN</th>
              <th scope="col">{t('bill.taxRate')}</th>
              <th scope="col">{t('bill.taxable')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column.toUpperCase()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.HSN}/${row.TaxPercent}`}>
                <th scope="row">{row.HSN}</th>
                <td>{row.TaxPercent}%</td>
                <td>{formatExactPrice(row.Taxable)}</td>
                {columns.map((column) => (
                  <td key={column}>{formatExactPrice(row[column])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
};
