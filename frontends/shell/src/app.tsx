import { useLocation } from '@tokri/web-kit/platform';
import { NotFoundPage } from './pages/not-found.tsx';
import { RemotePage } from './remotes/remote-page.tsx';
import { screenOf } from './screens.ts';

export const App = () => {
  const { pathname } = useLocation();
  const screen = screenOf(pathname);
  return screen && screen.owner !== 'shell' ? <RemotePage name={screen.owner} /> : <NotFoundPage />;
};
