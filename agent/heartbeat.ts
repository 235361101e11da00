/**
 * How a model's adapter tells the calling turn that something arrives, even what no part of a stream shows: thoughts
 * outside the protocol, keep-alives.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** Set while a turn asks its model; to be read where the request is made and called for whatever comes. */
export const heartbeat = new AsyncLocalStorage<() => void>();
