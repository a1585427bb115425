import { expect, test } from 'vitest';
import { codeOf } from './code-of.ts';
import { CONNECTION_CODES, isNetworkCode, networkCode, networkReason } from './network-code.ts';
import REASONS from './network-reasons.json' with { type: 'json' };

const failing = (code: string): Error => Object.assign(new Error('it failed'), { code });

test('codes of connections, of certificates and of what speaks no HTTP are of the network; others are not', () => {
  for (const code of ['ECONNREFUSED', 'ERR_SSL_WRONG_VERSION_NUMBER', 'CERT_HAS_EXPIRED', 'SELF_SIGNED_CERT_IN_CHAIN'])
    expect(networkCode(failing(code)), code).toBe(code);
  expect(networkCode(failing('HPE_INVALID_CONSTANT'))).toBe('NO_HTTP');
  expect(networkCode(new AggregateError([failing('EPIPE')]))).toBe('EPIPE');
  // The first word of a refusal by Redis, codes of the file system, and what is no error at all.
  for (const code of ['ERR', 'EXECABORT', 'EACCES', 'ENOSPC', 'EEXIST', '']) {
    expect(isNetworkCode(code), code).toBe(false);
    expect(networkCode(failing(code)), code).toBeNull();
  }
  expect(networkCode('ECONNREFUSED')).toBeNull();
});

test('every code with words is one of the network, and every fault of a connection has words', () => {
  for (const code of Object.keys(REASONS)) expect(isNetworkCode(code), code).toBe(true);
  for (const code of CONNECTION_CODES) expect(networkReason(code, 'CA'), code).not.toBeNull();
  expect(networkReason('DEPTH_ZERO_SELF_SIGNED_CERT', 'SOME_OPTION')).toMatch(/name the CA in SOME_OPTION$/);
  expect(networkReason('CERT_UNTRUSTED', 'SOME_OPTION')).toBeNull();
});

test('the code of an error is its text, and nothing where it has none', () => {
  expect([codeOf(failing('ENOENT')), codeOf(new Error('no')), codeOf({ code: 'ENOENT' }), codeOf(null)]).toEqual([
    'ENOENT',
    '',
    '',
    '',
  ]);
});
