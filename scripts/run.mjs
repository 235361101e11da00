/**
 * The entry of every npm script: `node scripts/run.mjs <command> [arguments]`. Plain JavaScript without static imports,
 * so that even a Node far too old reaches the line that reports it.
 */
const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error('Blend needs Node 20 or newer to start; this is Node ' + process.versions.node + '.');
  process.exit(1);
} else {
  import('./launch.mjs').then(
    (launch) => launch.run(process.argv[2], process.argv.slice(3)),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
}
