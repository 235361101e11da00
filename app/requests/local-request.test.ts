/** Requests from this machine itself, and requests that were forwarded or sent from elsewhere. */
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { forwardingHeader, isLocalRequest } from './local-request.server.ts';
import { requestFacts } from '../services/http/request-context.ts';

const from = (address: string) => {
  const context = new RouterContextProvider();
  context.set(requestFacts, { id: '1', nonce: '2', address });
  return context;
};

test.each([
  'X-Forwarded-For',
  'x-forwarded-host',
  'X-Forwarded-Anything',
  'Forwarded',
  'Via',
  'X-Real-IP',
  'CF-Connecting-IP',
  'True-Client-IP',
  'CDN-Loop',
])('%s says that somebody handed the request on', (name) => {
  expect(forwardingHeader(new Headers({ accept: '*/*', [name]: '' }))).toBe(name.toLowerCase());
  expect(
    isLocalRequest(new Request('http://localhost/', { headers: { [name]: '127.0.0.1' } }), from('127.0.0.1')),
  ).toBe(false);
});

test.each([
  ['http://localhost:3000/', '127.0.0.1', true],
  ['http://127.0.0.1:3000/', '::1', true],
  ['http://[::1]:3000/', '::ffff:127.0.0.1', true],
  ['http://localhost:3000/', '192.168.1.5', false],
  // A foreign name that resolves to this machine.
  ['http://blend.example/', '127.0.0.1', false],
])('%s from %s: %s', (url, address, isLocal) => {
  expect(
    isLocalRequest(new Request(url, { headers: { 'x-blend-client-address': address, cookie: 'a=b' } }), from(address)),
  ).toBe(isLocal);
});
