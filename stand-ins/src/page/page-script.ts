/** Served as `/page/page.js`: keeps the page fresh and copies codes. */
export const pageScript = `'use strict';
(() => {
  const everyMs = 1500;
  const copiedMs = 2000;
  const list = document.getElementById('messages');
  const faults = document.getElementById('faults');
  const sections = document.getElementById('sections');
  const news = document.getElementById('news');
  let revision = Number(list.dataset.revision);
  let shown = '';

  // A button that is focused stays so when its list is written anew.
  const replace = (place, markup) => {
    const active = place.contains(document.activeElement) ? document.activeElement : null;
    if (active && active.tagName === 'SELECT') return;
    const selector = active && (active.id ? '#' + active.id : '[data-copy="' + active.dataset.copy + '"]');
    const chosen = new Map([...place.querySelectorAll('select')].map((select) => [select.id, select.value]));
    place.innerHTML = markup;
    for (const [id, value] of chosen) document.getElementById(id).value = value;
    if (selector) place.querySelector(selector)?.focus();
  };

  const look = async () => {
    if (document.hidden) return;
    const answer = await fetch('/page/parts' + location.search, { headers: { accept: 'application/json' } });
    if (!answer.ok) return;
    const parts = await answer.json();
    if (faults.innerHTML !== parts.faults) replace(faults, parts.faults);
    if (shown !== parts.sections) replace(sections, parts.sections);
    shown = parts.sections;
    if (parts.revision === revision) return;
    const before = new Set([...list.children].map(({ id }) => id));
    revision = parts.revision;
    replace(list, parts.messages);
    const fresh = [...list.querySelectorAll('.card')].filter(({ id }) => !before.has(id));
    for (const card of fresh) card.classList.add('fresh');
    if (fresh.length) news.textContent = 'New: ' + fresh.map((card) => card.querySelector('.tag').textContent + ' to ' + card.querySelector('.to').textContent).join(', ');
  };

  const again = () => setTimeout(() => look().catch(() => undefined).finally(again), everyMs);
  again();
  document.addEventListener('visibilitychange', () => void look().catch(() => undefined));

  document.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-copy]') : null;
    if (!button) return;
    try {
      await navigator.clipboard.writeText(button.dataset.copy);
      button.textContent = 'Copied';
    } catch {
      getSelection().selectAllChildren(button.previousElementSibling);
      button.textContent = 'Selected';
    }
    setTimeout(() => { button.textContent = 'Copy code'; }, copiedMs);
  });
})();
`;
