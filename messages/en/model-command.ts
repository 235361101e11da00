/** Terminal texts of `npm run model`. */
export const modelCommandMessages = {
  'modelCommand.usage':
    'npm run model [-- NUMBER|NAME | --from ADDRESS | FILE.gguf] [--sha256 HEX], or npm run model -- --check',
  'modelCommand.machine':
    'This machine: {memory} of memory, {free} of it free, {processors, plural, one {one processor} other {# processors}}.',
  'modelCommand.fit': 'Models that fit, the best first:',
  'modelCommand.model':
    '  {number}. {name} ({parameters}): {size} to fetch, about {memory} of memory, {license}, by {maker}',
  'modelCommand.noneFits':
    'None of the known models fits: the smallest needs about {memory} of memory. The assistant reads by itself as before.',
  'modelCommand.how': 'Fetch one with: npm run model -- 1',
  'modelCommand.configured': 'MODEL_FILE is {file}. Try it with: npm run model -- --check',
  'modelCommand.unknown':
    '“{name}” is neither a number of the list, nor a known model ({names}), nor a file that exists',
  'modelCommand.checksumForm': '--sha256 must be 64 hexadecimal digits',
  'modelCommand.addressForm':
    '--from must be an address that begins with http:// or https:// and ends with a file’s name',
  'modelCommand.fetching': 'Fetching {file} from {host} …',
  'modelCommand.going':
    '{done} of {whole}, {speed} a second, {minutes, plural, =0 {less than a minute} one {# minute} other {# minutes}} left',
  'modelCommand.goingUnknown': '{done}, {speed} a second',
  'modelCommand.checking': 'Comparing checksums …',
  'modelCommand.again': 'Cut off at {done}. Trying again …',
  'modelCommand.nothingCame': 'Nothing came. Trying again …',
  'modelCommand.fetched': '{file} is complete: {size}, sha256 {sha256}.',
  'modelCommand.by.given': 'The checksum is the one given.',
  'modelCommand.by.known': 'The checksum is the one known for this model.',
  'modelCommand.by.server': 'The checksum is the one that the server states; nobody else confirmed it.',
  'modelCommand.by.none': 'The server states no checksum: only the size was compared.',
  'modelCommand.there': '{file} is there already; delete it to fetch it again.',
  'modelCommand.set':
    'MODEL_FILE={file} was written to {env}. Restart the server to use it; npm run model -- --check tries it.',
  'modelCommand.outranked':
    'The variable MODEL_FILE is also set in this process’s environment, and that wins over the file.',
  'modelCommand.envOdd':
    'MODEL_FILE could not be written to {env} without touching other settings. Write this line there: {line}',
  'modelCommand.envUnwritable': '{env} can’t be written: {reason}. Write this line there: {line}',
  'modelCommand.noAnswer': '{host} can’t be reached: {reason}. Check the network, or name another place with --from',
  'modelCommand.redirects': '{host} leads on without end. Name another place with --from',
  'modelCommand.notFound': '{host} has no such file ({status}). Look there for its new place and name it with --from',
  'modelCommand.notAllowed':
    '{host} does not give the file without an account ({status}). Fetch it with a browser, then: npm run model -- path/to/it.gguf',
  'modelCommand.serverBusy':
    '{host} can’t serve the file now ({status}). Run the same command later: it goes on from {done}',
  'modelCommand.badStatus': '{host} answered with {status}. Name another place with --from',
  'modelCommand.aPage': '{host} answered with a page instead of a file. Open the address in a browser to see why',
  'modelCommand.notGguf': 'What {host} sent is not a GGUF file. Name another place with --from',
  'modelCommand.cutOff':
    'The transfer was cut off at {done}{whole} again and again. Run the same command later: it goes on from there',
  'modelCommand.of': ' of {whole}',
  'modelCommand.noRoom':
    'The disk of {folder} has {free} free, and {needed} are needed. Free some, or set DATA_DIR to another disk',
  'modelCommand.diskFull':
    'The disk of {folder} is full. Free {needed}, then run the same command: it goes on from {done}',
  'modelCommand.unwritable': '{folder} can’t be written: {reason}',
  'modelCommand.otherSize':
    '{host} offers a file of {size}, and the one known has {whole}. Name another place with --from',
  'modelCommand.wrongSum':
    'The file’s sha256 is {found}, but {wanted} was expected. It was deleted; fetch it again, or from another place with --from',
  'modelCommand.otherSum':
    '{file} is there, but its sha256 is {found}, and {wanted} was expected. Delete it and fetch it again',
  'modelCommand.notSet': 'MODEL_FILE is not set. Fetch a model first: npm run model',
  'modelCommand.facts':
    '{file}: {name}, {parameters} million parameters, {size}; takes about {memory} of memory and {context} tokens at once.',
  'modelCommand.prefix.computed':
    'The first request includes loading the model and reading the instructions, which later starts find on disk.',
  'modelCommand.prefix.file': 'The first request includes loading the model; its instructions were on disk.',
  'modelCommand.prefix.memory': 'The model was loaded already.',
  'modelCommand.reading':
    '{number}. “{asked}”: {seconds} s; {prompt} tokens, {read} of them read now, {written} written',
  'modelCommand.verdict.usable': '{answer}',
  'modelCommand.verdict.unsupported': 'would be left out, since the request does not bear it out: {answer}',
  'modelCommand.verdict.malformed': 'would be left out, since it is cut off or no list of acts: {answer}',
  'modelCommand.usable':
    '{usable} of {all} answers can be tried on a page. Whether they are right is for you to see: compare them with what was asked.',
} as const;
