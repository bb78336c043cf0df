import type { DuesPaymentResponse } from '@tokri/contracts/api';
import { Link } from '@tokri/web-kit/platform';
import { Fragment } from 'react';
import { t } from '../../labels.ts';

/** Of what was paid before its supply; their page opens the PDF and prints. */
export const VoucherLinks = ({
  payment: { Vouchers },
}: {
  readonly payment: Pick<DuesPaymentResponse, 'Vouchers'>;
}) =>
  Vouchers.length > 0 && (
    <small>
      {Vouchers.map(({ Id, Kind, Number }, index) => (
        <Fragment key={Id}>
          {index > 0 && ', '}
          <Link className="link" to={`/bill/${Id}`}>
            {t(`dues.voucher.${Kind}`, { number: Number })}
          </Link>
        </Fragment>
      ))}
    </small>
  );
