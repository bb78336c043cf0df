export const pageScript = `'use strict';
(() => {
  const intervalMs = 1500;
  const copiedMs = 2000;
  const list = document.getElementById('messages');
  const faults = document.getElementById('faults');
  const sections = document.getElementById('sections');
  const status = document.getElementById('news');
  let revision = Number(list.dataset.revision);
  let shownSections = '';

  // Keeps the focus and the selected options when a list is rendered again.
  const replace = (container, markup) => {
    const active = container.contains(document.activeElement) ? document.activeElement : null;
    if (active && active.tagName === 'SELECT') return;
    const selector =
      active && (active.id ? '#' + active.id : '[data-copy="' + active.dataset.copy + '"]');
    const selectedValues = new Map(
      [...container.querySelectorAll('select')].map((select) => [select.id, select.value]),
    );
    container.innerHTML = markup;
    for (const [id, value] of selectedValues) document.getElementById(id).value = value;
    if (selector) container.querySelector(selector)?.focus();
  };

  const refresh = async () => {
    if (document.hidden) return;
    const response = await fetch('/page/parts' + location.search, {
      headers: { accept: 'application/json' },
    });
    if (!response.ok) return;
    const parts = await response.json();
    if (faults.innerHTML !== parts.faults) replace(faults, parts.faults);
    if (shownSections !== parts.sections) replace(sections, parts.sections);
    shownSections = parts.sections;
    if (parts.revision === revision) return;
    const before = new Set([...list.children].map(({ id }) => id));
    revision = parts.revision;
    replace(list, parts.messages);
    const fresh = [...list.querySelectorAll('.card')].filter(({ id }) => !before.has(id));
    for (const card of fresh) card.classList.add('fresh');
    if (fresh.length)
      status.textContent =
        'New: ' +
        fresh
          .map(
            (card) =>
              card.querySelector('.tag').textContent +
              ' to ' +
              card.querySelector('.to').textContent,
          )
          .join(', ');
  };

  const scheduleRefresh = () =>
    setTimeout(
      () =>
        refresh()
          .catch(() => undefined)
          .finally(scheduleRefresh),
      intervalMs,
    );
  scheduleRefresh();
  document.addEventListener('visibilitychange', () => void refresh().catch(() => undefined));

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
    setTimeout(() => {
      button.textContent = 'Copy code';
    }, copiedMs);
  });
})();
`;
