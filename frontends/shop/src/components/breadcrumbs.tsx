import { Link } from '@tokri/web-kit/platform';
import { Fragment } from 'react';
import { homePath } from '../catalog/paths.ts';
import { t } from '../labels.ts';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  readonly name: string;
  readonly href?: string;
}

export const Breadcrumbs = ({
  crumbs,
  className = '',
}: {
  readonly crumbs: readonly Crumb[];
  readonly className?: string;
}) => (
  <nav className={`breadcrumbs ${styles.crumbs} ${className}`} aria-label={t('breadcrumbs')}>
    <Link to={homePath}>{t('home')}</Link>
    {crumbs.map(({ name, href }) => (
      <Fragment key={name}>
        {' '}
        <span aria-hidden="true">/</span>{' '}
        {href ? <Link to={href}>{name}</Link> : <span aria-current="page">{name}</span>}
      </Fragment>
    ))}
  </nav>
);
