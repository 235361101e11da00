/**
 * Who may import whom. Type-only imports count. tests/architecture.test.ts runs these rules and shows that each can
 * fail. messages ← design ← tools ← agent ← app/services ← app/features ← app/routes; app/ui stands alone.
 */
const test = '\\.(?:test|contract|arbitraries)\\.tsx?$|^tests/';
/** Everything of ours that stands above a layer. */
const above = (...layers) => `^(?:${layers.join('|')})`;
/**
 * The rooms of a folder from the ground up: each may import those before it. A room that is not listed fails
 * tests/architecture.test.ts.
 */
const rooms = {
  design: [
    'document',
    'fonts',
    'operations',
    'layout',
    'qr',
    'motion',
    'fabric',
    'lint',
    'tables',
    'templates',
    'film',
    'logo',
    'looks',
    'warp',
  ],
  // The tools themselves stand in the folder, above all of its rooms.
  tools: [
    'contract',
    'inputs',
    'shapes',
    'facts',
    'page',
    'pictures',
    'libraries',
    'tables',
    'texts',
    'brand',
    'arranging',
    'composing',
    'files',
  ],
  // The editor itself stands in the folder. Commands are below the session that runs them: they know the design alone.
  'app/features/editor': [
    'loading',
    'painting',
    'design-store',
    'commands',
    'tool-calls',
    'session',
    'qr',
    'insert',
    'clipboard',
    'tables',
    'actions',
    'fonts',
    'panel-parts',
    'fields',
    'colours',
    'modes',
    'stage',
    'menus',
    'layers',
    'pages',
    'panels',
    'motion',
    'history',
    'sidebar',
    'palette',
    'export',
    'resize',
    'hints',
    'dialogs',
    'toolbar',
    'top-bar',
    'bench',
  ],
};
/** A rule for each room: it knows nothing of the rooms above it, nor of what stands in the folder itself. */
const inOrder = (folder) =>
  rooms[folder].map((room, at) => ({
    name: `${folder.split('/').at(-1)}-in-order`,
    comment: `The rooms of ${folder} build on each other in one order.`,
    severity: 'error',
    from: { path: `^${folder}/${room}/`, pathNot: test },
    to: { path: `^${folder}/(?:[^/]+$|(?:${rooms[folder].slice(at + 1).join('|') || 'none'})/)` },
  }));
const appRoot = 'app/(?:root|server|routes|entry\\.server|entry\\.client)\\.tsx?$';

module.exports = {
  rooms,
  forbidden: [
    ...Object.keys(rooms).flatMap(inOrder),
    {
      name: 'messages-at-the-bottom',
      comment: 'The message catalogue is used by every layer, so it uses none.',
      severity: 'error',
      from: { path: '^messages/', pathNot: test },
      to: { path: above('design/', 'tools/', 'agent/', 'app/', 'prisma/', 'scripts/', 'bench/') },
    },
    {
      name: 'kernel-below-tools',
      comment: 'design/ is the kernel: it knows nothing of tools, agents or the application.',
      severity: 'error',
      from: { path: '^design/', pathNot: test },
      to: { path: above('tools/', 'agent/', 'app/', 'prisma/', 'scripts/', 'bench/') },
    },
    {
      name: 'kernel-is-pure',
      comment:
        'design/ runs in browser, server and worker alike: no Node, no React; Fabric is handed in, its types may be named.',
      severity: 'error',
      from: { path: '^design/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'kernel-gets-fabric-handed-in',
      severity: 'error',
      from: { path: '^design/', pathNot: test },
      to: { path: 'node_modules/(?:fabric|react|react-dom|@napi-rs|sharp)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tools-below-agent',
      severity: 'error',
      from: { path: '^tools/', pathNot: test },
      to: { path: above('agent/', 'app/', 'prisma/', 'scripts/', 'bench/') },
    },
    {
      name: 'agent-below-app',
      severity: 'error',
      from: { path: '^agent/', pathNot: test },
      to: { path: above('app/', 'prisma/', 'scripts/', 'bench/') },
    },
    {
      name: 'services-below-features',
      severity: 'error',
      from: { path: '^app/services/', pathNot: test },
      to: { path: above('app/features/', 'app/routes/', 'app/ui/', 'scripts/', appRoot) },
    },
    {
      name: 'features-below-routes',
      severity: 'error',
      from: { path: '^app/features/', pathNot: test },
      to: { path: above('app/routes/', 'scripts/', appRoot) },
    },
    {
      name: 'features-apart',
      comment: 'A feature never imports another: the route composes them.',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/' },
      to: { path: '^app/features/', pathNot: '^app/features/$1/' },
    },
    {
      name: 'ui-stands-alone',
      comment: 'Primitives know nothing of the product.',
      severity: 'error',
      from: { path: '^app/ui/', pathNot: test },
      to: { path: above('messages/', 'design/', 'tools/', 'agent/', 'prisma/', 'scripts/', 'bench/', 'app/(?!ui/)') },
    },
    {
      name: 'application-below-scripts',
      comment: 'The application never reaches into the scripts that start it.',
      severity: 'error',
      from: { path: '^app/', pathNot: test },
      to: { path: '^scripts/' },
    },
    {
      name: 'vendors-in-services',
      comment: 'Only app/services knows whose software does the work.',
      severity: 'error',
      from: { path: '^(?:messages|design|tools|agent|app/(?!services/))', pathNot: test },
      to: {
        path: 'node_modules/(?:@ai-sdk/openai|better-auth|nodemailer|pg|@electric-sql/pglite|@prisma/[^/]+|sharp|stripe|@napi-rs/canvas)/|^prisma/generated/',
      },
    },
    {
      name: 'configuration-in-services',
      comment: 'Only app/services reads the configuration; the server that is built around it gets it handed in.',
      severity: 'error',
      from: { path: '^app/(?:features|routes|ui)/', pathNot: test },
      to: { path: '^app/services/config/load-config' },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { path: '^(?:messages|design|tools|agent|app|prisma|scripts)/', pathNot: test },
      to: { path: test, pathNot: '^tests/(?:fixtures|mutants)/' },
    },
    {
      name: 'no-development-packages-in-the-product',
      severity: 'error',
      from: { path: '^(?:messages|design|tools|agent|app)/', pathNot: `${test}|^app/routes\\.ts$` },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-dead-ends',
      comment: 'An import that leads nowhere. Route types are generated beside the sources.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\+types/|^#prisma/generated/' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^prisma/generated/(?!client\\.ts$)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};
