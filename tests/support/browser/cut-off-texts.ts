import type { Page } from 'playwright-core';

/**
 * Texts that are partly out of reach: beyond the edge of the screen without a way to scroll
 * there, hidden by a box that is too small, or running out of their control. Texts that end in an
 * ellipsis on purpose do not count.
 */
export const findCutOffTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const tolerancePx = 2;
    const isScrollable = (overflow: string): boolean => /auto|scroll/.test(overflow);
    const isHidden = (overflow: string): boolean => /hidden|clip/.test(overflow);

    /** How the text is cut off, looking at each box from the text up to the root. */
    const findCut = (text: DOMRect, parent: Element): string | undefined => {
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = style;
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return undefined;
        if (style.clipPath !== 'none' || style.visibility === 'hidden') return undefined;
        if (isScrollable(overflowX) || isScrollable(overflowY)) return undefined;
        const edge = box.getBoundingClientRect();
        const isBeside =
          text.left < edge.left - tolerancePx || text.right > edge.right + tolerancePx;
        const isAbove =
          text.top < edge.top - tolerancePx || text.bottom > edge.bottom + tolerancePx;
        if (isHidden(overflowX) && isBeside) return `cut at the side by .${box.className}`;
        if (isHidden(overflowY) && isAbove) return `cut in height by .${box.className}`;
        if (box.matches('button, a.btn, label, [role=tab]') && isBeside)
          return 'wider than its control';
        if (style.position === 'fixed') break;
      }
      const isOutside = text.left < -tolerancePx || text.right > innerWidth + tolerancePx;
      return isOutside ? 'beyond the edge of the screen' : undefined;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const content = node.textContent?.trim() ?? '';
      if (!parent || content === '' || !parent.checkVisibility({ visibilityProperty: true }))
        continue;
      if (parent.closest('.skip-link, .sr-only, script, style, noscript, option, svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const cut = findCut(range.getBoundingClientRect(), parent);
      if (cut) found.add(`"${content.slice(0, 40)}" ${cut}`);
    }
    return [...found];
  });

export const measureSidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
