import { Link } from '@tokri/web-kit/platform';
import { useId, type ReactNode } from 'react';
import { t } from '../labels.ts';

export interface SectionProps {
  readonly title: string;
  readonly titleInHindi?: string;
  readonly href?: string;
  readonly children: ReactNode;
}

export const Section = ({ title, titleInHindi, href, children }: SectionProps) => {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <div className="head">
        <h2 id={id}>{title}</h2>
        {titleInHindi && (
          <span className="hindi-title" lang="hi">
            {titleInHindi}
          </span>
        )}
        {href && (
          <Link className="link" to={href}>
            {t('seeAll')}
            <span className="sr-only"> {title}</span>
          </Link>
        )}
      </div>
      {children}
    </section>
  );
};
