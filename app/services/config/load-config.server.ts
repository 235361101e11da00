/** Reads the configuration of this process: environment variables, the .env file, the stored secret. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadEnvFile } from 'node:process';
import { message } from '#messages/message.ts';
import { parseConfig, type Config, type Settings } from './config.ts';
import { projectRoot } from './project-root.ts';
import { StartError } from './start-error.ts';

/** Adds the variables of the .env file to those of this process, which take precedence. Throws StartError. */
export function loadVariables(root: string = projectRoot()): void {
  const file = path.join(root, '.env');
  if (existsSync(file)) {
    try {
      loadEnvFile(file);
    } catch (error) {
      throw new StartError(message('config.secretUnreadable', { file, reason: reasonOf(error) }), error);
    }
  }
}

/** The settings of this process. Throws ConfigError. */
export function readSettings(root: string = projectRoot()): Settings {
  loadVariables(root);
  return parseConfig(process.env, root);
}

/**
 * Settings with nothing left open: generates a secret on the first start and stores it in the data folder. Call it when
 * the folder is locked, so that two first starts don't generate two secrets.
 */
export function completeSettings(settings: Settings): Config {
  return { ...settings, secret: settings.secret ?? savedSecret(settings.dataDir) };
}

function savedSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    // Fails if the file exists, so a secret is never replaced.
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new StartError(message('config.secretUnreadable', { file, reason: reasonOf(error) }), error);
    }
  }
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new StartError(message('config.secretUnreadable', { file, reason: reasonOf(error) }), error);
  }
  if (secret.length < 32) throw new StartError(message('config.secretDamaged', { file }));
  return secret;
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
