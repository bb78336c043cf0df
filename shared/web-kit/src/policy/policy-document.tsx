import type { Language } from '@tokri/contracts/language';
import { parsePolicyText, type PolicyBlock } from '@tokri/contracts/policies';
import { useLanguage } from '@tokri/web-kit/platform';
import { formatDate } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { t } from './labels.ts';
import styles from './policy-document.module.css';

interface PolicyDocumentProps {
  readonly title: string;
  readonly language: Language;
  readonly text: string;
  readonly version: number;
  /** Null for the text that the shop started with. */
  readonly from: string | null;
  /** A preview is below the heading of its page. */
  readonly titleLevel?: 1 | 3;
}

const Block = ({ block }: { readonly block: PolicyBlock }) =>
  block.kind === 'list' ? (
    <ul>
      {block.items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  ) : (
    <p>{block.text}</p>
  );

interface Section {
  readonly heading: string;
  readonly blocks: readonly PolicyBlock[];
}

const toSections = (text: string): readonly Section[] =>
  parsePolicyText(text).reduce<readonly Section[]>((sections, block) => {
    if (block.kind === 'heading') return [...sections, { heading: block.text, blocks: [] }];
    const last = sections.at(-1);
    return last
      ? [...sections.slice(0, -1), { ...last, blocks: [...last.blocks, block] }]
      : [{ heading: '', blocks: [block] }];
  }, []);

const Heading = ({
  level,
  children,
}: {
  readonly level: 1 | 2 | 3 | 4;
  readonly children: ReactNode;
}) => {
  const Tag = `h${level}` as const;
  return <Tag>{children}</Tag>;
};

/** Text is rendered as text: nothing that staff write becomes markup. */
export const PolicyDocument = ({
  title,
  language,
  text,
  version,
  from,
  titleLevel = 1,
}: PolicyDocumentProps) => {
  const pageLanguage = useLanguage();
  return (
    <article className={styles.document} lang={language === pageLanguage ? undefined : language}>
      <Heading level={titleLevel}>{title}</Heading>
      {from !== null && (
        <p className={styles.date}>
          {t('from', { date: formatDate(from, { withYear: true }), version })}
        </p>
      )}
      {toSections(text).map(({ heading, blocks }, index) => (
        <section key={index}>
          {heading && <Heading level={titleLevel === 1 ? 2 : 4}>{heading}</Heading>}
          {blocks.map((block, at) => (
            <Block key={at} block={block} />
          ))}
        </section>
      ))}
    </article>
  );
};
