/** The style of /docs, served as a file of its own: the page's policy allows nothing inline. */
export const docsStyle = `
:root { color-scheme: light dark; --ink: #1b2430; --soft: #5b6878; --paper: #fff; --edge: #d6dde6; --tint: #f3f6fa; --link: #1d4d8f; font: 15px/1.55 system-ui, sans-serif; }
@media (prefers-color-scheme: dark) { :root { --ink: #e5ebf3; --soft: #9aa8b8; --paper: #131a23; --edge: #2c3947; --tint: #1a232e; --link: #9cc3f5; } }
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); background: var(--paper); display: grid; grid-template-columns: 19rem minmax(0, 1fr); }
a { color: var(--link); }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1.25rem; border-right: 1px solid var(--edge); font-size: 0.875rem; }
nav h2 { margin: 1.25rem 0 0.25rem; font-size: 0.75rem; text-transform: uppercase; letter-spacing: 0.06em; color: var(--soft); }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { text-decoration: none; display: block; padding: 0.15rem 0; }
main { max-width: 60rem; padding: 1.5rem 2.5rem 6rem; }
h1 { margin: 0; }
section.operation { border-top: 1px solid var(--edge); padding: 1.25rem 0; }
section.operation > h3 { margin: 0; font: 600 1rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
.method { display: inline-block; min-width: 4.2rem; color: var(--link); }
.soft { color: var(--soft); }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0 1rem; font-size: 0.875rem; }
th, td { text-align: left; vertical-align: top; padding: 0.3rem 0.6rem 0.3rem 0; border-bottom: 1px solid var(--edge); }
th { color: var(--soft); font-weight: 500; }
code { font: 0.875em ui-monospace, monospace; background: var(--tint); padding: 0.05em 0.3em; border-radius: 3px; overflow-wrap: anywhere; }
h4 { margin: 1rem 0 0; font-size: 0.875rem; }
@media (max-width: 60rem) { body { display: block; } nav { position: static; height: auto; border: 0; } main { padding: 1rem; } }
`;
