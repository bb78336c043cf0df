import { expect } from '@playwright/test';

/**
 * Assertions about a page, each asked again until it is met: what a page shows follows a key or a click by a task, a call or an event, so a look that is
 * taken once is a race (https://playwright.dev/docs/test-assertions).
 */
export const expectEventually = expect.configure({ timeout: 15_000 });
