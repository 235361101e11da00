/**
 * Lets a model's adapter report to the calling turn that something arrived, even data that no part of a stream shows:
 * reasoning outside the protocol, keep-alives.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** Set while a turn calls its model; the request code reads it and calls it for all incoming data. */
export const heartbeat = new AsyncLocalStorage<() => void>();
