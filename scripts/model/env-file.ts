/** Writes one setting into an .env file and keeps everything else in it, byte for byte. */
import {
  chmodSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { isDeepStrictEqual, parseEnv } from 'node:util';

/** A line that sets a variable. */
const SETTING = /^[ \t]*(?:export[ \t]+)?([A-Za-z_][A-Za-z0-9_]*)[ \t]*=/;
const PLAIN = /^[A-Za-z0-9_./:@%+~-]+$/;

/** The line that sets the variable; null if no quotes can hold the value. */
export function settingLine(name: string, value: string): string | null {
  if (PLAIN.test(value)) return `${name}=${value}`;
  // Not double quotes: \n in them is a line break.
  const quote = ["'", '`'].find((mark) => !value.includes(mark));
  return quote === undefined || /[\r\n]/.test(value) ? null : `${name}=${quote}${value}${quote}`;
}

/**
 * The text with the variable set: its last line is replaced, or one is added at the end. Null if that can't be done
 * without changing another variable.
 */
export function withSetting(text: string, name: string, value: string): string | null {
  const line = settingLine(name, value);
  if (line === null) return null;
  const before = parseEnv(text);
  const candidates = [...replacements(text, name, line), withLine(text, line)];
  const wanted = { ...before, [name]: value };
  // A line that looks like the setting may stand within the quotes of another one.
  return candidates.find((candidate) => isDeepStrictEqual({ ...parseEnv(candidate) }, wanted)) ?? null;
}

/** Each line that sets the variable replaced in turn, the last one first. */
function replacements(text: string, name: string, line: string): string[] {
  const lines = text.split('\n');
  return lines
    .flatMap((own, index) => {
      if (SETTING.exec(own)?.[1] !== name) return [];
      const end = own.endsWith('\r') ? '\r' : '';
      return [lines.with(index, `${line}${end}`).join('\n')];
    })
    .reverse();
}

function withLine(text: string, line: string): string {
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  return `${text}${text === '' || text.endsWith('\n') ? '' : end}${line}${end}`;
}

/**
 * Sets the variable in the file, which is made if it is missing. False if that can't be done without changing another
 * variable. Throws what the file system throws.
 */
export function writeSetting(file: string, name: string, value: string): boolean {
  const target = existsSync(file) ? realpathSync(file) : file;
  const isThere = existsSync(target);
  const text = withSetting(isThere ? readFileSync(target, 'utf8') : '', name, value);
  if (text === null) return false;
  const draft = `${target}.${process.pid}.new`;
  try {
    // Secrets may stand in it.
    writeFileSync(draft, text, { mode: 0o600 });
    if (isThere) chmodSync(draft, statSync(target).mode);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  return true;
}
