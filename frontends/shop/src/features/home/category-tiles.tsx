import type { ItemGroup } from '@tokri/contracts/api';
import { Link } from '@tokri/web-kit/platform';
import { Icon, TicketPercent } from '@tokri/web-kit/ui';
import { allCategoriesPath, categoryPath, offerPath } from '../../catalog/paths.ts';
import { Section } from '../../components/section.tsx';
import { Tile, Tiles } from '../../components/tiles.tsx';
import { t } from '../../labels.ts';
import styles from './category-tiles.module.css';
import { maxTiles } from './home-sections.ts';

const OffersTile = () => (
  <li>
    <Link to={offerPath()} className={styles.offers}>
      <span className="thumbnail">
        <Icon icon={TicketPercent} size={24} />
      </span>
      {t('offers.title')}
    </Link>
  </li>
);

export const CategoryTiles = ({ categories }: { readonly categories: readonly ItemGroup[] }) => (
  <Section title={t('home.categories')} href={allCategoriesPath}>
    <Tiles>
      {categories.slice(0, maxTiles - 1).map(({ Id, Name, Tint, ImageUrl }) => (
        <Tile key={Id} name={Name} href={categoryPath(Id)} tint={Tint} image={ImageUrl} isEager />
      ))}
      <OffersTile />
    </Tiles>
  </Section>
);
