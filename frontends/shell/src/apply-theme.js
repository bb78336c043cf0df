// Runs before the first paint, so that no page flashes in the other theme.
const applyTheme = (theme) => {
  const isChosen = theme === 'light' || theme === 'dark';
  if (isChosen) document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    const { themeColor } = meta.dataset;
    if (isChosen) meta.media = themeColor === theme ? 'all' : 'not all';
    else meta.media = `(prefers-color-scheme: ${themeColor})`;
  }
};

addEventListener('themechange', ({ detail }) => applyTheme(detail));
// Another tab has changed it.
addEventListener('storage', ({ key, newValue }) => {
  if (key === 'theme') applyTheme(newValue);
});
try {
  applyTheme(localStorage.getItem('theme'));
} catch {
  // The browser blocks storage: the page follows the system.
}
