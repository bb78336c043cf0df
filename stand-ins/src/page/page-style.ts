const rimImage = [
  'data:image/svg+xml,',
  "%3Csvg xmlns='http://www.w3.org/2000/svg' width='24' height='8'%3E",
  "%3Cpath fill='%23084a2f' d='M0 0h24v8H0z'/%3E",
  "%3Crect x='1' y='.5' width='14' height='3' rx='1.5' fill='%23ffb81f'/%3E",
  "%3Crect x='13' y='4.5' width='14' height='3' rx='1.5' fill='%23ffb81f'/%3E",
  "%3Crect x='-11' y='4.5' width='14' height='3' rx='1.5' fill='%23ffb81f'/%3E",
  '%3C/svg%3E',
].join('');

export const pageStyle = `:root {
  color-scheme: light dark;
  --ink: #14201a; --ink-2: #46554c; --ink-3: #5c6b62; --page: #f2f6f1; --surface: #fff;
  --sunken: #e7eee7; --line: #d8e1d9; --line-strong: #7b8a80;
  --leaf: #0b5d3b; --leaf-hover: #08482d; --on-leaf: #fff; --leaf-ink: #0b5d3b;
  --leaf-soft: #dff0e4; --brand: #0b5d3b; --on-brand: #fff; --on-brand-2: #c9e6d4;
  --haldi: #ffb81f; --haldi-soft: #fff0c9; --haldi-ink: #744600; --mirch-ink: #a3201a;
  --mirch-soft: #fde6e2; --neel-ink: #174f82; --neel-soft: #e1eefa; --focus: #1248c4;
  --focus-on-brand: #ffd166;
  --rim: url("${rimImage}");
}
@media (prefers-color-scheme: dark) { :root {
  --ink: #edf3ee; --ink-2: #b5c2b9; --ink-3: #98a69d; --page: #0e1411; --surface: #171f1a;
  --sunken: #0a0f0c; --line: #2b372f; --line-strong: #76867b;
  --leaf: #43bd84; --leaf-hover: #5ccd98; --on-leaf: #05150d; --leaf-ink: #74d6a6;
  --leaf-soft: #16342a; --brand: #0d3324; --on-brand: #f1f7f2; --on-brand-2: #a9cfba;
  --haldi: #ffc247; --haldi-soft: #392b0d; --haldi-ink: #ffd47f; --mirch-ink: #ffa79c;
  --mirch-soft: #401b17; --neel-ink: #9cc9f4; --neel-soft: #15293c; --focus: #8fb4ff;
} }
* { box-sizing: border-box; margin: 0; }
body {
  background: var(--page); color: var(--ink);
  font: 430 14px/1.5 Anek, "Noto Sans", "Noto Sans Devanagari", "Nirmala UI", system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
}
.wrap { max-width: 1100px; margin-inline: auto; padding-inline: 12px; }
.skip {
  position: absolute; left: -999px; background: var(--surface); color: var(--ink);
  padding: 12px 16px; z-index: 1;
}
.skip:focus { left: 8px; top: 8px; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.top { background: var(--brand); color: var(--on-brand-2); padding-block: 16px; }
.top :focus-visible { outline-color: var(--focus-on-brand); }
.top h1 { color: var(--on-brand); font-size: 22px; line-height: 1.15; }
.shop {
  display: inline-flex; align-items: center; min-height: 44px; color: var(--on-brand);
  text-underline-offset: 3px;
}
.rim { height: 8px; background: var(--rim) repeat-x; }
.columns { display: grid; gap: 24px; padding-block: 20px 48px; }
h2 { font-size: 18px; line-height: 1.3; margin-bottom: 8px; }
h3 { font-size: 14px; }
.filter label { color: var(--ink-2); font-size: 13px; }
.row { display: flex; gap: 8px; margin-top: 4px; }
input, select {
  font: inherit; font-size: 16px; min-height: 44px; padding: 8px 12px; color: var(--ink);
  background: var(--surface); border: 1px solid var(--line-strong); border-radius: 8px;
  min-width: 0;
}
.row input { flex: 1; min-height: 48px; }
.btn {
  font: inherit; font-weight: 640; min-height: 44px; padding: 8px 14px; border-radius: 12px;
  border: 1px solid var(--line-strong); background: var(--surface); color: var(--ink);
  cursor: pointer;
}
.btn:hover { border-color: var(--leaf-ink); color: var(--leaf-ink); }
.btn.primary { background: var(--leaf); border-color: var(--leaf); color: var(--on-leaf); }
.btn.primary:hover { background: var(--leaf-hover); color: var(--on-leaf); }
.btn.danger:hover { border-color: var(--mirch-ink); color: var(--mirch-ink); }
.news { min-height: 21px; margin: 8px 0; color: var(--leaf-ink); }
ul { list-style: none; padding: 0; display: grid; gap: 8px; }
.card {
  background: var(--surface); border: 1px solid var(--line); border-radius: 16px; padding: 12px;
  min-width: 0;
}
.card.fresh { border-color: var(--leaf-ink); box-shadow: inset 4px 0 0 var(--haldi); }
.head { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; }
.head time { margin-left: auto; color: var(--ink-3); font-size: 13px; }
.to, .text, .subject { overflow-wrap: anywhere; }
.tag {
  font-size: 12px; font-weight: 640; padding: 2px 8px; border-radius: 4px;
  background: var(--leaf-soft); color: var(--leaf-ink);
}
.tag-mail { background: var(--neel-soft); color: var(--neel-ink); }
.tag-push { background: var(--haldi-soft); color: var(--haldi-ink); }
.code { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; margin-block: 8px; }
.digits {
  font-size: 28px; font-weight: 700; line-height: 1.15; letter-spacing: .12em; user-select: all;
}
.subject { font-weight: 640; margin-top: 4px; }
.text { color: var(--ink-2); white-space: pre-wrap; margin-top: 4px; }
.from { color: var(--ink-3); font-size: 12px; margin-top: 4px; }
.empty {
  color: var(--ink-2); border: 1.5px dashed var(--line-strong); border-radius: 16px;
  padding: 20px 16px;
}
#sections { display: grid; gap: 24px; margin-top: 24px; }
.ids { color: var(--ink-3); font-size: 13px; overflow-wrap: anywhere; }
.sum { font-weight: 640; }
.tag-bad { background: var(--mirch-soft); color: var(--mirch-ink); }
.tag-open { background: var(--haldi-soft); color: var(--haldi-ink); }
#faults { display: grid; gap: 8px; }
.fault { display: grid; gap: 8px; }
.state { color: var(--leaf-ink); }
.state-down, .state-slow, .state-errors { color: var(--mirch-ink); font-weight: 640; }
.field { color: var(--ink-2); }
.switches { display: flex; flex-wrap: wrap; gap: 8px; }
@media (min-width: 860px) {
  .columns { grid-template-columns: minmax(0, 1fr) 340px; gap: 32px; }
  .wrap { padding-inline: 24px; }
}
@media (forced-colors: active) {
  .rim { background: none; border-top: 1px solid CanvasText; }
  .card.fresh { outline: 2px solid Highlight; }
}
`;
