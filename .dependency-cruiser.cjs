const { chaptered, serverLibraries, sharedRules } = require('./scripts/libraries.cjs');

/** Any library but some, by its folder. */
const librariesBut = (names) => `^libs/(?!(?:${names.join('|')})/)([^/]+)/`;
const rulesLibraries = librariesBut([...serverLibraries, 'kernel', 'leagues']);
const games = '^libs/(?!(?:' + [...serverLibraries, ...sharedRules].join('|') + '|[a-z-]+-presentation)/)([^/]+)/';
const presentations = '^libs/([a-z]+)-presentation/';
const tests = '(\\.(e2e-|int-|full-|browser-)?spec\\.ts$|/testing/)';

/** A rule: what `from` may not reach, with the sentence that tells a newcomer what to do instead. */
const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/**
 * The arrows between the libraries of the application, and to what they stand on. Each may import these and nothing else of ours.
 */
const application = {
  streams: ['event-store', 'records', 'kernel', 'platform'],
  games: ['streams', 'event-store', 'records', 'audit', 'leagues', 'platform', 'kernel'],
  'campaign-service': ['games', 'streams', 'event-store', 'records', 'platform', 'kernel'],
  infrastructure: ['games', 'streams', 'event-store', 'platform'],
  'league-service': [
    ...['games', 'streams', 'infrastructure', 'event-store', 'records', 'leagues', 'webhooks', 'platform', 'kernel'],
    'accounts',
  ],
  notifications: [
    ...['league-service', 'games', 'streams', 'infrastructure', 'accounts', 'event-store', 'records', 'leagues'],
    ...['webhooks', 'platform', 'kernel'],
  ],
  verification: ['campaign-service', 'games', 'streams', 'event-store', 'records', 'audit', 'leagues', 'kernel'],
  server: [
    ...['verification', 'notifications', 'league-service', 'campaign-service', 'infrastructure', 'games', 'streams'],
    ...['accounts', 'event-store', 'records', 'platform', 'kernel'],
  ],
};

const arrowsOf = ([name, known]) =>
  forbid(
    `${name}-knows-its-arrows`,
    `${name} may import ${known.join(', ')}, and nothing else of ours: see the table in docs/architecture.md.`,
    { path: `^libs/${name}/`, pathNot: tests },
    { path: '^(apps|libs|bench|test|migrations)/', pathNot: `^libs/(${[name, ...known].join('|')})/` },
  );

module.exports = {
  forbidden: [
    forbid(
      'no-circular',
      'Two files that import each other cannot be read one after the other: move what both need into a third.',
      {},
      { circular: true },
    ),
    forbid(
      'kernel-imports-nothing-of-ours',
      'The kernel is what everything stands on: it imports no other library and no app.',
      { path: '^libs/kernel/' },
      { path: '^(apps|bench|migrations|test|libs/(?!kernel/))' },
    ),
    forbid(
      'kernel-is-pure',
      'The kernel may use zod, safe-stable-stringify (canonical JSON) and @noble/hashes (HMAC, SHA-256), and nothing else: no I/O, no framework.',
      { path: '^libs/kernel/', pathNot: tests },
      {
        dependencyTypesNot: ['local', 'aliased', 'aliased-subpath-import'],
        pathNot: 'node_modules/(zod|safe-stable-stringify|@noble/hashes)/',
      },
    ),
    forbid(
      'records-and-kernel-run-in-a-browser',
      'Who verifies a game does so wherever he likes: what is Node alone (node:crypto, Buffer, files) stays out of records, audit, leagues and kernel.',
      { path: '^libs/(kernel|records|audit|leagues)/', pathNot: tests },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'records-know-the-kernel-only',
      'records says what a stored commit is and checks it: it imports the kernel, and from outside zod.',
      { path: '^libs/records/', pathNot: tests },
      { pathNot: '^libs/(records|kernel)/|node_modules/zod/' },
    ),
    forbid(
      'audit-knows-records-leagues-and-kernel-only',
      'audit judges what a server says of finished games: it imports records, the kernel and the rules of leagues, and from outside zod, @noble/curves and @noble/hashes (Ed25519) and @scure/base.',
      { path: '^libs/audit/', pathNot: tests },
      {
        pathNot:
          '^libs/(audit|records|leagues|kernel)/|node_modules/(zod|@noble/curves|@noble/hashes|@scure/base|oauth4webapi)/',
      },
    ),
    forbid(
      'rules-are-pure',
      'A rules library computes: it may use zod and nothing else from outside. What needs I/O belongs into a library of the server.',
      { path: rulesLibraries, pathNot: tests },
      { dependencyTypesNot: ['local', 'aliased', 'aliased-subpath-import'], pathNot: 'node_modules/zod/' },
    ),
    forbid(
      'leagues-are-pure',
      'leagues computes: it imports the kernel, records (for what a league is as a stream), zod, and what has the formulas of ratings, openskill and glicko2; nothing else of ours or from outside.',
      { path: '^libs/leagues/', pathNot: tests },
      { pathNot: '^libs/(leagues|records|kernel)/|node_modules/(zod|openskill|glicko2)/' },
    ),
    forbid(
      'rules-know-the-kernel-only',
      'The rules of a game import the kernel, and skirmish or cards where they share them; never another game, never the server.',
      { path: games, pathNot: tests },
      { path: '^(apps|libs|migrations|bench|test)/', pathNot: '^libs/($1|kernel|skirmish|cards)/' },
    ),
    forbid(
      'rules-know-no-presentation',
      'Releases freeze rules; texts, pictures and bots live on in the presentation, which stands on the rules. Servers are assembled with both in apps.',
      { path: '^libs/(?![a-z]+-presentation/)', pathNot: tests },
      { path: '^libs/([a-z]+-presentation|drawing)/', pathNot: '^libs/drawing/' },
    ),
    forbid(
      'presentations-know-their-rules-only',
      'A presentation imports the rules that it shows, drawing, the kernel, and what skirmish or cards share; never another game, never the server.',
      { path: presentations, pathNot: tests },
      {
        path: '^(apps|libs|migrations|bench|test)/',
        pathNot: '^libs/($1|$1-presentation|kernel|drawing|(skirmish|cards)(-presentation)?)/',
      },
    ),
    forbid(
      'rules-do-not-draw',
      'Pictures stand in presentations: rules need no letters.',
      { path: '^libs/(?!drawing/|[a-z]+-presentation/)', pathNot: tests },
      { path: '^libs/drawing/' },
    ),
    forbid(
      'queries-are-for-presentations',
      '`queries.ts` exports what the presentation of the same rules shows; others use the index.',
      { path: '^(apps|libs|bench|migrations)/', pathNot: [tests, presentations] },
      { path: '^libs/([^/]+)/src/queries\\.ts$' },
    ),
    forbid(
      'rulesets-take-the-index-of-the-kernel',
      '`#kernel/server` is for servers and for programs that verify games: what a ruleset needs, the index exports.',
      { path: [games, presentations, '^libs/(skirmish|cards|drawing)/'], pathNot: tests },
      { path: '^libs/kernel/src/server\\.ts$' },
    ),
    forbid(
      'servers-are-assembled-in-apps',
      'No library knows which games a server plays: apps/rulesets.ts says so.',
      { path: `^libs/(${serverLibraries.join('|')})/`, pathNot: tests },
      { path: '^libs/(guilds|clash|arena|skarov|guardians|lantern|skirmish|cards)(-presentation)?/' },
    ),
    ...Object.entries(application).map(arrowsOf),
    forbid(
      'drawing-knows-no-game',
      'drawing makes pictures out of shapes and words: what is drawn is the business of the rulesets.',
      { path: '^libs/drawing/' },
      { path: '^(apps|libs|migrations|bench|test)/', pathNot: '^libs/(drawing|kernel)/' },
    ),
    forbid(
      'drawing-takes-types-of-the-kernel',
      'drawing may name what the kernel calls a seat or a text in two languages; what the kernel does, a ruleset hands over.',
      { path: '^libs/drawing/', pathNot: tests },
      { path: '^libs/kernel/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'skirmish-and-cards-know-the-kernel-only',
      'What two games share knows neither of them.',
      { path: '^libs/(skirmish|cards)/' },
      { path: '^(apps|libs|migrations|bench|test)/', pathNot: '^libs/($1|kernel)/' },
    ),
    forbid(
      'event-store-knows-no-game',
      'The store keeps streams of any game: it imports records, the kernel and platform (database), no ruleset.',
      { path: '^libs/event-store/' },
      { path: '^(apps|libs|bench|test)/', pathNot: '^libs/(event-store|records|kernel|platform)/' },
    ),
    forbid(
      'platform-knows-nothing-of-games',
      'platform is configuration, logging, database and queues: it serves the others and imports none of them.',
      { path: '^libs/platform/' },
      { path: '^(apps|libs|bench|test)/', pathNot: '^libs/platform/' },
    ),
    forbid(
      'libraries-do-not-know-apps',
      'Arrows point from apps to libraries. What an app and a library both need belongs into the library.',
      { path: '^(libs|migrations)/' },
      { path: '^(apps|bench|test)/' },
    ),
    forbid(
      'only-their-owners-touch-the-database',
      'SQL stands in event-store, platform, accounts, saved-content and the libraries of the application; no other folder talks to PostgreSQL, or has types of it in its hands.',
      {
        path: '^(apps|libs)/',
        pathNot: `^libs/(event-store|platform|accounts|saved-content|${Object.keys(application).join('|')})/`,
      },
      { path: 'node_modules/(@types/)?(pg|typeorm)/' },
    ),
    forbid(
      'migrations-import-nothing-of-ours',
      'A migration does the same for ever: it never imports code that changes.',
      { path: '^migrations/', pathNot: tests },
      { path: '^(apps|libs|bench|test|packages)/' },
    ),
    forbid(
      'accounts-know-no-game',
      'accounts keeps who plays, whatever is played: it imports the event store for its transactions, platform, and of the kernel what a text is; nothing else of ours.',
      { path: '^libs/accounts/' },
      { path: '^(apps|libs|bench|test)/', pathNot: '^libs/(accounts|event-store|kernel|platform)/' },
    ),
    forbid(
      'saved-content-knows-the-kernel-only',
      'saved-content keeps decks and bases of any kind: which there are and what is wrong with one, a ruleset says through the DeckRules and BaseRules of the kernel. Tests have accounts to keep them for.',
      { path: '^libs/saved-content/', pathNot: tests },
      { path: '^(apps|libs|bench|test)/', pathNot: '^libs/(saved-content|kernel|event-store|platform)/' },
    ),
    forbid(
      'webhooks-know-the-kernel-only',
      'webhooks carries a signed message to an address that a stranger chose: it imports the kernel and nothing else of ours, and from outside standardwebhooks, ipaddr.js, zod and what is in Node. What is told to whom, and kept of it, stands above it.',
      { path: '^libs/webhooks/', pathNot: tests },
      {
        dependencyTypesNot: ['core'],
        pathNot: '^libs/(webhooks|kernel)/|node_modules/(standardwebhooks|ipaddr\\.js|zod)/',
      },
    ),
    forbid(
      'contracts-know-the-kernel-only',
      'contracts derives types from any ruleset that is handed to it: it imports the kernel and no ruleset.',
      { path: '^libs/contracts/', pathNot: tests },
      { path: '^(apps|libs|bench|test|migrations)/', pathNot: '^libs/(contracts|kernel)/' },
    ),
    forbid(
      'api-and-worker-know-no-app',
      'What two apps need belongs into a library.',
      { path: '^apps/(api|worker)/' },
      { path: '^apps/', pathNot: ['^apps/$1/', '^apps/rulesets\\.ts$'] },
    ),
    forbid(
      'apps-are-put-together-by-standalone-and-cli',
      'Only standalone, which is API and worker in one process, and cli, which writes down the schema, import other apps, and by their index.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: ['^apps/$1/', '^apps/rulesets\\.ts$', '^apps/(api|worker)/src/index\\.ts$'] },
    ),
    forbid(
      'client-stands-alone',
      'What npm gets of the client imports nothing of ours, and of others graphql-ws alone: it runs in browsers.',
      { path: '^packages/client/', pathNot: tests },
      { pathNot: ['^packages/client/', 'node_modules/graphql-ws/'] },
    ),
    forbid(
      'packages-bundle-libraries-and-commands',
      'The other packages are put together of libraries without a server, by their index, and of commands of apps/cli that need none.',
      { path: '^packages/(?!client/)', pathNot: tests },
      {
        pathNot: [
          '^packages/',
          '^libs/(kernel|records|audit)/src/index\\.ts$',
          '^apps/cli/src/(author|new|verify|read-words|wrong-use)',
          '^rulesets/index\\.json$',
        ],
        dependencyTypesNot: ['core'],
      },
    ),
    forbid(
      'the-web-app-is-a-client',
      'The web app runs in a browser and knows the server by its API alone: it imports the client, what judges games (audit, records, kernel), and small libraries for browsers.',
      { path: '^apps/web/', pathNot: tests },
      {
        pathNot:
          '^apps/web/|^packages/client/src/index\\.ts$|^libs/(audit|records)/src/index\\.ts$|^libs/kernel/src/(index|server)\\.ts$|node_modules/(preact|@preact/signals|wouter-preact|idiomorph|@scure/base|oauth4webapi|uplot)/',
      },
    ),
    forbid(
      'no-server-imports-the-web-app',
      'Servers serve the built app, and know nothing of its source.',
      { path: '^(apps/(?!web/)|libs/|packages/)' },
      { path: '^apps/web/' },
    ),
    forbid(
      'nothing-stands-on-packages',
      'Packages are for those who use the server over the network: tests and the web app do, the server does not.',
      { path: '^(apps/(?!web/)|libs/|bench/|migrations/)' },
      { path: '^packages/' },
    ),
    forbid(
      'graphql-stands-at-the-edge',
      'What answers requests serves every transport: GraphQL is spoken in apps/api/src/graphql, resolvers, *.types.ts, and rest, which answers with operations of the schema.',
      {
        path: '^apps/',
        // The command line answers no requests: it compares the types of releases.
        pathNot: ['^apps/api/src/(graphql|rest)/', '^apps/cli/src/release/', '\\.(resolver|types)\\.ts$', tests],
      },
      { path: 'node_modules/(graphql|graphql-ws|graphql-query-complexity|@nestjs/(graphql|apollo)|@apollo/[^/]+)/' },
    ),
    forbid(
      'http-stands-at-the-edge',
      'What answers requests serves every transport: Express is known where a server is made and where requests come in.',
      {
        path: '^apps/',
        pathNot: ['^apps/api/src/(create-api\\.ts|(graphql|pages|rest|requests)/|access/scope-guard\\.ts)', tests],
      },
      { path: 'node_modules/(@types/)?(express|@nestjs/platform-express)/' },
    ),
    forbid(
      'answers-do-not-know-how-they-are-sent',
      'Give plain values and throw ApiErrors; resolvers and controllers dress them for GraphQL and REST.',
      {
        path: '^apps/api/src/(access|accounts|campaigns|games|kept|requests|rulesets|subscriptions|webhooks)/',
        pathNot: ['\\.(resolver|types|module)\\.ts$', tests],
      },
      { path: ['^apps/api/src/(graphql|rest)/', '^apps/.*\\.(resolver|types|controller)\\.ts$', '^libs/contracts/'] },
    ),
    forbid(
      'libraries-are-entered-by-their-index',
      'Between libraries import `#library` (`#library/testing` in tests, `#library/queries` in its presentation, `#skirmish/chapter` and `#cards/chapter`, `#kernel/server`): an index.ts says what is public.',
      { path: '^(apps|libs|bench|test|migrations)/([^/]+)/' },
      {
        path: '^libs/([^/]+)/src/',
        pathNot: [
          '^$1/$2/',
          '^libs/[^/]+/src/((testing/)?index|queries)\\.ts$',
          '^libs/kernel/src/server\\.ts$',
          // The sets of cards are content of one chapter, and no chapters.
          `^libs/(?!cards/src/content/[^/]+/)(${chaptered.join('|')})/src/.+/index\\.ts$`,
        ],
      },
    ),
    forbid(
      'testing-is-for-tests',
      'What stands in a testing folder may not reach production code.',
      // Authors check the laws of their rulesets with the command line, where they work on them.
      { pathNot: [tests, '^test/', '^bench/', '^apps/cli/src/(author|new/template)/'] },
      { path: '/testing/' },
    ),
    forbid(
      'no-development-package-at-run-time',
      'A package that production code imports must stand under dependencies.',
      // Rules are released where they are worked on, and nowhere else.
      // The web app is bundled: what it imports is in its files.
      { path: '^(apps|libs|migrations)/', pathNot: [tests, '^apps/cli/src/release/bundle\\.ts$', '^apps/web/'] },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'no-unresolvable',
      'The import leads nowhere: misspelled, or the package is not installed.',
      {},
      { couldNotResolve: true },
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Bundles, made of what is cruised.
    exclude: { path: '^packages/[^/]+/dist/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['source', 'import', 'node', 'default'] },
  },
};
