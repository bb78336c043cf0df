import type { CustomerDetailsResponse } from '@tokri/contracts/api';
import { formatAddress, formatDate, formatMobile, shopDate, Tag } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { t } from '../../labels.ts';
import styles from '../../people.module.css';

interface SectionProps {
  readonly customer: CustomerDetailsResponse;
}

const Verification = ({ isVerified }: { readonly isVerified: boolean }) => (
  <Tag tone={isVerified ? 'success' : 'warning'}>
    {t(isVerified ? 'panel.verified' : 'panel.unverified')}
  </Tag>
);

export const DetailsSection = ({ customer: { Profile, RegisteredAt } }: SectionProps) => {
  const rows: readonly (readonly [string, ReactNode])[] = [
    [
      t('panel.mobile'),
      Profile.Mobile && (
        <>
          {formatMobile(Profile.Mobile)} <Verification isVerified={Profile.MobileVerified} />
        </>
      ),
    ],
    [
      t('panel.email'),
      Profile.Email && (
        <>
          {Profile.Email} <Verification isVerified={Profile.EmailVerified} />
        </>
      ),
    ],
    [t('panel.signIn'), t(`channel.${Profile.SignInChannel}`)],
    [t('panel.business'), Profile.PartyId > 0 && `${Profile.CompanyName} ${Profile.GSTN}`],
    [t('panel.registered'), formatDate(shopDate(new Date(RegisteredAt)), { withYear: true })],
  ];
  return (
    <section aria-label={t('panel.details')} className={styles.section}>
      <dl className={styles.details}>
        {rows.flatMap(([name, value]) =>
          value
            ? [
                <div key={name}>
                  <dt className="muted">{name}</dt>
                  <dd>{value}</dd>
                </div>,
              ]
            : [],
        )}
      </dl>
    </section>
  );
};

export const AddressesSection = ({ customer: { Addresses } }: SectionProps) => (
  <section aria-labelledby="h-addresses" className={styles.section}>
    <h3 id="h-addresses">{t('addresses.title')}</h3>
    {Addresses.length === 0 ? (
      <p className="muted">{t('addresses.none')}</p>
    ) : (
      <ul className={styles.entries}>
        {Addresses.map((address) => (
          <li key={address.Id}>
            <span>
              {address.Name}
              <small>{formatAddress(address)}</small>
              <small>{formatMobile(address.Mobile)}</small>
            </span>
            {!address.PincodeVerified && <Tag tone="warning">{t('addresses.notServed')}</Tag>}
          </li>
        ))}
      </ul>
    )}
  </section>
);
