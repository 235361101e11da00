/** Start-up messages if the database or the data folder can't be used: one line each. */
export const databaseMessages = {
  'database.folderInUse':
    'The data folder {folder} is in use by process {pid}. Stop it, or choose another folder with DATA_DIR.',
  'database.folderInUseElsewhere':
    'The data folder {folder} is in use by process {pid} on {host}. Stop it, or choose another folder with DATA_DIR.',
  'database.folderNotWritable':
    'The data folder {folder} cannot be written ({reason}). Choose another folder with DATA_DIR.',
  'database.folderFull': 'The disk of the data folder {folder} is full. Free some space, then start again.',
  'database.folderDamaged': 'The embedded database in {folder} cannot be opened: {reason}',
  'database.wrongUrl': 'DATABASE_URL is not a PostgreSQL address such as postgresql://user:password@host:5432/name',
  'database.refused': 'The database server at {address} refuses connections. Is PostgreSQL running there?',
  'database.unknownHost': 'The host of DATABASE_URL cannot be found: {address}',
  'database.timeout': 'The database server at {address} does not answer.',
  'database.wrongPassword': 'The database server at {address} rejects the user or password in DATABASE_URL.',
  'database.unknownDatabase': 'The database {name} does not exist on {address}. Create it first.',
  'database.tooOld': 'The database server at {address} is PostgreSQL {version}; 15 or newer is needed.',
  'database.failed': 'The database at {address} cannot be used: {reason}',
  'database.serverRuns':
    'Another Blend server already runs on the database {name} at {address}. Stop it first; to start a process that only makes generations, use "npm run worker".',
  'database.serverRunsAs':
    'Another Blend server already runs on the database {name} at {address}: process {who}. Stop it first; to start a process that only makes generations, use "npm run worker".',
  'database.serverReplaced':
    'Another Blend server has taken over the database {name} at {address} while this one could not reach it. This one stops.',
  'database.workerAlone':
    'A worker shares a server’s database: set DATABASE_URL and DATA_DIR to the same values as the server.',
  'database.migrationChanged':
    'Migration {name} was changed after this database applied it. Restore the file; write a new migration instead.',
  'database.migrationUnknown':
    'This database has migration {name}, which this version of Blend does not know. Start a newer version, or restore a backup.',
  'database.migrationUnfinished':
    'Migration {name} began on this database and never finished. Resolve it with "prisma migrate resolve" first.',
  'database.migrationFailed': 'Migration {name} cannot be applied: {reason}',
} as const;
