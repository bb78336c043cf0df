require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

const waitMs = 10_000;
configure({ asyncUtilTimeout: waitMs });
jest.setTimeout(3 * waitMs);

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

if (!window.matchMedia) {
  window.matchMedia = (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  });
}

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
window.ResizeObserver ??= SilentObserver;
window.IntersectionObserver ??= SilentObserver;
window.scrollTo = () => {};
window.HTMLElement.prototype.scrollIntoView ??= () => {};

const dialog = window.HTMLDialogElement?.prototype;
if (dialog && !dialog.showModal) {
  dialog.show = function show() {
    this.open = true;
  };
  dialog.showModal = dialog.show;
  dialog.close = function close(value) {
    if (!this.open) return;
    this.open = false;
    if (value !== undefined) this.returnValue = value;
    this.dispatchEvent(new window.Event('close'));
  };
}
const element = window.HTMLElement.prototype;
element.showPopover ??= function showPopover() {};
element.hidePopover ??= function hidePopover() {};

/** A React error on the console fails the test, unless the test spies on console.error. */
const consoleErrors = [];
beforeEach(() => {
  consoleErrors.length = 0;
  console.error = (...args) => consoleErrors.push(args);
});
afterEach(() => {
  if (consoleErrors.length > 0)
    throw new Error(
      `console.error was called:\n${consoleErrors.map((args) => args.map(String).join(' ')).join('\n')}`,
    );
});
