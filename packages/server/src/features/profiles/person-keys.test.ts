import { expect, test } from 'vitest';
import { personKeys } from './person-keys.ts';

const marks = { emails: ['Ana@X.example', 'ana@x.example'], sourceId: '1', publicIdentifier: 'AnaS' };

test('people are told apart by address, network name and source, never by name', () => {
  expect(personKeys({ ...marks, kind: 'json-resume' })).toEqual([
    'source:json-resume:1',
    'email:ana@x.example',
    'network:anas',
  ]);
});

test('the public name in a CV is nobody’s key', () => {
  expect(personKeys({ ...marks, kind: 'cv' })).toEqual(['source:cv:1', 'email:ana@x.example']);
});
