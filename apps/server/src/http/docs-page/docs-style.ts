/** The style of /docs, served as a file of its own: the page's policy allows nothing inline. */
export const docsStyle = `
:root {
  color-scheme: light dark;
  --ink: #1b2430; --soft: #556273; --paper: #fff; --edge: #d6dde6; --tint: #f1f5f9; --link: #1d4d8f;
  font: 15px/1.55 system-ui, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root { --ink: #e5ebf3; --soft: #a3b0c0; --paper: #131a23; --edge: #2c3947; --tint: #1d2733; --link: #9cc3f5; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; color: var(--ink); background: var(--paper); display: grid; grid-template-columns: 21rem minmax(0, 1fr); }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1.25rem; border-right: 1px solid var(--edge); font-size: 0.875rem; }
nav h2 { margin: 1.25rem 0 0.25rem; font-size: 0.75rem; text-transform: uppercase; letter-spacing: 0.06em; color: var(--soft); }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { text-decoration: none; display: flex; gap: 0.5rem; padding: 0.15rem 0; overflow-wrap: anywhere; }
nav a:hover { text-decoration: underline; }
nav .verb { flex: none; width: 3.4rem; font: 0.75rem/1.75 ui-monospace, monospace; color: var(--soft); }
main { max-width: 60rem; padding: 1.5rem 2.5rem 6rem; }
h1 { margin: 0; }
main > h2 { margin: 3rem 0 0; }
.to-contents { display: none; }
.operation { border-top: 1px solid var(--edge); padding: 1.25rem 0; }
main > h2 + p + .operation { margin-top: 1rem; }
.operation > h3 { margin: 0; font: 600 1rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
.operation:target > h3 { background: var(--tint); box-shadow: 0 0 0 0.4rem var(--tint); }
.method { display: inline-block; min-width: 4.2rem; color: var(--link); }
.summary { margin: 0.4rem 0; font-weight: 600; }
.soft { color: var(--soft); }
.operation > .soft { margin: 0.4rem 0; }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0 1rem; font-size: 0.875rem; }
th, td { text-align: left; vertical-align: top; padding: 0.35rem 0.8rem 0.35rem 0; border-bottom: 1px solid var(--edge); }
th { color: var(--soft); font-weight: 500; }
td:last-child { padding-right: 0; }
td:first-child { white-space: nowrap; width: 1%; }
td.wide { width: 100%; overflow-wrap: anywhere; }
td.last { white-space: nowrap; text-align: right; }
td p { margin: 0; }
td p + p { margin-top: 0.25rem; }
code { font: 0.875em ui-monospace, monospace; background: var(--tint); padding: 0.1em 0.35em; border-radius: 3px; }
p code, td.wide code { overflow-wrap: anywhere; }
h4 { margin: 1rem 0 0; font-size: 0.875rem; }
@media (max-width: 60rem) {
  body { display: flex; flex-direction: column; }
  main { order: 1; padding: 1.25rem 1rem 2rem; max-width: 100%; }
  nav { order: 2; position: static; height: auto; border: 0; border-top: 1px solid var(--edge); padding: 1.25rem 1rem 4rem; }
  .to-contents { display: block; }
  .method { min-width: 0; margin-right: 0.5rem; }
  td:first-child { white-space: normal; width: auto; min-width: 3rem; }
  td.last { white-space: normal; }
}
`;
