import { useLanguage } from '@tokri/web-kit/platform';
import { usePageTitle } from '@tokri/web-kit/ui';
import { english } from './english-policies.ts';
import { hindi } from './hindi-policies.ts';
import styles from './policy-page.module.css';
import type { PolicyName } from './policy.ts';

const policies = { en: english, hi: hindi };

export const PolicyPage = ({ name }: { readonly name: PolicyName }) => {
  const { title, sections } = policies[useLanguage()][name];
  usePageTitle(title);
  return (
    <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
      <h1>{title}</h1>
      {sections.map(({ heading, text }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
    </main>
  );
};
