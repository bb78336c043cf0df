import type { ItemGroup } from '@tokri/contracts/http';
import { Link } from '@tokri/web-kit/platform';
import { Icon, TicketPercent } from '@tokri/web-kit/ui';
import { allCategoriesPath, groupPath, offerPath } from '../../catalogue/paths.ts';
import { Section } from '../../shelf/section.tsx';
import { Tile, Tiles } from '../../shelf/tiles.tsx';
import { t } from '../../texts.ts';
import styles from './aisles.module.css';
import { aislesMax } from './model.ts';

const OffersTile = ({ isBar }: { readonly isBar: boolean }) => (
  <li className={isBar ? styles.bar : undefined}>
    <Link to={offerPath()} className={styles.offers}>
      <span className="plate">
        <Icon of={TicketPercent} size={24} />
      </span>
      {t('offers.title')}
    </Link>
  </li>
);

/** The first departments, then the way to the offers: in the place that they leave, or below them all. */
export const Aisles = ({ groups }: { readonly groups: readonly ItemGroup[] }) => (
  <Section title={t('home.aisles')} href={allCategoriesPath}>
    <Tiles>
      {groups.slice(0, aislesMax).map(({ Id, Name, Tint, ImageUrl }) => (
        <Tile key={Id} name={Name} href={groupPath(Id)} tint={Tint} image={ImageUrl} isEager />
      ))}
      <OffersTile isBar={groups.length >= aislesMax} />
    </Tiles>
  </Section>
);
