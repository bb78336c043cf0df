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
    <section className="sec" aria-labelledby={id}>
      <div className="hd">
        <h2 id={id}>{title}</h2>
        {titleInHindi && (
          <span className="hi" lang="hi">
            {titleInHindi}
          </span>
        )}
        {href && (
          <Link className="link" to={href}>
            {t('seeAll')}
            <span className="sr"> {title}</span>
          </Link>
        )}
      </div>
      {children}
    </section>
  );
};
