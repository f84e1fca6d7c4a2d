// Who may import whom (docs/architecture.md). Checked by `npm run check`, which plants violations to prove it.
const { rooms } = require('./tools/rooms.cjs');

const SRC = '^apps/server/src';

const roomRules = Object.entries(rooms).map(([room, mayImport]) => ({
  name: `room-${room}`,
  comment: `${room} may import ${mayImport.join(', ') || 'nothing of ours'}.`,
  severity: 'error',
  from: { path: `${SRC}/${room}/`, pathNot: '\\.test\\.ts$' },
  to: { path: `${SRC}/`, pathNot: [room, ...mayImport].map((name) => `${SRC}/${name}/`) },
}));

const roomNames = Object.keys(rooms)
  .filter((room) => room !== 'platform')
  .join('|');

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'engine-is-pure',
      severity: 'error',
      from: { path: '^packages/engine/src' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'engine-stands-alone',
      severity: 'error',
      from: { path: '^packages/engine/src' },
      to: { path: '^(apps|packages/contract)/' },
    },
    {
      name: 'contract-stands-alone',
      severity: 'error',
      from: { path: '^packages/contract/src' },
      to: { path: '^(apps|packages/engine)/' },
    },
    {
      name: 'decisions-are-pure',
      severity: 'error',
      from: { path: '\\.(decision|transitions)\\.ts$' },
      to: { path: `${SRC}/`, pathNot: '\\.(decision|transitions)\\.ts$|/types\\.ts$|/platform/domain-error\\.ts$' },
    },
    {
      name: 'sql-only-in-queries',
      severity: 'error',
      from: { path: `${SRC}/`, pathNot: [`${SRC}/platform/`, '\\.test\\.ts$'] },
      to: { path: '(^|node_modules/)pg(/|$)' },
    },
    {
      name: 'http-only-at-the-edge',
      severity: 'error',
      from: { path: `${SRC}/`, pathNot: [`${SRC}/(http/|main\\.ts)`, '\\.test\\.ts$'] },
      to: { path: 'node_modules/fastify/' },
    },
    {
      name: 'rooms-have-front-doors',
      comment: 'Another room is entered through its index.ts only; platform is open ground.',
      severity: 'error',
      from: { path: `${SRC}/([^/]+)/`, pathNot: '\\.test\\.ts$' },
      to: { path: `${SRC}/(${roomNames})/`, pathNot: [`${SRC}/$1/`, '/index\\.ts$'] },
    },
    {
      name: 'top-level-uses-front-doors',
      severity: 'error',
      from: { path: `${SRC}/[^/]+\\.ts$` },
      to: { path: `${SRC}/(${roomNames})/`, pathNot: '/index\\.ts$' },
    },
    {
      name: 'platform-folders-have-front-doors',
      severity: 'error',
      from: { path: `${SRC}/`, pathNot: [`${SRC}/platform/`, '\\.test\\.ts$'] },
      to: { path: `${SRC}/platform/[^/]+/`, pathNot: '/index\\.ts$' },
    },
    {
      name: 'web-never-imports-the-server',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'parts-know-no-domain',
      comment: 'Buttons, fields and tables know neither loans nor the service; a page with boxes knows parts and keys.',
      severity: 'error',
      from: { path: '^apps/web/src/(parts|page-viewer)/' },
      to: { path: '^(apps/web|packages)/', pathNot: '^apps/web/src/($1|parts|keyboard)/|^apps/web/src/words/$1\\.ts$' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { path: '/src/', pathNot: '\\.test\\.ts$|\\.fixture\\.ts$|/testing/' },
      to: { path: '\\.test\\.ts$|\\.fixture\\.ts$|^apps/server/test/|/testing/' },
    },
    ...roomRules,
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
