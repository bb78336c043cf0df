import { Link } from '@tokri/web-kit/platform';
import { Fragment } from 'react';
import { homePath } from '../catalogue/paths.ts';
import { t } from '../texts.ts';
import styles from './crumbs.module.css';

export interface Crumb {
  readonly name: string;
  /** The last one has none: it is the page itself. */
  readonly href?: string;
}

/** The way from home to a page. */
export const Crumbs = ({
  of,
  className = '',
}: {
  readonly of: readonly Crumb[];
  readonly className?: string;
}) => (
  <nav className={`crumb ${styles.crumbs} ${className}`} aria-label={t('crumbs')}>
    <Link to={homePath}>{t('home')}</Link>
    {of.map(({ name, href }) => (
      <Fragment key={name}>
        {' '}
        <span aria-hidden="true">/</span>{' '}
        {href ? <Link to={href}>{name}</Link> : <span aria-current="page">{name}</span>}
      </Fragment>
    ))}
  </nav>
);
