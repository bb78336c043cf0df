import type { ItemGroup } from '@tokri/contracts/http';
import { Link } from '@tokri/web-kit/platform';
import { Icon, TicketPercent } from '@tokri/web-kit/ui';
import { allCategoriesPath, groupPath, listPath } from '../../catalogue/paths.ts';
import { Section } from '../../shelf/section.tsx';
import { Tile, Tiles } from '../../shelf/tiles.tsx';
import { t } from '../../texts.ts';
import styles from './aisles.module.css';
import { aislesMax } from './model.ts';

const SavingsTile = () => (
  <li><Link to={listPath({ Sort: 'discount' })} className={styles.savings}><span className="plate"><Icon of={TicketPercent} size={24} /></span>{t('home.savings')}</Link></li>
);

/** The departments; a place that is left over leads to the best savings. */
export const Aisles = ({ groups }: { readonly groups: readonly ItemGroup[] }) => (
  <Section title={t('home.aisles')} href={allCategoriesPath}>
    <Tiles>
      {groups.slice(0, aislesMax).map(({ Id, Name, Tint, ImageUrl }) => <Tile key={Id} name={Name} href={groupPath(Id)} tint={Tint} image={ImageUrl} isEager />)}
      {groups.length < aislesMax && <SavingsTile />}
    </Tiles>
  </Section>
);
